#!/usr/bin/env python3
"""A bot for Papelotte: prefers some kinds of action to others and picks among the best at random.

    papelotte arena waterloo --a "cmd:python3 docs/examples/bot.py" --b random --games 10
"""
import json
import random
import sys

# What a bold commander likes to do, the best first; what is not named comes last but before "done".
LIKED = ["attack", "charge", "assault", "grand_battery", "aim", "fire", "skirmish", "move", "go"]


def liking(action):
    verb = action.split()[0]
    if verb == "done":
        return len(LIKED) + 1
    return LIKED.index(verb) if verb in LIKED else len(LIKED)


def choose(legal):
    best = min(liking(action) for action in legal)
    return random.choice([action for action in legal if liking(action) == best])


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        action = choose(message["legal"])
        why = f"Of {len(message['legal'])} actions I like to {action.split()[0]} best."
        print(json.dumps({"do": action, "why": why}), flush=True)
