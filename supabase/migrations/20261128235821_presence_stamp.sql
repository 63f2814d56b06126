-- When a row was changed is said by the database alone.
revoke insert (updated_at), update (updated_at) on public.user_presence from authenticated;
