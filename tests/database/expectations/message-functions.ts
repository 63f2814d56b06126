/** Functions of messages, by who may call them. */
export const messagesOfPeople: readonly string[] = [
  'private.can_message(uuid, uuid)',
  'private.messages_closed()',
  'public.act_on_thread(uuid, text)',
  'public.message_door(uuid)',
  'public.message_target(uuid)',
  'public.message_thread(uuid)',
  'public.my_threads(text, timestamp with time zone, uuid, integer)',
  'public.report_messages(uuid, uuid, uuid[], text, text)',
  'public.unread_messages()',
];

export const messagesOfServer: readonly string[] = [
  'public.purge_messages(integer)',
  'public.sweep_messages(integer)',
];

export const messagesOfNobody: readonly string[] = [
  'private.account_of_profile(uuid)',
  'private.block_thread()',
  'private.cancel_requests()',
  'private.forget_news_of_request()',
  'private.hold_pair(uuid, uuid)',
  'private.is_in_list(message_threads, uuid)',
  'private.is_of_team(uuid)',
  'private.leave_threads()',
  'private.message_reader()',
  'private.message_rules(uuid, uuid, boolean)',
  'private.other_side(message_threads, uuid)',
  'private.profile_of(uuid)',
  'private.read_news_of_messages()',
  'private.seen_state(message_threads, uuid, boolean)',
  'private.send_message()',
  'private.tell_of_message()',
  'private.thread_as_seen(message_threads, uuid)',
  'private.thread_of(uuid, uuid)',
  'private.thread_row(message_threads, uuid)',
  'private.thread_rows(uuid, uuid[])',
  'private.way_to_write(message_threads, uuid, text)',
  'private.told_side(uuid, uuid)',
];
