"""A worked example in Python, standard library only: follow exact copies back to their first event.

    npx backtrail pab eval --defense "cmd:python3 examples/verbatim_tracker.py"

One JSON request a line on stdin, one JSON reply a line on stdout. Offsets are code points, which
is how Python counts a string.
"""

import json
import sys

RANK = {"system": 0, "user": 1, "trusted_tool": 2, "memory": 3}


def review(trace, point):
    events = trace["events"]
    surface = next(e for e in events if e["event_id"] == point["event_id"])
    span = point["span"] or [0, len(surface["content"])]
    text = surface["content"][span[0] : span[1]]
    holders = [e for e in events if text in e["content"]]
    origin = holders[0]
    trusted = RANK.get(origin["channel"], 4) <= 2
    return {
        "decision": "act" if trusted else "block",
        "attribution": {
            "origin_channel": origin["channel"],
            "hop_chain": [origin["channel"]],
            "span": span,
            "origin_event_id": origin["event_id"],
        },
        "confidence": 0.9 if len(holders) > 1 else 0.4,
        "rationale": f"{len(holders)} event(s) hold these exact words",
    }


for line in sys.stdin:
    request = json.loads(line)
    reply = review(request["trace"], request["decision_point"])
    print(json.dumps({"id": request["id"], **reply}), flush=True)
