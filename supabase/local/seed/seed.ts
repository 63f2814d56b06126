/** Fills a database: the SQL files that config.toml names, then the demo people. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createUser } from '../auth/admin-users.ts';
import type { AuthContext } from '../auth/context.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { LocalDb } from '../types.ts';
import { addOrders } from './demo-orders.ts';
import { type DemoPerson, demoPassword, demoPeople } from './demo-people.ts';
import { addResults } from './demo-results.ts';
import { addWeeks } from './demo-weeks.ts';
import { addLibrary, libraryFingerprint } from './library.ts';

const TRIAL_DAYS = 14;
const PAID_DAYS = 365;
const DAY_MS = 86_400_000;

const HISTORY = `create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null)`;

/** Runs `fill` unless it has run with the same hash before. */
async function once(db: LocalDb, path: string, hash: string, fill: () => Promise<void>): Promise<void> {
  const [done] = await db.query(
    'select 1 from supabase_migrations.seed_files where path = $1 and hash = $2',
    [path, hash],
  );
  if (done) return;
  await fill();
  await db.query(
    `insert into supabase_migrations.seed_files (path, hash) values ($1, $2)
      on conflict (path) do update set hash = excluded.hash`,
    [path, hash],
  );
}

/** The row of `subscribers` for a person, as the payment webhook would have written it. */
function subscription({ tier, trial }: DemoPerson, now: number) {
  const inDays = (days: number) => new Date(now + days * DAY_MS);
  const paid = tier !== 'freemium';
  return {
    subscribed: paid,
    tier: paid ? tier : null,
    end: paid ? inDays(trial ? TRIAL_DAYS : PAID_DAYS) : null,
    trialStatus: trial ? 'active' : 'none',
    trialEnd: trial ? inDays(TRIAL_DAYS) : null,
  };
}

async function addPeople(context: AuthContext, now: number): Promise<void> {
  const { db, users } = context;
  const hash = await hashPassword(demoPassword);
  for (const person of demoPeople) {
    if (!(await users.byId(person.id))) {
      await createUser(context, {
        id: person.id,
        email: person.email,
        password_hash: hash,
        email_confirm: true,
        user_metadata: { name: person.name },
      });
    }
    const { subscribed, tier, end, trialStatus, trialEnd } = subscription(person, now);
    await db.tx(async (query) => {
      await query('set local role service_role');
      await query(
        `insert into public.subscribers
            (user_id, subscribed, subscription_tier, subscription_end, trial_status, trial_ends_at)
          values ($1::uuid, $2::boolean, $3::text, $4::timestamptz, $5::text, $6::timestamptz)
          on conflict (user_id) do nothing`,
        [person.id, subscribed, tier, end, trialStatus, trialEnd],
      );
      if (person.role === null) return;
      await query(
        `insert into public.admin_roles (user_id, role_type, is_active) values ($1::uuid, $2::text, true)
          on conflict do nothing`,
        [person.id, person.role],
      );
    });
  }
}

type AddPast = (db: LocalDb, person: number, userId: string, now: number) => Promise<void>;

/** Who pays has used the product for a while. */
async function addPast({ db }: AuthContext, now: number, add: AddPast): Promise<void> {
  for (const [index, { id, tier, trial, role }] of demoPeople.entries()) {
    if (tier !== 'freemium' && !trial && role === null) await add(db, index, id, now);
  }
}

/** Who tries a plan bought single items before. */
async function addPurchases({ db }: AuthContext, now: number): Promise<void> {
  for (const { id } of demoPeople.filter(({ trial }) => trial)) await addOrders(db, id, now);
}

/** A trial that ran out while the data lay about would show nothing of a trial: it is given a new end. */
async function renewTrials({ db }: AuthContext, now: number): Promise<void> {
  const trials = demoPeople.filter(({ trial }) => trial).map(({ id }) => id);
  const end = new Date(now + TRIAL_DAYS * DAY_MS);
  await db.query(
    `update public.subscribers set trial_ends_at = $2::timestamptz, subscription_end = $2::timestamptz
      where user_id = any ($1::uuid[]) and trial_status = 'active' and trial_ends_at < now()`,
    [trials, end],
  );
}

export async function seed(context: AuthContext, root: string, now: number = Date.now()): Promise<void> {
  const { db, config } = context;
  if (!config.db.seed.enabled) return;
  await db.query(HISTORY);
  for (const path of config.db.seed.sql_paths) {
    const sql = readFileSync(join(root, 'supabase', path), 'utf8');
    const hash = createHash('sha256').update(sql).digest('hex');
    await once(db, path, hash, () => db.script(sql));
  }
  await once(db, 'demo-people', '1', () => addPeople(context, now));
  await once(db, 'library', libraryFingerprint(), () => addLibrary(db));
  await once(db, 'demo-weeks', '1', () => addPast(context, now, addWeeks));
  await once(db, 'demo-results', '1', () => addPast(context, now, addResults));
  await once(db, 'demo-orders', '1', () => addPurchases(context, now));
  await renewTrials(context, now);
}
