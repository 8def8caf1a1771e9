"""Memory steps of smolagents, from a tool-calling and a code agent with scripted models."""

import json
import sys

from smolagents import ChatMessage, CodeAgent, Model, ToolCallingAgent, tool
from smolagents.models import ChatMessageToolCall, ChatMessageToolCallFunction

from story import ANSWER, PAGE, QUESTION, SYSTEM, URL


@tool
def fetch_page(url: str) -> str:
    """Fetch a page of the web.

    Args:
        url: address of the page
    """
    return PAGE


class Scripted(Model):
    def __init__(self, answers):
        super().__init__()
        self.answers = list(answers)

    def generate(self, messages, **kwargs):
        return self.answers.pop(0)


def call(id, name, arguments):
    function = ChatMessageToolCallFunction(name=name, arguments=arguments)
    return ChatMessage(
        role="assistant", content="", tool_calls=[ChatMessageToolCall(id=id, type="function", function=function)]
    )


def code(text):
    return ChatMessage(role="assistant", content=f"I look at the page first.\n<code>\n{text}\n</code>")


def plain(value):
    return value.dict() if hasattr(value, "dict") else str(value)


calling = ToolCallingAgent(
    tools=[fetch_page],
    model=Scripted([call("c1", "fetch_page", {"url": URL}), call("c2", "final_answer", {"answer": ANSWER})]),
    verbosity_level=0,
)
calling.prompt_templates["system_prompt"] = SYSTEM
calling.run(QUESTION)
coding = CodeAgent(
    tools=[fetch_page],
    model=Scripted([code(f"print(fetch_page({URL!r}))"), code("print(missing)"), code(f"final_answer({ANSWER!r})")]),
    verbosity_level=0,
)
coding.prompt_templates["system_prompt"] = SYSTEM
coding.run(QUESTION)
with open(sys.argv[1], "w") as file:
    json.dump(calling.memory.get_full_steps(), file, indent=1, default=plain)
with open(sys.argv[2], "w") as file:
    json.dump(coding.memory.get_full_steps(), file, indent=1, default=plain)
