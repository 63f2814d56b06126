/** Areas, tabs and refusals of the team's area are the same for pages and database, and nothing of it comes near to what people answered. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminRoles } from '../../src/lib/accounts/admin-role.ts';
import { adminAreas, adminTabs, opens } from '../../src/lib/admin/guard.ts';
import { adminRefusals } from '../../src/lib/admin/refusals.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import {
  adminOfNobody,
  adminOfPeople,
  adminOfServer,
  qualityOfNobody,
  qualityOfServer,
} from './expectations/admin-functions.ts';
import { attempts } from './expectations/attempts.ts';
import { calendar } from './expectations/calendar.ts';
import { habits } from './expectations/habits.ts';
import { plans } from './expectations/plans.ts';
import { progress } from './expectations/progress.ts';
import { reminders } from './expectations/reminders.ts';
import { training } from './expectations/training.ts';
import { words } from './expectations/words.ts';
import { openTestDatabase } from './support/database.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

describe('pages and database', () => {
  it('open the same areas to the same roles', async () => {
    const rows = await db.query<{ area: string; roles: string[] }>(
      'select area, roles from private.admin_areas',
    );
    expect(Object.fromEntries(rows.map(({ area, roles }) => [area, roles.toSorted()]))).toEqual(
      Object.fromEntries(
        adminAreas.map((area) => [area, adminRoles.filter((role) => opens([role], area)).toSorted()]),
      ),
    );
  });

  it('have the same tabs in the same order', async () => {
    expect(await db.query('select tab as id, area from private.admin_tabs order by place')).toEqual(
      adminTabs,
    );
  });

  it('refuse by the same codes', async () => {
    const rows = await db.query<{ code: string; status: number }>(
      'select code, status from private.admin_refusals',
    );
    expect(Object.fromEntries(rows.map(({ code, status }) => [code, status]))).toEqual(adminRefusals);
  });
});

/** What people answered, did, planned or wrote, and about whom. */
const health = [attempts, calendar, habits, plans, progress, reminders, training, words].flatMap((tables) =>
  Object.keys(tables),
);
const forbidden = new RegExp(`\\b(${health.join('|')}|child_subject|subject_name)\\b`);

/** What migrations of the team's area write anew for others: of money, of the log, of jobs. The walk begins there, too. */
const besides = [
  'private.apply_invoices',
  'private.apply_refunds',
  'private.audit_admin_roles',
  'private.derive_entitlements',
  'private.derive_subscriber',
  'private.keep_a_master_admin',
  'private.mail_about_order',
  'private.run_job',
  'public.apply_billing',
  'public.my_audit_entries',
  'public.note_job_run',
];
const nameOf = (signature: string) => signature.split('(')[0] ?? '';
/** What asks for a role, or keeps or reads the log of what the team did: the database itself tells which functions do. */
const asksForRole =
  /\b(?:admin_roles|admin_audit_log|admin_areas|private\.(?:enter_\w+|has_role|is_for_others|is_moderator|is_of_team|community_moderator|note_act|note_action|note_library_act|article_to_edit)\s*\()/;
/** Closing a room credits its sitters with what they sat through. It adds minutes and reads none. */
const credited = 'private.credit_phases';

describe('what the team reaches', () => {
  it('is nothing of health, however far its functions and views go', async () => {
    const functions = await db.query<{ name: string; source: string }>(
      `select n.nspname || '.' || p.proname as name, p.prosrc as source
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private')
       union all
       select v.schemaname || '.' || v.viewname, v.definition from pg_views v where v.schemaname in ('public', 'private')
       union all
       select m.schemaname || '.' || m.matviewname, m.definition from pg_matviews m
       where m.schemaname in ('public', 'private')`,
    );
    const sources = new Map<string, string[]>();
    for (const { name, source } of functions) sources.set(name, [...(sources.get(name) ?? []), source]);
    const asking = [...sources.keys()].filter((name) =>
      sources.get(name)?.some((source) => asksForRole.test(source)),
    );
    expect(asking.length).toBeGreaterThan(100);
    const own = new Set([
      ...[...adminOfPeople, ...adminOfServer, ...adminOfNobody].map(nameOf),
      ...besides,
      ...asking,
    ]);
    const seen = new Set<string>([credited]);
    const reached: string[] = [];
    const walk = (name: string, way: string) => {
      if (seen.has(name)) return;
      seen.add(name);
      for (const source of sources.get(name) ?? []) {
        const found = forbidden.exec(source);
        if (found) reached.push(`${way}: ${found[0]}`);
        for (const [called] of source.matchAll(/\b(?:public|private)\.[a-z_]+\b/g))
          if (sources.has(called)) walk(called, `${way} > ${called}`);
      }
    };
    for (const name of own) {
      expect(sources.has(name), name).toBe(true);
      walk(name, name);
    }
    expect(reached).toEqual([]);
    // It would find one.
    walk('private.account_facts', 'a look at an account');
    walk('public.my_latest_results', 'results');
    expect(reached).not.toEqual([]);
  });

  it('is walked from every function of its areas, and each that asks for an area is known as one', async () => {
    const rows = await db.query<{ name: string }>(
      `select n.nspname || '.' || p.proname as name
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname in ('public', 'private') and p.prosrc ~ '\\mprivate\\.(enter_area|enter_area_as|enter_one_of|enter_account)\\s*\\('`,
    );
    const known = new Set(
      [...adminOfPeople, ...adminOfServer, ...adminOfNobody, ...qualityOfServer, ...qualityOfNobody].map(
        nameOf,
      ),
    );
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });

  it('is asked of definer functions with an empty search path, and visitors come to none', async () => {
    const rows = await db.query<{ name: string; open: boolean; definer: boolean }>(
      `select p.oid::regprocedure::text as name, p.prosecdef as definer, has_function_privilege('anon', p.oid, 'execute') as open
       from pg_proc p where p.oid = any ($1::text[]::regprocedure[])`,
      [[...adminOfPeople, ...adminOfServer]],
    );
    expect(rows).toHaveLength(adminOfPeople.length + adminOfServer.length);
    expect(rows.filter(({ open, definer }) => open || !definer)).toEqual([]);
  });
});
