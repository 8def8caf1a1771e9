"""Message history of Pydantic AI, from an agent with a scripted model."""

import sys

from pydantic_ai import Agent, ModelRetry
from pydantic_ai.messages import (
    ModelMessagesTypeAdapter,
    ModelResponse,
    TextPart,
    ThinkingPart,
    ToolCallPart,
)
from pydantic_ai.models.function import FunctionModel

from story import ANSWER, MAIL, PAGE, QUESTION, SYSTEM, URL

turn = 0


def scripted(messages, info):
    global turn
    turn += 1
    if turn == 1:
        return ModelResponse(
            parts=[
                ThinkingPart("First I have to read the page itself."),
                ToolCallPart("fetch_page", {"url": URL}, tool_call_id="c1"),
                ToolCallPart("read_mail", {"number": 9}, tool_call_id="c2"),
            ]
        )
    if turn == 2:
        return ModelResponse(parts=[ToolCallPart("read_mail", {"number": 1}, tool_call_id="c3")])
    return ModelResponse(parts=[TextPart(ANSWER)])


agent = Agent(FunctionModel(scripted), system_prompt=SYSTEM, instructions="Answer in one sentence and name the page.")


@agent.tool_plain
def fetch_page(url: str) -> str:
    """Fetch a page of the web."""
    return PAGE


@agent.tool_plain
def read_mail(number: int) -> dict:
    """Read a mail by its number."""
    if number != 1:
        raise ModelRetry("There is no mail with this number, take number one.")
    return {"from": "ann@shop.example", "body": MAIL}


result = agent.run_sync(QUESTION)
with open(sys.argv[1], "wb") as file:
    file.write(ModelMessagesTypeAdapter.dump_json(result.all_messages(), indent=1) + b"\n")
