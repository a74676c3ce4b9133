"""The numbers that a text names, in figures and in words; one is too small a word to mean anything."""

import re

WORDS = {
    "en": ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
    "de": ["zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"],
}
MORE = {
    "en": {"fifteen": 15, "sixteen": 16, "twenty": 20},
    "de": {"zweit": 2, "dritt": 3, "viert": 4, "fünfzehn": 15, "sechzehn": 16, "zwanzig": 20},
}
PLACE = re.compile(r"\b[a-e][1-5]\b")  # as in a3, which is no number of anything


def numbers_in(text: str, language: str = "en") -> set[int]:
    known = {word: number for number, word in enumerate(WORDS[language], 2)} | MORE[language]
    found = re.findall(r"\w+", PLACE.sub("", text).lower())
    return {int(word) if word.isdecimal() else known[word] for word in found if word.isdecimal() or word in known}


def large(numbers: set[int]) -> set[int]:
    """Those that say the same in every language; of one, two and both each speaks in its own way."""
    return {number for number in numbers if number > 2}
