"""State and LangSmith runs of a LangGraph agent with a scripted model."""

import json
import sys
from langchain.agents import create_agent
from langchain_core.language_models.fake_chat_models import GenericFakeChatModel
from langchain_core.load import dumpd
from langchain_core.messages import AIMessage
from langchain_core.tools import tool
from langchain_core.tracers.langchain import LangChainTracer
from langsmith import Client
from langsmith._internal._serde import dumps_json

from story import ANSWER, MAIL, PAGE, QUESTION, SYSTEM, URL

runs = {}


class Recorder(Client):
    """Keeps what would be sent."""

    def create_run(self, name, inputs, run_type, **kwargs):
        self.keep({"name": name, "inputs": inputs, "run_type": run_type, **kwargs})

    def update_run(self, run_id, **kwargs):
        self.keep({**kwargs, "id": run_id})

    def keep(self, run):
        sent = json.loads(dumps_json({key: value for key, value in run.items() if value is not None}))
        for key in ("extra", "serialized", "revision_id", "client"):
            sent.pop(key, None)
        runs.setdefault(sent["id"], {}).update(sent)


class Scripted(GenericFakeChatModel):
    def bind_tools(self, tools, **kwargs):
        return self


@tool
def fetch_page(url: str) -> str:
    """Fetch a page of the web."""
    return PAGE


@tool
def read_mail(number: int) -> dict:
    """Read a mail by its number."""
    return {"from": "ann@shop.example", "body": MAIL}


def call(id, name, args):
    return AIMessage(content="", tool_calls=[{"id": id, "name": name, "args": args, "type": "tool_call"}])


model = Scripted(
    messages=iter(
        [call("c1", "fetch_page", {"url": URL}), call("c2", "read_mail", {"number": 1}), AIMessage(content=ANSWER)]
    )
)
agent = create_agent(model, tools=[fetch_page, read_mail], system_prompt=SYSTEM)
state = agent.invoke(
    {"messages": [{"role": "user", "content": QUESTION}]}, config={"callbacks": [LangChainTracer(client=Recorder(api_key="none", auto_batch_tracing=False, info={}))]}
)
with open(sys.argv[1], "w") as file:
    json.dump({"messages": [dumpd(message) for message in state["messages"]]}, file, indent=1)
with open(sys.argv[2], "w") as file:
    for run in runs.values():
        file.write(json.dumps(run) + "\n")
