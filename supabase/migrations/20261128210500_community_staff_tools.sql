-- What moderators do besides: change a text, take a tag out of use, add the card of support, and say which hosts are not linked.

-- Under a post that has it, readers find the card of support, folded.
alter table public.topics add column support_card boolean not null default false;
alter table public.answers add column support_card boolean not null default false;
alter table public.comments add column support_card boolean not null default false;
grant select (support_card) on public.topics to anon, authenticated;
grant select (support_card) on public.answers to anon, authenticated;
grant select (support_card) on public.comments to anon, authenticated;

alter table public.moderation_actions drop constraint moderation_actions_kind_check;
alter table public.moderation_actions add constraint moderation_actions_kind_check check (kind in ('approve', 'reject', 'hide', 'restore',
  'delete', 'undelete', 'lock', 'unlock', 'pin', 'unpin', 'duplicate', 'merge', 'retag', 'unaccept', 'edit', 'warn', 'silence', 'suspend',
  'lift', 'close_room', 'add_card', 'remove_card', 'retire', 'reuse'));

-- Opens a decision about a post: who decides, the post with its lock, and whether it was decided before. Refused: what is
-- not there, and one's own.
create function private.post_case(
  p_id uuid, p_action text, p_kind text, p_target uuid,
  out user_id uuid, out author uuid, out state text, out shown boolean, out version integer, out decided boolean
)
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  select m.user_id into user_id from private.community_moderator() m;
  perform private.lock_post(p_kind, p_target);
  select f.author, f.state, f.shown, f.version into author, state, shown, version
    from private.post_facts(p_kind, p_target) f where p_kind in ('topic', 'answer', 'comment');
  if state is null then
    perform private.refuse('not_found');
  end if;
  decided := private.decided_before(p_id, p_action, p_target, user_id);
  if not decided then
    perform private.refuse_own_case(author, user_id);
  end if;
end
$$;
revoke execute on function private.post_case(uuid, text, text, uuid) from public, anon, authenticated, service_role;

-- Changes the text of a post, at any time and with a reason; what stood there is kept. Without a title it stays.
create function public.staff_edit(
  p_id uuid, p_kind text, p_target uuid, p_version integer, p_title text, p_body text, p_reason_code text, p_reason text
) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  post record;
  new_title text;
  new_body text;
  reason text;
begin
  select * into post from private.post_case(p_id, 'edit', p_kind, p_target);
  if post.decided then
    return private.post_answer(p_kind, p_target);
  end if;
  if post.state = 'deleted' then
    perform private.refuse('invalid_state');
  end if;
  if p_title is not null and p_kind <> 'topic' then
    perform private.refuse('not_allowed');
  end if;
  if p_title is not null then
    new_title := private.community_text(p_title, 'title', 'staff');
  end if;
  new_body := private.community_text(p_body, p_kind, 'staff');
  reason := private.community_text(p_reason, 'reason', 'staff');
  perform private.refuse_other_version(post.version, p_version);
  perform private.keep_revision(p_kind, p_target, null, reason);
  if p_kind = 'topic' then
    update public.topics t set title = coalesce(new_title, t.title), body = new_body, edited_at = now() where t.id = p_target;
  elsif p_kind = 'answer' then
    update public.answers a set body = new_body, edited_at = now() where a.id = p_target;
  else
    update public.comments c set body = new_body where c.id = p_target;
  end if;
  perform private.note_action(p_id, post.user_id, 'edit', p_kind, p_target, post.author, coalesce(p_reason_code, 'other'), reason,
    null, null, post.state, post.state);
  return private.post_answer(p_kind, p_target);
exception
  when check_violation or unique_violation then
    perform private.refuse('not_allowed');
