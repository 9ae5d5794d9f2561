#!/usr/bin/env python3
"""Two stubborn French plans for Napoléon, to see whether they pay (docs/balance.md).

    ghent   the whole army marches to Ghent and waits there: the Anglo-Dutch starve
    raid    riders go for whatever city is empty, the foot follows to the nearest city

    papelotte simulate napoleon --games 50 --seat "french=cmd:python3 docs/examples/napoleon_plans.py ghent" --seat anglo_dutch=regular
"""
import json
import pathlib
import sys
from collections import deque

plan = sys.argv[1] if len(sys.argv) > 1 else "ghent"
board = json.loads((pathlib.Path(__file__).parents[2] / "data/napoleon/board.json").read_text())
near = {town["id"]: town["neighbours"] for town in board["towns"]}
cities = [town["id"] for town in board["towns"] if town.get("victory")]
RIDERS = ("napoleon", "cav", "hart", "pajol", "exelmans", "kellermann", "milhaud")


def distances(goal):
    found, queue = {goal: 0}, deque([goal])
    while queue:
        town = queue.popleft()
        for other in near[town]:
            if other not in found:
                found[other] = found[town] + 1
                queue.append(other)
    return found


far = {city: distances(city) for city in cities}


def enemies(view, town):
    armies = view["blocks"].get(town, {}).get("map", {})
    return sum(armies[army]["blocks"] for army in armies if army != "french")


def goal_of(unit, view):
    """The city that a block of ours marches to."""
    if plan == "ghent":
        return "ghent"
    at = view["units"][unit]["at"]
    rides = unit.endswith(RIDERS)
    return min(cities, key=lambda city: (rides and enemies(view, city) > 0, far[city][at]))


def worth(action, view):
    """The best answer has the highest worth; `done` has none."""
    verb, *words = action.split()
    if verb == "place":
        return -far["ghent" if plan == "ghent" else "brussels"][words[1]]
    if verb == "group":
        blocks = [unit for unit, block in view["units"].items() if block.get("start") == words[1]]
        return sum(far[goal_of(unit, view)][words[1]] > 0 for unit in blocks)
    if verb in ("march", "force"):
        unit, town = words
        goal, at = goal_of(unit, view), view["units"][unit]["at"]
        nearer = far[goal][at] - far[goal][town]
        if enemies(view, town) > 3 and town != goal or verb == "force" and town != goal:
            return -1
        return nearer - 0.1 * enemies(view, town)
    if verb in ("redeploy", "leave", "swap", "unform", "shelter", "form"):
        return -1
    if verb == "retreat" and any(battle for battle in view["battles"]) and view["step"] == "combat":
        return -1
    if verb in ("fire", "fire_square"):
        return 5
    if verb == "move":
        return 1 if words[1].startswith("allied") else -1 if words[1].endswith("reserve") else 2
    return 0 if verb == "done" else 1


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        print(json.dumps({"do": max(message["legal"], key=lambda action: worth(action, message["view"]))}), flush=True)
