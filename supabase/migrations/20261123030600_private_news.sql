-- Whoever listens hears of own rows alone. Realtime asks the policies about a row that was made or changed; about one
-- that was deleted it cannot ask and would tell its id to everybody. So deletions are not published: a notification that
-- is to vanish is marked, which its person hears as a change, and the row goes later.
alter publication supabase_realtime set (publish = 'insert, update');

alter table public.notifications add column removed_at timestamptz;
create index notifications_removed_idx on public.notifications (removed_at) where removed_at is not null;
grant update (removed_at) on public.notifications to authenticated;

drop index public.notifications_unread_idx;
create index notifications_unread_idx on public.notifications (user_id) where not is_read and removed_at is null;

-- Marked ones are deleted after a month, in which every device has heard of it.
create function public.purge_removed_notifications(p_limit integer default 5000) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  removed integer;
begin
  delete from public.notifications n where n.id in (
    select old.id from public.notifications old
    where old.removed_at < now() - interval '30 days' order by old.removed_at limit p_limit
  );
  get diagnostics removed = row_count;
  return removed;
end
$$;
revoke execute on function public.purge_removed_notifications(integer) from public, anon, authenticated, service_role;
grant execute on function public.purge_removed_notifications(integer) to service_role;

-- Channels are private: a person joins those that carry the own id, `live:<id>:…`, to listen and not to speak. Public
-- channels are switched off for the project (Realtime settings; private_only in config.toml).
create policy "a person listens on own channels" on realtime.messages
  for select to authenticated
  using (split_part((select realtime.topic()), ':', 1) = 'live'
    and split_part((select realtime.topic()), ':', 2) = (select auth.uid())::text);
