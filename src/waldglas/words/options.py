"""What the options of a game mean, in the words of its catalogue."""

from waldglas.core.message import Message
from waldglas.core.options import Number, Option, Reading
from waldglas.words import Speaker


def option_title(speaker: Speaker, option: Option) -> str:
    return speaker.say(Message(f"option-{option.name}"))


def option_help(speaker: Speaker, option: Option) -> str:
    return speaker.say(Message(f"option-{option.name}.help", {"example": option.example} if option.example else {}))


def value_words(speaker: Speaker, option: Option, value: str) -> str:
    """What a value is called: by the game, yes or no by the house; what was written freely is called what it is."""
    for known in (f"option-{option.name}.{value}", f"option-value-{value}"):
        if speaker.catalogue.has(known):
            return speaker.say(Message(known))
    return value


def meanings(speaker: Speaker, reading: Reading) -> dict[str, str]:
    """What each way to read a rule means."""
    return {value: speaker.say(Message(f"option-{reading.name}.{value}-means")) for value in reading.values}


def reading_why(speaker: Speaker, reading: Reading) -> str:
    """Why the usual way was chosen."""
    return speaker.say(Message(f"option-{reading.name}.why"))


def takes(speaker: Speaker, option: Option) -> str:
    if isinstance(option, Number):
        return speaker.say(Message("option-takes-numbers", {"least": str(option.least), "most": str(option.most)}))
    if option.example:
        return speaker.say(Message("option-takes-written", {"values": option.values}))
    return ", ".join(option.values)
