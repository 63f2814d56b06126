-- People ask and answer in public under a name of their own. A profile of the community and an account are two things:
-- what is written carries the profile alone, and no client reads whose account stands behind it.

-- What may happen to what, and by whom: 'author' is who wrote it, 'staff' the three roles that moderate, 'senior' full and
-- master admins, 'service' what goes by itself. Where several states can follow, a fact of the row says which: the state
-- before it was hidden, or whether an answer is accepted. What is not listed is refused. A row that is purged is 'gone'.
create table private.community_transitions (
  machine text not null check (machine in ('topic', 'answer', 'comment', 'report', 'standing')),
  from_state text not null check (from_state ~ '^[a-z_]{1,30}$'),
  action text not null check (action ~ '^[a-z_]{1,30}$'),
  role text not null check (role in ('author', 'staff', 'senior', 'service')),
  to_state text not null check (to_state ~ '^[a-z_]{1,30}$'),
  primary key (machine, from_state, action, role, to_state)
);
revoke all on private.community_transitions from public, anon, authenticated, service_role;

insert into private.community_transitions (machine, action, role, from_state, to_state)
select m.machine, m.action, r.role, f.from_state, t.to_state
from (
  values
    ('topic', 'approve', '{staff}', '{pending}', '{open}'),
    ('topic', 'reject', '{staff}', '{pending}', '{hidden}'),
    ('topic', 'hide', '{staff,service}', '{open,answered,locked}', '{hidden}'),
    ('topic', 'restore', '{staff}', '{hidden}', '{open,answered,locked}'),
    ('topic', 'accept', '{author}', '{open,answered}', '{answered}'),
    ('topic', 'unaccept', '{author,staff}', '{answered}', '{open}'),
    ('topic', 'lock', '{staff}', '{open,answered}', '{locked}'),
    ('topic', 'unlock', '{staff}', '{locked}', '{open,answered}'),
    ('topic', 'delete', '{author,staff}', '{pending,open,answered,hidden}', '{deleted}'),
    ('topic', 'detach', '{author,service}', '{open}', '{open}'),
    ('topic', 'detach', '{author,service}', '{answered}', '{answered}'),
    ('topic', 'detach', '{author,service}', '{locked}', '{locked}'),
    ('topic', 'undelete', '{staff}', '{deleted}', '{hidden}'),
    ('topic', 'purge', '{service}', '{deleted}', '{gone}'),
    ('answer', 'approve', '{staff}', '{pending}', '{visible}'),
    ('answer', 'reject', '{staff}', '{pending}', '{hidden}'),
    ('answer', 'hide', '{staff,service}', '{visible}', '{hidden}'),
    ('answer', 'restore', '{staff}', '{hidden}', '{visible}'),
    ('answer', 'delete', '{author,staff}', '{pending,visible,hidden}', '{deleted}'),
    ('answer', 'detach', '{author,service}', '{visible}', '{visible}'),
    ('answer', 'undelete', '{staff}', '{deleted}', '{hidden}'),
    ('answer', 'purge', '{service}', '{deleted}', '{gone}'),
    ('report', 'claim', '{staff}', '{open}', '{in_review}'),
    ('report', 'release', '{staff,service}', '{in_review}', '{open}'),
    ('report', 'uphold', '{staff}', '{in_review}', '{actioned}'),
    ('report', 'uphold', '{senior}', '{escalated}', '{actioned}'),
    ('report', 'dismiss', '{staff}', '{open,in_review}', '{dismissed}'),
    ('report', 'dismiss', '{senior}', '{escalated}', '{dismissed}'),
    ('report', 'escalate', '{staff}', '{open,in_review}', '{escalated}'),
    ('report', 'reopen', '{senior}', '{dismissed}', '{open}'),
    ('report', 'withdraw', '{author}', '{open}', '{withdrawn}'),
    ('standing', 'silence', '{staff}', '{active}', '{silenced}'),
    ('standing', 'suspend', '{staff}', '{active,silenced}', '{suspended}'),
    ('standing', 'lift', '{staff}', '{silenced,suspended}', '{active}'),
    ('standing', 'expire', '{service}', '{silenced,suspended}', '{active}')
) as m (machine, action, roles, from_states, to_states)
cross join unnest(m.roles::text[]) as r (role)
cross join unnest(m.from_states::text[]) as f (from_state)
cross join unnest(m.to_states::text[]) as t (to_state);

-- A comment goes the ways of an answer.
insert into private.community_transitions (machine, from_state, action, role, to_state)
select 'comment', a.from_state, a.action, a.role, a.to_state
from private.community_transitions a where a.machine = 'answer';

-- Arguments of the trigger: the machine and the column that holds its state.
create function private.guard_community_state() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  was text := to_jsonb(old) ->> tg_argv[1];
  becomes text := to_jsonb(new) ->> tg_argv[1];
begin
  if was <> becomes and not exists (
    select from private.community_transitions t
    where t.machine = tg_argv[0] and t.from_state = was and t.to_state = becomes
  ) then
    raise exception 'invalid_state' using errcode = 'PT409', detail = tg_argv[0] || ': ' || was || ' to ' || becomes;
  end if;
  return new;
end
$$;
revoke execute on function private.guard_community_state() from public, anon, authenticated, service_role;

-- Every change of what is listed in the trigger is another version; counters are none.
create function private.raise_version() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;
revoke execute on function private.raise_version() from public, anon, authenticated, service_role;

-- Whether the caller moderates. Asked of the table at every call: a role taken away is gone with the next one.
create function private.is_moderator() returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select private.has_role(array['master_admin', 'full_admin', 'education_admin'])
$$;
revoke execute on function private.is_moderator() from public, anon, authenticated, service_role;
grant execute on function private.is_moderator() to authenticated;
