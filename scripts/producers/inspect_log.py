"""Evaluation log of Inspect, from a task with a scripted model."""

import shutil
import sys
import tempfile
from pathlib import Path

import tiktoken
from inspect_ai import Task, eval
from inspect_ai.dataset import Sample
from inspect_ai.model import ModelOutput, get_model
from inspect_ai.solver import generate, system_message, use_tools
from inspect_ai.tool import tool

from story import ANSWER, PAGE, QUESTION, SYSTEM, URL


class Words:
    """Counts tokens without a table from the net."""

    def encode(self, text, **kwargs):
        return list(range(len(text.split())))


tiktoken.get_encoding = tiktoken.encoding_for_model = lambda name: Words()


@tool
def fetch_page():
    async def execute(url: str) -> str:
        """Fetch a page of the web.

        Args:
            url: address of the page
        """
        return PAGE

    return execute


model = get_model(
    "mockllm/model",
    custom_outputs=[
        ModelOutput.for_tool_call("mockllm/model", "fetch_page", {"url": URL}, tool_call_id="c1"),
        ModelOutput.from_content("mockllm/model", ANSWER),
    ],
)
task = Task(
    dataset=[Sample(id="hours", input=QUESTION, target=ANSWER)],
    solver=[system_message(SYSTEM), use_tools(fetch_page()), generate()],
)
with tempfile.TemporaryDirectory() as folder:
    (log,) = eval(task, model=model, display="none", log_dir=folder, log_format="eval")
    shutil.copy(next(Path(folder).glob("*.eval")), sys.argv[1])