end
$$;
revoke execute on function public.staff_edit(uuid, text, uuid, integer, text, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.staff_edit(uuid, text, uuid, integer, text, text, text, text) to authenticated;

-- Adds the card of support to a post that is shown, or takes it away.
create function public.set_support_card(p_id uuid, p_kind text, p_target uuid, p_on boolean) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  post record;
  action text := case when p_on then 'add_card' else 'remove_card' end;
  changed integer;
begin
  select * into post from private.post_case(p_id, action, p_kind, p_target);
  if not post.decided then
    execute format('update public.%I p set support_card = $2 where p.id = $1 and p.support_card <> $2', private.post_table(p_kind))
      using p_target, coalesce(p_on, false);
    get diagnostics changed = row_count;
    if not post.shown or changed = 0 then
      perform private.refuse('invalid_state');
    end if;
    perform private.note_action(p_id, post.user_id, action, p_kind, p_target, post.author, 'support', '', null, null, post.state, post.state);
  end if;
  return private.post_answer(p_kind, p_target) || jsonb_build_object('support_card', coalesce(p_on, false));
exception
  when unique_violation then
    perform private.refuse('not_allowed');
end
$$;
revoke execute on function public.set_support_card(uuid, text, uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.set_support_card(uuid, text, uuid, boolean) to authenticated;

-- A tag that nobody can choose any more; questions that carry it keep it. Or back into use.
create function public.retire_tag(p_id uuid, p_slug text, p_on boolean default true) returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  moderator record;
  tag public.tags;
  action text := case when p_on then 'retire' else 'reuse' end;
  state_after text := case when p_on then 'retired' else 'active' end;
begin
  select * into moderator from private.community_moderator();
  perform pg_advisory_xact_lock(hashtextextended('community tags', 0));
  select * into tag from public.tags g where g.slug = p_slug for update;
  if not found then
    perform private.refuse('not_found');
  end if;
  if private.decided_before(p_id, action, tag.id, moderator.user_id) then
    return tag.state;
  end if;
  if tag.state = 'merged' or tag.state = state_after then
    perform private.refuse('invalid_state');
  end if;
  update public.tags g set state = state_after where g.id = tag.id;
  perform private.note_action(p_id, moderator.user_id, action, 'tag', tag.id, null, 'tags', '', null, null, tag.state, state_after);
  return state_after;
exception
  when unique_violation then
    perform private.refuse('not_allowed');
end
$$;
revoke execute on function public.retire_tag(uuid, text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.retire_tag(uuid, text, boolean) to authenticated;

-- Hosts that are not linked in what members write, with all below them: whoever follows such an address does not see where
-- it leads, or somebody earns by it. The text stays.
create table public.blocked_hosts (
  id uuid primary key default gen_random_uuid(),
  host text not null unique check (host ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$' and char_length(host) <= 253),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger touch_updated_at before update on public.blocked_hosts
  for each row execute function private.touch_updated_at();
alter table public.blocked_hosts enable row level security;
revoke all on public.blocked_hosts from public, anon, authenticated, service_role;
grant select on public.blocked_hosts to anon, authenticated;
grant select, insert, update, delete on public.blocked_hosts to service_role;
create policy "everybody reads which hosts are not linked" on public.blocked_hosts
  for select to anon, authenticated
  using (true);
insert into public.blocked_hosts (host)
select unnest(array[
  -- short addresses
  'bit.ly', 'bitly.com', 'buff.ly', 'clck.ru', 'cutt.ly', 'dlvr.it', 'dwz.cn', 'goo.gl', 'goo.su', 'ift.tt', 'is.gd', 'j.mp', 'lnkd.in',
  'me2.kr', 'ow.ly', 'rb.gy', 'rebrand.ly', 's.id', 'shorturl.at', 'short.io', 'shorte.st', 'surl.li', 't.cn', 't.co', 't.ly', 't.me',
  'tiny.cc', 'tiny.one', 'tinyurl.com', 'url.cn', 'v.gd', 'vk.cc', 'wa.me', 'adf.ly', 'bc.vc', 'ouo.io', 'linktr.ee',
  -- where somebody earns by a click
  'amzn.to', 'amzn.eu', 'amzn.asia', 'anrdoezrs.net', 'awin1.com', 'clickbank.net', 'dpbolvw.net', 'fxo.co', 'jdoqocy.com', 'kqzyfj.com',
  'linksynergy.com', 'pntra.com', 'pntrac.com', 'pntrs.com', 'redirectingat.com', 'rstyle.me', 'shareasale.com', 'shrsl.com',
  'skimresources.com', 'sovrn.co', 's.click.aliexpress.com', 'tkqlhce.com', 'tradedoubler.com', 'viglink.com', 'zanox.com']);

-- Puts a host on the list or takes it off. True when it is so now and was not before.
create function public.set_blocked_host(p_host text, p_on boolean) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  moderator record;
  named text := private.small_letters(btrim(coalesce(p_host, '')));
begin
  select * into moderator from private.community_moderator();
  if coalesce(p_on, false) then
    insert into public.blocked_hosts (host) values (named) on conflict do nothing;
  else
    delete from public.blocked_hosts h where h.host = named;
  end if;
  if not found then
    return false;
  end if;
  insert into public.admin_audit_log (actor_id, action, target, detail)
    values (moderator.user_id, case when p_on then 'community.block_host' else 'community.allow_host' end, 'host:' || named,
      jsonb_build_object('roles', to_jsonb(moderator.roles)));
  return true;
exception
  when check_violation then
    perform private.refuse('not_allowed');
end
$$;
revoke execute on function public.set_blocked_host(text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.set_blocked_host(text, boolean) to authenticated;
