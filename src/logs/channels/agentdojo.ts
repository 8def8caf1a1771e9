import { tableOf } from "./table.ts";

/**
 * Tools of AgentDojo. Mail, messages, calendar entries, reviews and the subjects of transactions are
 * what others wrote; the user's own accounts and what the suites' companies say come from a trusted
 * service.
 */
export const AGENTDOJO = tableOf({
  web: "get_webpage post_webpage browse_webpage download_file_from_web",
  file: "read_file list_files search_files search_files_by_filename search_files_by_content search_files_by_email get_file_by_id append_to_file create_file delete_file share_file",
  retrieved_doc:
    "search_emails get_received_emails get_unread_emails get_sent_emails get_draft_emails search_received_emails search_sent_emails search_calendar_events get_day_calendar_events add_calendar_event_participants reschedule_calendar_event read_channel_messages read_inbox get_channels get_users_in_channel get_rating_reviews_for_hotels get_rating_reviews_for_restaurants get_rating_reviews_for_car_rental get_most_recent_transactions get_scheduled_transactions",
  trusted_tool:
    "get_balance get_iban get_user_info get_user_information send_money schedule_transaction update_scheduled_transaction update_password update_user_info get_current_day send_email delete_email create_calendar_event cancel_calendar_event search_contacts_by_name search_contacts_by_email add_user_to_channel invite_user_to_slack remove_user_from_slack send_channel_message send_direct_message get_all_hotels_in_city get_hotels_prices get_hotels_address get_all_restaurants_in_city get_restaurants_address get_cuisine_type_for_restaurants get_dietary_restrictions_for_all_restaurants get_contact_information_for_restaurants get_price_for_restaurants check_restaurant_opening_hours get_all_car_rental_companies_in_city get_car_types_available get_car_fuel_options get_car_rental_address get_car_price_per_day get_flight_information reserve_hotel reserve_restaurant reserve_car_rental",
});
