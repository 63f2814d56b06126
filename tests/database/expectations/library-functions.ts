/** Functions of the library, by who may call them. */
export const libraryOfEverybody: readonly string[] = [
  'public.library_article(text, text)',
  'public.library_list(text, text, text, boolean, timestamp with time zone, uuid, integer)',
  'public.search_library(text, text, text, text, integer)',
];

export const libraryOfPeople: readonly string[] = [
  'private.my_library_until()',
  'private.my_open_tiers()',
  'public.article_history(uuid, bigint, integer)',
  'public.create_article(uuid, text, text, text, text)',
  'public.desk_article(uuid)',
  'public.desk_library(text, text, text, text, text, boolean, timestamp with time zone, uuid, integer)',
  'public.desk_version(uuid)',
  'public.edit_article(uuid, integer, jsonb)',
  'public.keep_article_progress(uuid, text, integer, integer, text)',
  'public.move_article(uuid, text, integer, timestamp with time zone)',
  'public.my_reading(text, integer)',
  'public.note_source_opened(uuid, text)',
  'public.publish_article_text(uuid, text, integer)',
  'public.reschedule_article(uuid, integer, timestamp with time zone)',
  'public.restore_article_version(uuid, integer)',
  'public.save_article_draft(uuid, text, integer, text, text, text, jsonb)',
];

export const libraryOfServer: readonly string[] = [
  'public.library_facts(uuid, text)',
  'public.podcast_episodes(text)',
  'public.purge_articles(integer)',
  'public.seed_library(jsonb)',
];

export const libraryOfNobody: readonly string[] = [
  'private.add_article_text(articles, text, text, text, text, text, jsonb, text)',
  'private.are_sources(jsonb)',
  'private.article_card(articles, article_texts, text[])',
  'private.article_langs(uuid)',
  'private.article_problems(articles)',
  'private.article_to_edit(uuid, integer)',
  'private.desk_row(articles)',
  'private.headings_of(text)',
  'private.index_article_body()',
  'private.index_article_text()',
  'private.keep_read()',
  'private.keep_slug()',
  'private.known_sources(uuid, jsonb)',
  'private.library_text(text, integer, integer, boolean)',
  'private.logged_text(text)',
  'private.note_library_act(text, articles, jsonb)',
  'private.plain_line(text)',
  'private.reading_minutes(text, text)',
  'private.refuse_unfinished(articles)',
  'private.show_drafts(uuid, text)',
  'private.shown_text(uuid, text)',
  'private.text_within(text, integer, integer)',
  'private.tidy_text(text, boolean)',
  'private.words_of_markdown(text)',
];
