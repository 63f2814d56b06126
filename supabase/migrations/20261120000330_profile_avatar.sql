-- A drawn picture out of a fixed set, or none: then the initials stand for the person. Nothing is uploaded, so nothing
-- needs a file store, a check of foreign files or a deletion of its own. The ids are those of src/lib/accounts/avatar.ts.
alter table public.profiles add column avatar text check (avatar in (
  'focus', 'ripple', 'orbit', 'eclipse', 'pair', 'chain', 'petals', 'horizon', 'spiral', 'compass', 'stars', 'bridge'
));
grant update (avatar) on public.profiles to authenticated;
