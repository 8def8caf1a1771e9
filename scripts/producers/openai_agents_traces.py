"""Trace export and run state of the OpenAI Agents SDK, from an agent with a scripted model."""

import asyncio
import json
import sys

from agents import Agent, ModelResponse, RunConfig, Runner, Usage, function_tool, generation_span
from agents.models.interface import Model, ModelProvider
from agents.tracing import set_trace_processors
from agents.tracing.processor_interface import TracingExporter
from agents.tracing.processors import BatchTraceProcessor
from openai.types.responses import (
    ResponseFunctionToolCall,
    ResponseOutputMessage,
    ResponseOutputText,
)

from story import ANSWER, MAIL, PAGE, QUESTION, SYSTEM, URL

exported = []


class Exporter(TracingExporter):
    def export(self, items):
        exported.extend(item.export() for item in items)


processor = BatchTraceProcessor(Exporter())
set_trace_processors([processor])


def message(text):
    part = ResponseOutputText(text=text, type="output_text", annotations=[])
    return ResponseOutputMessage(id="m1", content=[part], role="assistant", status="completed", type="message")


def call(id, name, arguments):
    return ResponseFunctionToolCall(
        id=f"f{id}", call_id=id, name=name, arguments=json.dumps(arguments), type="function_call"
    )


class Scripted(Model):
    turn = 0

    async def get_response(self, system_instructions, input, *args, **kwargs):
        self.turn += 1
        output = [message(ANSWER)]
        if self.turn == 1:
            output = [call("c1", "fetch_page", {"url": URL})]
        if self.turn == 2:
            output = [call("c2", "delete_booking", {"number": 7})]
        items = [{"role": "user", "content": input}] if isinstance(input, str) else list(input)
        with generation_span(
            input=[{"role": "system", "content": system_instructions}, *items],
            output=[one.model_dump() for one in output],
            model="scripted",
        ):
            pass
        return ModelResponse(output=output, usage=Usage(), response_id=None)

    def stream_response(self, *args, **kwargs):
        raise NotImplementedError


@function_tool
def fetch_page(url: str) -> str:
    """Fetch a page of the web."""
    return PAGE


@function_tool(needs_approval=True)
def delete_booking(number: int) -> str:
    """Delete a booking by its number."""
    return MAIL


async def main():
    agent = Agent(name="Helper", instructions=SYSTEM, tools=[fetch_page, delete_booking], model=Scripted())
    result = await Runner.run(agent, QUESTION)
    state = result.to_state()
    with open(sys.argv[1], "w") as file:
        file.write(json.dumps(state.to_json(), indent=1) + "\n")
    for one in result.interruptions:
        state.approve(one)
    await Runner.run(agent, state)
    processor.force_flush()
    with open(sys.argv[2], "w") as file:
        for one in exported:
            if one is not None:
                file.write(json.dumps(one) + "\n")


asyncio.run(main())
