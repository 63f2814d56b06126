-- The liveliest questions of a language by one index: what a search ranks where a word stands in most of them, and the lists of
-- whoever reads one language alone. New words wait in a short list only, which every search reads through.
create index topics_lang_hot_idx on public.topics (lang, hot desc, id desc) where state in ('open', 'answered', 'locked');
alter index public.topics_search_idx set (gin_pending_list_limit = 256);
