"""Thousand (Тысяча): bid for the talon, declare marriages, be the first to reach 1000."""
