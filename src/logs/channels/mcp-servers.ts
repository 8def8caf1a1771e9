import { tableOf } from "./table.ts";

/**
 * Tools of widely used MCP servers (the reference servers, GitHub, Playwright, databases) and the
 * names by which frameworks offer a memory. A database holds what others put there. Names that
 * other servers use for something else are left out.
 */
export const MCP_SERVERS = tableOf({
  file: "read_text_file read_media_file read_multiple_files list_directory_with_sizes directory_tree move_file search_files get_file_info list_allowed_directories create_directory git_status git_diff git_diff_unstaged git_diff_staged git_commit git_add git_reset git_log git_create_branch git_checkout git_show git_init git_branch",
  web: "fetch fetch_url fetch_page brave_web_search brave_local_search tavily-search tavily-extract firecrawl_scrape firecrawl_search puppeteer_navigate puppeteer_evaluate puppeteer_click browser_navigate browser_snapshot browser_click browser_evaluate browser_type browser_console_messages browser_network_requests browser_take_screenshot",
  trusted_tool: "get_current_time convert_time sequentialthinking",
  memory:
    "create_entities create_relations add_observations delete_entities delete_observations delete_relations read_graph search_nodes open_nodes recall remember memory_search memory_read memory_write memory_store search_memory search_memories read_memory get_memory get_memories list_memories add_memory add_memories save_recall_memory recall_memory write_memory store_memory update_memory delete_memory manage_memory archival_memory_search archival_memory_insert conversation_search core_memory_append core_memory_replace write_read_memory",
  retrieved_doc:
    "read_query write_query list_tables describe_table execute_sql get_file_contents search_code search_issues search_repositories get_issue list_issues get_pull_request list_pull_requests get_pull_request_files get_pull_request_comments slack_get_channel_history slack_get_thread_replies slack_list_channels slack_get_users gmail_search gmail_read",
});
