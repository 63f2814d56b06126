/** POST /token: bans, the order in which a sign-in is refused, and reuse of refresh tokens. */
import type { AuthContext, AuthRequest } from './context.ts';
import { passwordMatches } from './passwords.ts';
import { failures } from './replies.ts';
import { isBanned, normalEmail } from './users.ts';

async function byPassword({ users }: AuthContext, call: AuthRequest): Promise<Response> {
  const email = normalEmail(call.body.email);
  const user = email ? await users.byEmail(email) : undefined;
  if (!email || !user) return call.forward();
  if (isBanned(user)) throw failures.banned();
  if (!user.confirmed_at) {
    // Lite says "not confirmed" to any password, and with it that the account exists.
    const { password } = call.body;
    const known = typeof password === 'string' && user.encrypted_password !== null;
    if (!known || !(await passwordMatches(password, user.encrypted_password ?? ''))) {
      throw failures.invalidCredentials();
    }
  }
  return call.forward({ body: { ...call.body, email } });
}

interface RefreshToken extends Record<string, unknown> {
  user_id: string;
  revoked: boolean;
  /** Milliseconds since it was replaced. */
  age: number;
  /** Token whose successor is the session's present one. */
  parent_of_active: string | null;
}

const FIND_TOKEN = `select t.user_id, t.revoked, (extract(epoch from now() - t.updated_at) * 1000)::float8 as age,
    (select a.parent from auth.refresh_tokens a where a.session_id = t.session_id and not a.revoked
      order by a.created_at desc limit 1) as parent_of_active
  from auth.refresh_tokens t where t.token = $1`;

async function byRefreshToken({ db, users, config }: AuthContext, call: AuthRequest): Promise<Response> {
  const { refresh_token: token } = call.body;
  if (typeof token !== 'string') return call.forward();
  const [row] = await db.query<RefreshToken>(FIND_TOKEN, [token]);
  if (!row) return call.forward();
  const user = await users.byId(row.user_id);
  if (user && isBanned(user)) throw failures.banned('Invalid Refresh Token: User Banned');
  const withinReuse = row.age <= config.auth.refresh_token_reuse_interval * 1000;
  if (row.revoked && row.parent_of_active && row.parent_of_active !== token && withinReuse) {
    // Three tabs refreshing at once are no theft. Lite answers a token's direct successor only.
    return call.forward({ body: { ...call.body, refresh_token: row.parent_of_active } });
  }
  return call.forward();
}

export async function token(context: AuthContext, call: AuthRequest): Promise<Response> {
  const grant = call.url.searchParams.get('grant_type');
  if (grant === 'password') return byPassword(context, call);
  if (grant === 'refresh_token') return byRefreshToken(context, call);
  return call.forward();
}

/** Hosted signs out everywhere unless told otherwise; lite only here. */
export async function logout(_context: AuthContext, call: AuthRequest): Promise<Response> {
  if (call.url.searchParams.has('scope')) return call.forward();
  const url = new URL(call.url);
  url.searchParams.set('scope', 'global');
  return call.forward({ url });
}
