/** Users as the database has them and as the API shows them. */
import type { LocalDb, Row } from '../types.ts';
import { failures } from './replies.ts';

/** Columns of auth.users that the modules here decide by. Times are ISO 8601 texts. */
export interface UserRow extends Row {
  id: string;
  email: string | null;
  encrypted_password: string | null;
  confirmed_at: string | null;
  confirmation_token: string | null;
  confirmation_sent_at: string | null;
  recovery_token: string | null;
  recovery_sent_at: string | null;
  email_change: string | null;
  email_change_token_current: string | null;
  email_change_token_new: string | null;
  email_change_sent_at: string | null;
  reauthentication_token: string | null;
  reauthentication_sent_at: string | null;
  banned_until: string | null;
  raw_app_meta_data: Record<string, unknown> | null;
  raw_user_meta_data: Record<string, unknown> | null;
  is_anonymous: boolean;
  phone: string | null;
}

/** Columns the API shows under their own name; empty ones are left out, as hosted projects do. */
const SHOWN = [
  'aud',
  'role',
  'email_confirmed_at',
  'confirmed_at',
  'invited_at',
  'confirmation_sent_at',
  'recovery_sent_at',
  'email_change_sent_at',
  'last_sign_in_at',
  'banned_until',
  'deleted_at',
  'created_at',
  'updated_at',
] as const;

const SELECT = `select u.*, coalesce((
    select jsonb_agg(jsonb_build_object(
      'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data,
      'provider', i.provider, 'last_sign_in_at', i.last_sign_in_at, 'created_at', i.created_at,
      'updated_at', i.updated_at, 'email', i.email) order by i.created_at)
    from auth.identities i where i.user_id = u.id), '[]') as identities
  from auth.users u`;

export const normalEmail = (email: unknown): string | null =>
  typeof email === 'string' && email.trim() !== '' ? email.trim().toLowerCase() : null;

const looksLikeEmail = (email: string): boolean =>
  email.length <= 255 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);

/** @throws validation_failed */
export function requireEmail(email: unknown): string {
  const normal = normalEmail(email);
  if (!normal || !looksLikeEmail(normal)) throw failures.invalidEmail();
  return normal;
}

export const isBanned = (user: UserRow, now = Date.now()): boolean =>
  user.banned_until !== null && Date.parse(user.banned_until) > now;

/** The user as every endpoint answers it. */
export function showUser(row: UserRow): Record<string, unknown> {
  const user: Record<string, unknown> = {
    id: row.id,
    email: row.email ?? '',
    phone: row.phone ?? '',
    app_metadata: row.raw_app_meta_data ?? {},
    user_metadata: row.raw_user_meta_data ?? {},
    identities: row.identities,
    is_anonymous: row.is_anonymous,
  };
  for (const column of SHOWN) {
    const value = row[column];
    if (value !== null && value !== undefined) user[column] = value;
  }
  if (row.email_change) user.new_email = row.email_change;
  return user;
}

export interface Users {
  byId(id: string): Promise<UserRow | undefined>;
  byEmail(email: string): Promise<UserRow | undefined>;
  /** The holder of a link token, whichever column it stands in. */
  byToken(hash: string): Promise<UserRow | undefined>;
  page(limit: number, offset: number): Promise<{ users: UserRow[]; total: number }>;
}

export function createUsers(db: LocalDb): Users {
  const find = async (where: string, value: string) =>
    (await db.query<UserRow>(`${SELECT} where ${where}`, [value]))[0];
  return {
    byId: (id) => find('u.id = $1::uuid', id),
    byEmail: (email) => find('u.email = $1 and u.deleted_at is null', email),
    byToken: (hash) =>
      find(
        `u.deleted_at is null and $1 in
          (u.confirmation_token, u.recovery_token, u.email_change_token_current, u.email_change_token_new)`,
        hash,
      ),
    async page(limit, offset) {
      const [count] = await db.query<{ n: number }>('select count(*)::int as n from auth.users');
      const users = await db.query<UserRow>(
        `${SELECT} order by u.created_at desc, u.id limit $1::int offset $2::int`,
        [limit, offset],
      );
      return { users, total: count?.n ?? 0 };
    },
  };
}
