"""Chat history of LlamaIndex, from a function agent with a scripted model."""

import asyncio
import json
import sys

from llama_index.core.agent.workflow import FunctionAgent
from llama_index.core.base.llms.types import ChatMessage, ChatResponse, LLMMetadata, MessageRole
from llama_index.core.llms.function_calling import FunctionCallingLLM
from llama_index.core.llms.llm import ToolSelection
from llama_index.core.memory import ChatMemoryBuffer

from story import ANSWER, PAGE, QUESTION, SYSTEM, URL


def fetch_page(url: str) -> str:
    """Fetch a page of the web."""
    return PAGE


class Scripted(FunctionCallingLLM):
    turn: int = 0

    @property
    def metadata(self):
        return LLMMetadata(is_function_calling_model=True)

    def _prepare_chat_with_tools(self, tools, **kwargs):
        return {"messages": kwargs.get("chat_history") or []}

    def get_tool_calls_from_response(self, response, **kwargs):
        calls = response.message.additional_kwargs.get("tool_calls", [])
        return [
            ToolSelection(
                tool_id=one["id"],
                tool_name=one["function"]["name"],
                tool_kwargs=json.loads(one["function"]["arguments"]),
            )
            for one in calls
        ]

    async def astream_chat_with_tools(self, *args, **kwargs):
        self.turn += 1
        message = ChatMessage(role=MessageRole.ASSISTANT, content=ANSWER)
        if self.turn == 1:
            function = {"name": "fetch_page", "arguments": json.dumps({"url": URL})}
            calls = [{"id": "c1", "type": "function", "function": function}]
            message = ChatMessage(role=MessageRole.ASSISTANT, content="", additional_kwargs={"tool_calls": calls})

        async def stream():
            yield ChatResponse(message=message, delta=message.content or "")

        return stream()

    async def achat_with_tools(self, *args, **kwargs):
        async for response in await self.astream_chat_with_tools():
            return response

    def chat(self, *args, **kwargs):
        raise NotImplementedError

    complete = stream_chat = stream_complete = achat = acomplete = astream_chat = astream_complete = chat


async def main():
    memory = ChatMemoryBuffer.from_defaults(token_limit=4000, tokenizer_fn=str.split)
    agent = FunctionAgent(tools=[fetch_page], llm=Scripted(), system_prompt=SYSTEM)
    await agent.run(QUESTION, memory=memory)
    with open(sys.argv[1], "w") as file:
        json.dump(json.loads(memory.to_string()), file, indent=1)


asyncio.run(main())
