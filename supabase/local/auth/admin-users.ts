/** Accounts made, changed and removed with service rights. @supabase/lite has no admin API. */
import { createHash, randomUUID } from 'node:crypto';
import type { AuthContext } from './context.ts';
import { assertPassword, hashPassword, unknownPassword } from './passwords.ts';
import { AuthFailure, failures } from './replies.ts';
import { requireEmail, type UserRow } from './users.ts';

type Attributes = Record<string, unknown>;

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const object = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/** Given keys replace old ones; null removes a key. */
function merged(old: Record<string, unknown> | null, given: unknown): Record<string, unknown> {
  const all = { ...old, ...object(given) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
}

const UNIT_SECONDS: Readonly<Record<string, number>> = { ms: 0.001, s: 1, m: 60, h: 3600 };

/** Go's duration ('24h', '1h30m', 'none') → seconds; 'none' → 0. */
function banSeconds(value: unknown): number | null {
  const duration = text(value);
  if (duration === null) return null;
  if (duration === 'none') return 0;
  if (!/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(duration))
    throw failures.validation('invalid format for ban duration');
  let seconds = 0;
  for (const [, amount, unit] of duration.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)) {
    seconds += Number(amount) * (UNIT_SECONDS[unit ?? ''] ?? 0);
  }
  return seconds;
}

async function passwordHash({ config }: AuthContext, given: Attributes): Promise<string | null> {
  const ready = text(given.password_hash);
  if (ready) {
    if (!/^\$2[aby]\$\d\d\$.{53}$/.test(ready))
      throw failures.validation('password_hash is not a bcrypt hash');
    return ready;
  }
  const password = text(given.password);
  if (password === null) return null;
  assertPassword(config, password);
  return hashPassword(password);
}

const must = (user: UserRow | undefined): UserRow => {
  if (!user) throw failures.userNotFound();
  return user;
};

export async function createUser(context: AuthContext, given: Attributes): Promise<UserRow> {
  const { db, users } = context;
  if (text(given.email) === null) {
    throw failures.validation('Cannot create a user without either an email or phone');
  }
  const email = requireEmail(given.email);
  if (await users.byEmail(email)) throw failures.emailExists();
  const id = text(given.id) ?? randomUUID();
  const hash = (await passwordHash(context, given)) ?? (await hashPassword(unknownPassword()));
  const confirmed = given.email_confirm === true;
  const banned = banSeconds(given.ban_duration);
  const app = merged({ provider: 'email', providers: ['email'] }, given.app_metadata);
  const own = merged({ email_verified: confirmed }, given.user_metadata);
  const identity = { sub: id, email, email_verified: confirmed, phone_verified: false };
  await db.tx(async (query) => {
    await query(
      `insert into auth.users (id, email, encrypted_password, role, email_confirmed_at, raw_app_meta_data,
          raw_user_meta_data, banned_until)
        values ($1::uuid, $2::text, $3::text, $4::text, case when $5::boolean then now() end, $6::text::jsonb,
          $7::text::jsonb, now() + $8::float8 * interval '1 second')`,
      [
        id,
        email,
        hash,
        text(given.role) ?? 'authenticated',
        confirmed,
        JSON.stringify(app),
        JSON.stringify(own),
        banned === 0 ? null : banned,
      ],
    );
    await query(
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
        values ($1::uuid, 'email', $2::text, $2::uuid, $3::text::jsonb, now())`,
      [randomUUID(), id, JSON.stringify(identity)],
    );
  });
  return must(await users.byId(id));
}

export async function updateUser(context: AuthContext, id: string, given: Attributes): Promise<UserRow> {
  const { db, users } = context;
  const user = must(await users.byId(id));
  const email = text(given.email) === null ? null : requireEmail(given.email);
  const holder = email ? await users.byEmail(email) : undefined;
  if (holder && holder.id !== id) throw failures.emailExists();
  const banned = banSeconds(given.ban_duration);
  await db.tx(async (query) => {
    await query(
      `update auth.users set email = coalesce($2::text, email),
          encrypted_password = coalesce($3::text, encrypted_password), role = coalesce($4::text, role),
          email_confirmed_at = case when $5::boolean then coalesce(email_confirmed_at, now())
            else email_confirmed_at end,
          raw_app_meta_data = $6::text::jsonb, raw_user_meta_data = $7::text::jsonb,
          banned_until = case when $8::float8 is null then banned_until when $8::float8 = 0 then null
            else now() + $8::float8 * interval '1 second' end,
          updated_at = now()
        where id = $1::uuid`,
      [
        id,
        email,
        await passwordHash(context, given),
        text(given.role),
        // A new address set by an admin counts as confirmed, as on hosted projects.
        given.email_confirm === true || (email !== null && email !== user.email),
        JSON.stringify(merged(user.raw_app_meta_data, given.app_metadata)),
        JSON.stringify(merged(user.raw_user_meta_data, given.user_metadata)),
        banned,
      ],
    );
    if (email) {
      await query(
        `update auth.identities set identity_data = identity_data || $2::text::jsonb, updated_at = now()
          where user_id = $1::uuid and provider = 'email'`,
        [id, JSON.stringify({ email, email_verified: true })],
      );
    }
  });
  return must(await users.byId(id));
}

/** A soft delete keeps the id for the records that name it and wipes what tells who it was. */
export async function deleteUser({ db, users }: AuthContext, id: string, soft: boolean): Promise<void> {
  const user = must(await users.byId(id));
  if (!soft) {
    await db.query('delete from auth.users where id = $1::uuid', [id]);
    return;
  }
  const alias = createHash('sha256').update(`${id}${user.email}`).digest('base64url');
  await db.tx(async (query) => {
    await query(
      `update auth.users set deleted_at = now(), updated_at = now(), email = $2::text, phone = null,
          encrypted_password = '', raw_user_meta_data = '{}', raw_app_meta_data = '{}', confirmation_token = null,
          recovery_token = null, email_change = null, email_change_token_current = null,
          email_change_token_new = null, reauthentication_token = null where id = $1::uuid`,
      [id, alias],
    );
    await query('delete from auth.identities where user_id = $1::uuid', [id]);
    await query('delete from auth.sessions where user_id = $1::uuid', [id]);
  });
}

/** @throws 404 for an id that is none, as hosted does */
export function requireUserId(id: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) {
    throw new AuthFailure(404, 'validation_failed', 'user_id must be an UUID');
  }
  return id.toLowerCase();
}
