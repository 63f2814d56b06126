-- Texts hold nothing that is not seen: no control characters (but tabs and line ends in long ones) and no signs that turn
-- the direction of writing, by which a name could pass for another. The same rule as src/lib/plain-text.ts.
update public.profiles set display_name = nullif(btrim(regexp_replace(display_name,
    '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g')), '')
  where display_name ~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]';
update public.attempt_texts set body = coalesce(nullif(regexp_replace(body,
    '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g'), ''), '–')
  where body ~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]';

alter table public.profiles add constraint profiles_name_is_plain
  check (display_name !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]');
alter table public.informant_invites add constraint informant_invites_label_is_plain
  check (informant_label !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]');
alter table public.assessment_attempts add constraint assessment_attempts_label_is_plain
  check (details ->> 'child_label' !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]');
alter table public.attempt_texts add constraint attempt_texts_body_is_plain
  check (body !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]');
alter table public.focus_sessions add constraint focus_sessions_texts_are_plain
  check (concat_ws(' ', task_title, first_step) !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]'
    and coalesce(notes, '') !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]');

-- Sign-up metadata is written by the visitor's browser: take what is well formed, drop the rest, never fail a sign-up.
-- The time of acceptance is the server's, because the browser's clock proves nothing.
create or replace function private.handle_new_user() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  meta jsonb := case when jsonb_typeof(new.raw_user_meta_data) = 'object' then new.raw_user_meta_data else '{}' end;
  accepted boolean := coalesce(meta ->> 'terms_accepted', '') = 'true' or coalesce(meta ->> 'terms_accepted_at', '') <> '';
begin
  insert into public.profiles (id, display_name, language, newsletter_opt_in, terms_accepted_at)
  values (
    new.id,
    nullif(btrim(left(btrim(regexp_replace(
      coalesce(meta ->> 'display_name', meta ->> 'full_name', meta ->> 'name', ''),
      '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g')), 80)), ''),
    case
      when meta ->> 'language' in ('en', 'es', 'fr', 'de', 'it', 'pt', 'pl', 'ru', 'ja', 'ko', 'zh')
      then meta ->> 'language'
    end,
    coalesce(meta ->> 'newsletter_opt_in', '') = 'true',
    case when accepted then now() end
  )
  on conflict (id) do nothing;
  return new;
end
$$;

-- When something was done is told by a clock we do not know. It may be wrong by a day, not by years: nothing here is older
-- than the product, and what lies in the future would stand above everything that follows.
alter table public.assessment_attempts add constraint assessment_attempts_times_are_believable
  check (started_at >= '2020-01-01 00:00Z' and isfinite(completed_at));
alter table public.reaction_runs add constraint reaction_runs_times_are_believable
  check (started_at >= '2020-01-01 00:00Z' and isfinite(ended_at));
alter table public.focus_sessions add constraint focus_sessions_times_are_believable
  check (started_at >= '2020-01-01 00:00Z' and ended_at <= created_at + interval '1 day');
alter table public.training_runs add constraint training_runs_times_are_believable
  check (started_at >= '2020-01-01 00:00Z' and ended_at <= created_at + interval '1 day');

-- What the functions hand over is refused in words they can pass on; nobody else writes these two.
create function private.refuse_times() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  raise exception 'bad_times' using errcode = 'PT400', hint = 'Not before 2020, and at most a day from now.';
end
$$;
revoke execute on function private.refuse_times() from public, anon, authenticated, service_role;

create trigger refuse_times before insert on public.assessment_attempts for each row
  when (new.started_at < '2020-01-01 00:00Z' or new.completed_at > new.created_at + interval '1 day')
  execute function private.refuse_times();
create trigger refuse_times before insert or update of started_at, ended_at on public.reaction_runs for each row
  when (new.started_at < '2020-01-01 00:00Z' or new.ended_at > new.created_at + interval '1 day')
  execute function private.refuse_times();
