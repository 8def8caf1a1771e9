import { tableOf } from "./table.ts";

/**
 * Tools that AgentDyn's suites add to AgentDojo's. Products, orders, carts, invoices and repositories
 * hold what sellers and other users wrote; accounts, passwords and totals are the service's own.
 */
export const AGENTDYN = tableOf({
  web: "browse_webpage input_to_webpage download_file_through_url download_file_through_id upload_file_to_web post_webfile",
  file: "list_directory create_file create_dir read_file delete_node copy_node move_node ls",
  retrieved_doc:
    "get_shopping_linked_unread_emails get_shopping_linked_received_emails search_product view_order_history get_invoice view_cart cart_add_product cart_remove_product checkout_selected_cart refund_order view_available_discounts get_github_linked_unread_emails get_github_account_user_information get_github_repository_information git_clone git_pull git_issue git_push",
  trusted_tool:
    "verify_transaction login_shopping_account verify_shopping_account get_shopping_account_user_information update_shopping_account_password update_shopping_account_user_info clear_cart cart_total login_github_account verify_github_account update_github_account_password get_logged_in_github_user_information git_create_repo git_delete_repo git_transfer_repo_ownership git_invite_collaborators git_star git_unstar git_get_linked_ssh_keys git_add_ssh_key git_delete_ssh_key",
});
