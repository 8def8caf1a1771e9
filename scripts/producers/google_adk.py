"""Session of Google's Agent Development Kit and its spans, from an agent with a scripted model."""

import asyncio
import json
import sys

from google.adk.agents import LlmAgent
from google.adk.models import BaseLlm, LlmResponse
from google.adk.runners import InMemoryRunner
from google.genai import types
from opentelemetry import trace
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from story import ANSWER, MAIL, PAGE, QUESTION, SYSTEM, URL

spans = InMemorySpanExporter()
provider = TracerProvider()
provider.add_span_processor(SimpleSpanProcessor(spans))
trace.set_tracer_provider(provider)


class Scripted(BaseLlm):
    turn: int = 0

    async def generate_content_async(self, request, stream=False):
        self.turn += 1
        parts = [types.Part(text=ANSWER)]
        if self.turn == 1:
            parts = [
                types.Part(text="First I have to read the page itself.", thought=True),
                types.Part(function_call=types.FunctionCall(name="fetch_page", args={"url": URL})),
                types.Part(function_call=types.FunctionCall(name="read_mail", args={"number": 1})),
            ]
        yield LlmResponse(content=types.Content(role="model", parts=parts))


def fetch_page(url: str) -> str:
    """Fetch a page of the web."""
    return PAGE


def read_mail(number: int) -> dict:
    """Read a mail by its number."""
    return {"from": "ann@shop.example", "body": MAIL}


async def main():
    agent = LlmAgent(
        name="helper",
        model=Scripted(model="scripted"),
        instruction=SYSTEM,
        tools=[fetch_page, read_mail],
        output_key="last_answer",
    )
    runner = InMemoryRunner(agent, app_name="hotel")
    session = await runner.session_service.create_session(app_name="hotel", user_id="guest", session_id="s1")
    content = types.Content(role="user", parts=[types.Part(text=QUESTION)])
    async for _ in runner.run_async(user_id="guest", session_id=session.id, new_message=content):
        pass
    session = await runner.session_service.get_session(app_name="hotel", user_id="guest", session_id="s1")
    with open(sys.argv[1], "w") as file:
        file.write(session.model_dump_json(indent=1, by_alias=True, exclude_none=True) + "\n")
    with open(sys.argv[2], "w") as file:
        for span in spans.get_finished_spans():
            file.write(json.dumps(json.loads(span.to_json())) + "\n")


asyncio.run(main())
