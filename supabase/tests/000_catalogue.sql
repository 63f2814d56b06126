-- Rules that hold for everything in our schemas, whoever adds it.
begin;
select plan(12);

select is_empty(
  $$ select c.relname from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity $$,
  'every table has row-level security'
);

select is_empty(
  $$ select c.relname from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary) $$,
  'every table has a primary key'
);

select is_empty(
  $$ select f.conrelid::regclass, f.conname from pg_constraint f
     where f.contype = 'f' and f.connamespace = 'public'::regnamespace
       and not exists (
         select from pg_index i
         where i.indrelid = f.conrelid and i.indpred is null
           and (i.indkey::int2[])[0:cardinality(f.conkey) - 1] @> f.conkey
       ) $$,
  'every foreign key is the beginning of an index'
);

select is_empty(
  $$ select p.oid::regprocedure from pg_proc p
     where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
       and not coalesce(p.proconfig, '{}') @> array['search_path=""'] $$,
  'every function has an empty search_path, definer or not'
);

select is_empty(
  $$ select p.oid::regprocedure from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
     where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
       and a.grantee = 0 $$,
  'no function is executable by PUBLIC'
);

select is_empty(
  $$ select p.oid::regprocedure, r.rolname
     from pg_proc p, pg_roles r
     where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prorettype = 'trigger'::regtype
       and r.rolname in ('anon', 'authenticated', 'service_role')
       and has_function_privilege(r.oid, p.oid, 'execute') $$,
  'no trigger function is executable by anybody'
);

select set_eq(
  $$ select p.proname from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.prosecdef
       and has_function_privilege('anon', p.oid, 'execute') $$,
  array['community_bylines', 'community_cards', 'community_topics', 'delete_visitor_attempt', 'get_attempt', 'library_article', 'library_list', 'my_votes', 'read_informant_invite', 'read_shared_attempt',
    'search_library', 'search_topics', 'similar_topics'],
  'visitors reach four definer functions that ask for a secret, and what community and library show to all'
);

select is_empty(
  $$ select tablename, policyname from pg_policies
     where schemaname = 'public'
       and regexp_replace(lower(coalesce(qual, '') || ' ' || coalesce(with_check, '')),
         'select (auth\.uid\(\)|private\.has_role\()', '', 'g') ~ 'auth\.uid\(|private\.has_role\(' $$,
  'policies ask once per statement, not once per row'
);

select is_empty(
  $$ select tablename, policyname from pg_policies where schemaname = 'public' and 'public' = any (roles) $$,
  'every policy names the roles it is for'
);

-- Numbers, times, booleans and ids limit themselves. Keys into another table are limited there.
select is_empty(
  $$ select c.relname, a.attname
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype, 'json'::regtype, 'text[]'::regtype)
       and not exists (
         select from pg_constraint k
         where k.conrelid = c.oid and k.contype in ('c', 'f') and k.conkey @> array[a.attnum]
       ) $$,
  'every text and json column is limited by a check'
);

select is_empty(
  $$ select f.conrelid::regclass, f.conname from pg_constraint f
     where f.contype = 'f' and f.connamespace = 'public'::regnamespace and f.confrelid = 'auth.users'::regclass
       and not exists (
         select from private.personal_tables p where format('public.%I', p.table_name)::regclass = f.conrelid
       ) $$,
  'every table that names an account is in the register of personal data'
);

select is_empty(
  $$ select p.table_name from private.personal_tables p
     where p.owner_column is not null and not exists (
       select from pg_constraint f
       join pg_attribute a on a.attrelid = f.conrelid and f.conkey = array[a.attnum]
       where f.contype = 'f' and f.conrelid = format('public.%I', p.table_name)::regclass and a.attname = p.owner_column
         and f.confrelid = 'auth.users'::regclass and f.confdeltype in ('c', 'n')
     ) $$,
  'what is registered for a person goes, or loses the name, with the account'
);

select * from finish();
rollback;
