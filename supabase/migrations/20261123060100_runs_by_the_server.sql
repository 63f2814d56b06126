-- Runs and bursts are stored by the server alone, which worked them out.
alter table public.training_runs
  alter column variant drop default,
  alter column mode drop default,
  alter column status drop default;

drop policy "a person stores own runs" on public.training_runs;
drop policy "a person stores own focus sessions" on public.focus_sessions;
revoke insert on public.training_runs from authenticated;
revoke insert on public.focus_sessions from authenticated;
-- Column rights are rights of their own.
revoke insert (id, user_id, exercise_id, task_version, scoring_version, params, records, started_at, ended_at)
  on public.training_runs from authenticated;
revoke insert (id, user_id, task_title, first_step, planned_seconds, focused_seconds, pauses, distractions, mood_before,
  mood_after, notes, events, status, started_at, ended_at) on public.focus_sessions from authenticated;
