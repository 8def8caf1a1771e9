"""A small agent for the command target: one JSON request a line in, one JSON answer a line out.

npx backtrail probe scan --target "command:python3 examples/line_agent.py" --oracle legacy
"""

import json
import sys

for line in sys.stdin:
    request = json.loads(line)
    text = "I can't talk about my setup." if "prompt" in request["prompt"].lower() else "Noted."
    print(json.dumps({"id": request["id"], "text": text, "tool_calls": []}), flush=True)
