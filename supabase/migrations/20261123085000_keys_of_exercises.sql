-- Keys a person puts in the place of the usual ones in exercises: by answer, the place of the key and what is written on
-- it. Read answer by answer (src/lib/exercises/own-keys.ts), so an unknown or broken one costs only itself.
alter table public.user_settings
  add column exercise_keys jsonb not null default '{}'
    check (jsonb_typeof(exercise_keys) = 'object' and octet_length(exercise_keys::text) <= 2000);
grant insert (exercise_keys), update (exercise_keys) on public.user_settings to authenticated;
