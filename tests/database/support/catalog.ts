/** What the live schema holds: the source of the probes, of the mutations and of the completeness check. */
import type { Query } from '../../../supabase/local/types.ts';

/** Roles a request can come as; PUBLIC stands for everybody. */
const apiRoles = `('anon', 'authenticated', 'service_role')`;
const ownSchemas = `('public', 'private')`;

export interface TableInfo {
  name: string;
  rls: boolean;
  columns: string[];
  /** Readable key expression of a row. */
  key: string;
}

export interface Grant {
  object: 'table' | 'column' | 'function' | 'schema' | 'sequence' | 'type' | 'default';
  /** Table name, function signature, schema name … */
  on: string;
  column: string | null;
  privilege: string;
  grantee: string;
}

export interface Policy {
  table: string;
  name: string;
  command: string;
  hasUsing: boolean;
  hasCheck: boolean;
  /** Everybody it speaks of sees everything. */
  open: boolean;
}

export async function readTables(query: Query): Promise<TableInfo[]> {
  return query<TableInfo & Record<string, unknown>>(`
    select c.relname::text as name, c.relrowsecurity as rls,
      array_agg(a.attname::text order by a.attnum) as columns,
      coalesce((
        select string_agg(format('%I::text', k.attname), $s$ || ' ' || $s$ order by array_position(i.indkey::int2[], k.attnum))
        from pg_index i join pg_attribute k on k.attrelid = c.oid and k.attnum = any (i.indkey::int2[])
        where i.indrelid = c.oid and i.indisprimary
      ), 'ctid::text') as key
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    group by c.oid order by 1`);
}

/** Every function of our schemas as schema.name(argument types), except those of extensions. */
export async function readFunctions(query: Query): Promise<string[]> {
  const rows = await query<{ signature: string }>(`
    select format('%s.%s(%s)', n.nspname, p.proname, oidvectortypes(p.proargtypes)) as signature
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ${ownSchemas}
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by 1`);
  return rows.map(({ signature }) => signature);
}

/** Views, foreign tables, sequences of their own, schemas, and what realtime publishes: each must be expected. */
export async function readOthers(query: Query): Promise<string[]> {
  const rows = await query<{ name: string }>(`
    select format('%s %s.%s', case c.relkind when 'v' then 'view' when 'm' then 'materialized view'
      when 'f' then 'foreign table' when 'S' then 'sequence' else 'table' end, n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where (n.nspname = 'public' and c.relkind in ('v', 'm', 'f', 'S')) or (n.nspname = 'private' and c.relkind not in ('i', 't', 'c'))
    union all
    select 'schema ' || n.nspname from pg_namespace n
    where pg_get_userbyid(n.nspowner) = 'migrator'
    union all
    select format('published %s.%s', schemaname, tablename) from pg_publication_tables
    where pubname = 'supabase_realtime'
    order by 1`);
  return rows.map(({ name }) => name);
}

export async function readPolicies(query: Query): Promise<Policy[]> {
  return query<Policy & Record<string, unknown>>(`
    select tablename::text as table, policyname::text as name, cmd as command,
      qual is not null as "hasUsing", with_check is not null as "hasCheck",
      coalesce(qual, 'true') = 'true' and coalesce(with_check, 'true') = 'true' as open
    from pg_policies where schemaname = 'public' order by 1, 2`);
}

/** Every privilege a request can use in our schemas, whatever way it was given. The owner's own are left out. */
export async function readGrants(query: Query): Promise<Grant[]> {
  return query<Grant & Record<string, unknown>>(`
    with acl (object, "on", "column", entries) as (
      select case c.relkind when 'S' then 'sequence' else 'table' end, c.relname::text, null, c.relacl
      from pg_class c where c.relnamespace in (select oid from pg_namespace where nspname in ${ownSchemas})
      union all
      select 'column', c.relname::text, a.attname::text, a.attacl
      from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
      where c.relnamespace in (select oid from pg_namespace where nspname in ${ownSchemas})
      union all
      select 'function', format('%s.%s(%s)', n.nspname, p.proname, oidvectortypes(p.proargtypes)), null,
        coalesce(p.proacl, acldefault('f', p.proowner))
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ${ownSchemas}
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      union all
      select 'schema', n.nspname::text, null, n.nspacl from pg_namespace n where n.nspname = 'private'
      union all
      select 'default', coalesce(d.defaclnamespace::regnamespace::text, 'any'), d.defaclobjtype::text, d.defaclacl
      from pg_default_acl d where pg_get_userbyid(d.defaclrole) = 'migrator'
    ), entries as (
      select acl.object, acl."on", acl."column", e.privilege_type::text as privilege,
        case e.grantee when 0 then 'public' else pg_get_userbyid(e.grantee)::text end as grantee
      from acl, aclexplode(acl.entries) e
    )
    select * from entries where grantee in ${apiRoles} or grantee = 'public'
    order by 1, 2, 3, 4, 5`);
}
