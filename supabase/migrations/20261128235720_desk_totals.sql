-- Who wrote what waits and under which tags, and how many rows a narrowed queue has.
alter function public.pending_queue(timestamptz, uuid, integer, text, text) set schema private;
alter function private.pending_queue(timestamptz, uuid, integer, text, text) rename to pending_posts;
revoke execute on function private.pending_posts(timestamptz, uuid, integer, text, text) from authenticated;
create function public.pending_queue(
  p_after timestamptz default null, p_after_id uuid default null, p_limit integer default 25, p_kind text default null,
  p_lang text default null
) returns setof jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select w.post || jsonb_build_object(
    'author', (select p.handle from public.community_profiles p where p.id = (w.post ->> 'author_profile_id')::uuid),
    'tags', (
      select coalesce(jsonb_agg(g.slug order by g.slug), '[]')
      from public.topic_tags s join public.tags g on g.id = s.tag_id
      where w.post ->> 'kind' = 'topic' and s.topic_id = (w.post ->> 'id')::uuid
    ))
  from private.pending_posts(p_after, p_after_id, p_limit, p_kind, p_lang) with ordinality w (post, place)
  order by w.place
$$;
revoke execute on function public.pending_queue(timestamptz, uuid, integer, text, text) from public, anon, authenticated, service_role;
grant execute on function public.pending_queue(timestamptz, uuid, integer, text, text) to authenticated;

-- How many rows a queue (pending, reports, appeals) has, narrowed as the queue itself is by `p_filters`: { kind, lang, state,
-- reason, priority, clock, assignee }. No number goes beyond 1001, which reads 1000+.
create function public.queue_total(p_queue text, p_filters jsonb default '{}') returns integer
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  f constant jsonb := coalesce(p_filters, '{}');
  page jsonb[];
  place jsonb;
  total integer := 0;
begin
  perform private.community_moderator();
  if p_queue is null or p_queue not in ('pending', 'reports', 'appeals') or jsonb_typeof(f) <> 'object' then
    raise exception 'bad_queue' using errcode = 'PT400';
  end if;
  loop
    page := case p_queue
      when 'pending' then array(select public.pending_queue((place ->> 'created_at')::timestamptz, (place ->> 'id')::uuid, 100,
        f ->> 'kind', f ->> 'lang'))
      when 'reports' then array(select public.report_queue((place ->> 'due_at')::timestamptz, (place ->> 'id')::uuid, 100,
        f ->> 'state', f ->> 'reason', f ->> 'priority', f ->> 'clock', f ->> 'assignee', f ->> 'lang'))
      else array(select public.appeal_queue((place ->> 'created_at')::timestamptz, (place ->> 'id')::uuid, 100))
    end;
    total := total + cardinality(page);
    exit when cardinality(page) < 100 or total > 1000;
    place := page[100];
  end loop;
  return least(total, 1001);
end
$$;
revoke execute on function public.queue_total(text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.queue_total(text, jsonb) to authenticated;
