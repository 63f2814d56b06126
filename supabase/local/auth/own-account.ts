/** PUT /user and GET /reauthenticate: a change of address asks both mailboxes, a new password ends other sessions. */
import { verifyJwt } from '../jwt.ts';
import type { AuthContext, AuthRequest } from './context.ts';
import { assertMailAllowed } from './mail-rate.ts';
import { assertPassword } from './passwords.ts';
import { failures } from './replies.ts';
import { sendEmailChange } from './send.ts';
import { tokenHash } from './tokens.ts';
import { requireEmail, type UserRow } from './users.ts';

const bearer = (request: Request): string =>
  /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';

/** The address to change to, or null when it stays. Checked before anything is written. */
async function wantedEmail(context: AuthContext, call: AuthRequest, user: UserRow): Promise<string | null> {
  const { email } = call.body;
  if (email === undefined || email === '') return null;
  const wanted = requireEmail(email);
  if (wanted === user.email?.toLowerCase()) return null;
  if (await context.users.byEmail(wanted)) throw failures.emailExists();
  assertMailAllowed(context.config, user.email_change_sent_at);
  return wanted;
}

/** A session younger than this counts as having just signed in, as on hosted projects. */
const FRESH_SECONDS = 24 * 3600;

/** Lite lets any session set a password. @throws reauthentication_needed or reauthentication_not_valid */
async function assertFresh(
  { db, config }: AuthContext,
  { body }: AuthRequest,
  user: UserRow,
  session: string,
): Promise<void> {
  if (!config.auth.email.secure_password_change) return;
  const young = await db.query(
    "select 1 from auth.sessions where id = $1::uuid and created_at > now() - $2::int * interval '1 second'",
    [session, FRESH_SECONDS],
  );
  if (young.length > 0) return;
  const { nonce } = body;
  if (typeof nonce !== 'string' || nonce === '') throw failures.reauthenticationNeeded();
  const used = await db.query(
    `update auth.users set reauthentication_token = null where id = $1::uuid and reauthentication_token = $2::text
      and reauthentication_sent_at > now() - $3::int * interval '1 second' returning id`,
    [user.id, tokenHash(user.email ?? '', nonce), config.auth.email.otp_expiry],
  );
  if (used.length === 0) throw failures.reauthenticationNotValid();
}

export async function updateUser(context: AuthContext, call: AuthRequest): Promise<Response> {
  const claims = verifyJwt(bearer(call.request), context.config.auth.jwt_secret);
  const user = claims?.sub ? await context.users.byId(claims.sub) : undefined;
  // Not signed in, or no longer: lite has the right words for each case.
  if (!claims || !user) return call.forward();
  const me = await call.forward({ method: 'GET' });
  if (!me.ok) return me;
  const { email: _, nonce: __, ...rest } = call.body;
  if (typeof rest.password === 'string' && rest.password !== '') {
    assertPassword(context.config, rest.password);
    await assertFresh(context, call, user, claims.session_id ?? '');
  }
  const email = await wantedEmail(context, call, user);
  const answer = Object.keys(rest).length > 0 ? await call.forward({ body: rest }) : me;
  if (!answer.ok) return answer;
  if (typeof rest.password === 'string' && claims.session_id) {
    // Whoever knew the old password is out.
    await context.db.query('delete from auth.sessions where user_id = $1::uuid and id <> $2::uuid', [
      user.id,
      claims.session_id,
    ]);
  }
  if (!email) return answer;
  await sendEmailChange(context, user, email, call.redirectTo);
  return call.forward({ method: 'GET' });
}

export async function reauthenticate(context: AuthContext, call: AuthRequest): Promise<Response> {
  const claims = verifyJwt(bearer(call.request), context.config.auth.jwt_secret);
  const user = claims?.sub ? await context.users.byId(claims.sub) : undefined;
  if (user) assertMailAllowed(context.config, user.reauthentication_sent_at);
  return call.forward();
}
