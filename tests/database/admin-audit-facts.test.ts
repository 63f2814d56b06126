/** What database and server write into the log of the team has a name that people read. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditList } from '../../src/lib/admin/audit.ts';
import { eventKey, factType, wordKey } from '../../src/lib/admin/audit-facts.ts';
import { orderList, orderSorts } from '../../src/lib/admin/orders.ts';
import { paymentList } from '../../src/lib/admin/payments.ts';
import { eventTypes } from '../../supabase/functions/_shared/billing/events.ts';
import { refundRefusals } from '../../supabase/functions/_shared/billing/send-refund.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { textsOf } from '../support/locales.ts';
import { openTestDatabase } from './support/database.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** From an opening bracket to the one that closes it, without both; brackets in texts are told apart. */
function inBrackets(source: string, from: number): string {
  let [depth, quoted] = [0, false];
  for (let at = from; at < source.length; at++) {
    const sign = source[at];
    if (sign === "'") quoted = !quoted;
    if (quoted) continue;
    if (sign === '(') depth++;
    else if (sign === ')' && --depth === 0) return source.slice(from + 1, at);
  }
  throw new Error(`no end: ${source.slice(from, from + 80)}`);
}

/** Arguments of a call. */
function partsOf(list: string): string[] {
  const parts = [''];
  let [depth, quoted] = [0, false];
  for (const sign of list) {
    if (sign === "'") quoted = !quoted;
    if (!quoted && '(['.includes(sign)) depth++;
    if (!quoted && ')]'.includes(sign)) depth--;
    if (sign === ',' && depth === 0 && !quoted) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

/** Keys of every object that a piece of SQL builds. */
function keysBuilt(sql: string): string[] {
  return [...sql.matchAll(/jsonb_build_object(?=\()/g)].flatMap(({ index }) =>
    partsOf(inBrackets(sql, index + 'jsonb_build_object'.length)).flatMap((part, place) => {
      const key = /^'(\w+)'$/.exec(part)?.[1];
      return place % 2 === 0 && key !== undefined ? [key] : [];
    }),
  );
}

/** Where an entry is written: the row itself, or one of the functions that write it. */
const writes = /insert into public\.admin_audit_log\b|private\.note_(?:act|action|library_act)(?=\()/g;

/** Before and after are told as what they are of. */
const frame = new Set(['before', 'after']);

async function writtenKeys(): Promise<Map<string, string>> {
  const keys = new Map<string, string>();
  const rows = await db.query<{ name: string; source: string }>(
    `select n.nspname || '.' || p.proname as name, p.prosrc as source
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private')`,
  );
  for (const { name, source } of rows) {
    for (const { index } of source.matchAll(writes)) {
      for (const key of keysBuilt(source.slice(index, source.indexOf(';', index)))) keys.set(key, name);
    }
  }
  return keys;
}

describe('what is written into the log', () => {
  it('has a name for every key that a function of the database writes', async () => {
    const written = await writtenKeys();
    expect(written.size).toBeGreaterThan(40);
    expect([...written].filter(([key]) => !frame.has(key) && factType(key) === null)).toEqual([]);
  });

  it('has a name for every field of what is changed as a whole', async () => {
    const [item] = await db.query<{ keys: string[] }>(
      `select array(select jsonb_object_keys(private.item_json(c) - '{version,edited_at,obstacle}'::text[])) as keys
       from public.catalog_items c limit 1`,
    );
    const columns = await db.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = 'coupons' and column_name not in ('code', 'version', 'redeemed')`,
    );
    const [edit] = await db.query<{ source: string }>(
      `select prosrc as source from pg_proc where oid = 'public.edit_article(uuid,integer,jsonb)'::regprocedure`,
    );
    const fields = /p_changes - array\[([^\]]+)\]/.exec(edit?.source ?? '')?.[1]?.match(/\w+/g) ?? [];
    expect(fields.length).toBeGreaterThan(5);
    const all = [...(item?.keys ?? []), ...columns.map(({ name }) => name), ...fields];
    expect(all.filter((key) => factType(key) === null)).toEqual([]);
  });

  it('has a name for everything a saved list was narrowed by, and for what the server writes', () => {
    const told = globSync('supabase/functions/*/*.ts', { cwd: join(import.meta.dirname, '../..') })
      .map((name) => readFileSync(join(import.meta.dirname, '../..', name), 'utf8'))
      .flatMap((source) => [...source.matchAll(/p_detail: \{([^}]*)\}/g)])
      .flatMap(([, fields = '']) => partsOf(fields).map((field) => /^\w+/.exec(field)?.[0] ?? field))
      .filter((field) => field !== '');
    expect(told).toEqual(['outcome', 'address']);
    const all = [...auditList.names, ...orderList.names, ...paymentList.names, ...told];
    expect(all.filter((key) => factType(key) === null)).toEqual([]);
  });

  it('has words for every code that a column of it may hold', async () => {
    const words = textsOf('en', 'admin-log');
    const [{ codes = [] } = {}] = await db.query<{ codes: string[] }>(
      `select array_agg(distinct code[1]) as codes from pg_constraint c,
         unnest(c.conkey) k join pg_attribute a on a.attnum = k,
         regexp_matches(pg_get_constraintdef(c.oid), '''([a-z_]+)''::text', 'g') code
       where c.contype = 'c' and cardinality(c.conkey) = 1 and a.attrelid = c.conrelid
         and pg_get_constraintdef(c.oid) like '% = ANY (ARRAY[''%' and (c.conrelid::regclass::text, a.attname) in (
           ('articles', 'kind'), ('articles', 'state'), ('catalog_items', 'kind'), ('private.payments', 'kind'),
           ('private.payments', 'state'), ('orders', 'status'), ('billing_events', 'outcome'),
           ('plan_prices', 'interval'), ('topics', 'state'), ('answers', 'state'), ('comments', 'state'),
           ('tags', 'state'), ('study_rooms', 'state'), ('reports', 'state'), ('community_profiles', 'standing'),
           ('private.contact_tickets', 'state'))`,
    );
    expect(codes.length).toBeGreaterThan(40);
    // An appeal that is granted notes what it did as what came of it.
    const [undo] = await db.query<{ source: string }>(
      `select prosrc as source from pg_proc where proname = 'undo_decision'`,
    );
    const undone = [...(undo?.source ?? '').matchAll(/then '([a-z]+)'/g)].map(([, code = '']) => code);
    expect(undone).toEqual(expect.arrayContaining(['restore', 'unlock', 'lift']));
    const told = [...codes, ...undone, ...orderSorts, ...refundRefusals, 'created', 'confirmed', 'waiting'];
    expect(told.filter((code) => !words.has(wordKey(code)))).toEqual([]);
    const events = textsOf('en', 'admin-events');
    expect(eventTypes.filter((type) => !events.has(eventKey(type)))).toEqual([]);
  });
});
