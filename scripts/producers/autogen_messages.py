"""Messages and saved state of AutoGen's AgentChat, from a team with scripted models."""

import asyncio
import json
import sys

from autogen_agentchat.agents import AssistantAgent
from autogen_agentchat.conditions import MaxMessageTermination
from autogen_agentchat.teams import RoundRobinGroupChat
from autogen_core import FunctionCall
from autogen_core.memory import ListMemory, MemoryContent, MemoryMimeType
from autogen_core.models import CreateResult, ModelInfo, RequestUsage
from autogen_ext.models.replay import ReplayChatCompletionClient

from story import ANSWER, MAIL, NOTE, PAGE, QUESTION, SYSTEM, URL


async def fetch_page(url: str) -> str:
    """Fetch a page of the web."""
    return PAGE


def client(answers):
    info = ModelInfo(
        vision=False, function_calling=True, json_output=False, family="unknown", structured_output=False
    )
    return ReplayChatCompletionClient(answers, model_info=info)


def call(id, name, arguments):
    return CreateResult(
        finish_reason="function_calls",
        content=[FunctionCall(id=id, name=name, arguments=json.dumps(arguments))],
        usage=RequestUsage(prompt_tokens=1, completion_tokens=1),
        cached=False,
        thought="First I have to read the page itself.",
    )


async def main():
    memory = ListMemory()
    await memory.add(MemoryContent(content=NOTE, mime_type=MemoryMimeType.TEXT))
    reader = AssistantAgent(
        "reader",
        model_client=client([call("c1", "fetch_page", {"url": URL})]),
        tools=[fetch_page],
        memory=[memory],
        system_message=SYSTEM,
    )
    writer = AssistantAgent("writer", model_client=client([ANSWER]), system_message=SYSTEM)
    team = RoundRobinGroupChat([reader, writer], termination_condition=MaxMessageTermination(3))
    result = await team.run(task=QUESTION)
    with open(sys.argv[1], "w") as file:
        file.write(result.model_dump_json(indent=1) + "\n")
    with open(sys.argv[2], "w") as file:
        json.dump(await team.save_state(), file, indent=1, default=str)


asyncio.run(main())
