import { tableOf } from "./table.ts";

/**
 * Tools of coding agents (Claude Code, Codex CLI, Gemini CLI, editors of the Anthropic API) and of the
 * providers' own sandboxes. What a plan tool hands back is the agent's own plan.
 */
export const CODING_AGENTS = tableOf({
  inter_agent: "Task Agent spawn_agent wait_agent send_input TaskOutput AgentOutputTool",
  trusted_tool:
    "TodoWrite TodoRead TaskCreate TaskUpdate TaskList TaskGet update_plan write_todos KillShell KillBash tool_search tool_search_tool_bm25 tool_search_tool_regex ToolSearch image_generation EnterPlanMode",
  user: "AskUserQuestion ask_user request_user_input",
  tool_echo: "ExitPlanMode exit_plan_mode",
  memory: "save_memory MemoryRead MemoryWrite memory",
  web: "WebFetch WebSearch web_fetch web_search google_web_search",
  file: "Read Write Edit MultiEdit NotebookRead NotebookEdit Glob Grep LS BashOutput read_file read_many_files write_file write_stdin replace glob grep search_file_content grep_files list_directory list_dir view_image edit_file create_file delete_file view_file open_file apply_patch str_replace_editor str_replace_based_edit_tool text_editor_code_execution code_execution code_interpreter computer",
  retrieved_doc: "file_search",
});
