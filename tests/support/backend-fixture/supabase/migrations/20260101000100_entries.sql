create type public.mood as enum ('calm', 'restless');

create table public.entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.people (id) on delete cascade,
  score int not null check (score between 0 and 100),
  mood public.mood not null default 'calm',
  tags text[] not null default '{}',
  detail jsonb not null default '{}',
  note text,
  note_length int generated always as (coalesce(length(note), 0)) stored,
  amount numeric(10, 2),
  happened_at timestamp,
  created_at timestamptz not null default now()
);
create index entries_user_idx on public.entries (user_id, created_at desc);
alter table public.entries enable row level security;
revoke all on public.entries from anon, authenticated;
grant select, insert, update, delete on public.entries to authenticated;
grant all on public.entries to service_role;
create policy "own entries" on public.entries for all to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

create table public.ledger (id text primary key, payload jsonb not null);
alter table public.ledger enable row level security;
revoke all on public.ledger from anon, authenticated;
grant all on public.ledger to service_role;

create table public.notices (id int primary key, title text not null);
alter table public.notices enable row level security;
revoke all on public.notices from anon, authenticated;
grant select on public.notices to anon, authenticated;
grant all on public.notices to service_role;
create policy "everybody reads" on public.notices for select to anon, authenticated using (true);
insert into public.notices values (1, 'first'), (2, 'second');
