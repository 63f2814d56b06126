-- Sums of what browsers tell with their people's consent: how often and how fast pages are opened. A row is about a day,
-- a name of a fixed list and a kind of page, never about a person.
create table public.metric_days (
  day date not null,
  metric text not null check (metric ~ '^[a-z][a-z_]{0,39}$'),
  -- As the router writes it; an id has no place in it.
  url text not null check (url ~ '^/[A-Za-z/:*-]{0,79}$'),
  times bigint not null check (times > 0),
  total numeric not null check (total >= 0),
  primary key (day, metric, url)
);

alter table public.metric_days enable row level security;
revoke all on public.metric_days from public, anon, authenticated, service_role;
grant select, delete on public.metric_days to service_role;

-- Adds one number to the sums of today.
create function public.note_metric(p_metric text, p_url text, p_value numeric) returns void
  language sql
  security definer
  set search_path = ''
as $$
  insert into public.metric_days as m (day, metric, url, times, total)
  values ((now() at time zone 'utc')::date, p_metric, p_url, 1, p_value)
  on conflict (day, metric, url) do update set times = m.times + 1, total = m.total + excluded.total
$$;
revoke execute on function public.note_metric(text, text, numeric) from public, anon, authenticated, service_role;
grant execute on function public.note_metric(text, text, numeric) to service_role;
