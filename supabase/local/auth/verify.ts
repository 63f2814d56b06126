/** /verify, by link (GET) and by code or token (POST). */
import type { AuthContext, AuthRequest } from './context.ts';
import { AuthFailure, failures } from './replies.ts';
import { tokenHash } from './tokens.ts';
import { isBanned, normalEmail, type UserRow } from './users.ts';

interface Proof {
  type: string;
  hash: string;
}

function proofOf(call: AuthRequest): Proof | null {
  if (call.request.method === 'GET') {
    const type = call.url.searchParams.get('type');
    const hash = call.url.searchParams.get('token') ?? call.url.searchParams.get('token_hash');
    return type && hash ? { type, hash } : null;
  }
  const { type, token_hash: hash, token } = call.body;
  const email = normalEmail(call.body.email);
  if (typeof type !== 'string') return null;
  if (typeof hash === 'string' && hash !== '') return { type, hash };
  return email && typeof token === 'string' ? { type, hash: tokenHash(email, token) } : null;
}

/** A redirect to where the mail's link was to lead, with the outcome in the fragment. */
function leadOn(call: AuthRequest, fragment: URLSearchParams): Response {
  const target = new URL(call.redirectTo);
  target.hash = fragment.toString();
  return new Response(null, { status: 303, headers: { location: target.href } });
}

/** Hands the proof on in lite's own words. */
async function forward(call: AuthRequest, type: string, hash: string): Promise<Response> {
  if (call.request.method !== 'GET') return call.forward({ body: { type, token_hash: hash } });
  const url = new URL(call.url);
  url.searchParams.set('type', type);
  url.searchParams.set('token', hash);
  const answer = await call.forward({ url });
  // Lite has its own idea of allowed addresses: only the fragment is taken from it.
  const location = answer.headers.get('location');
  return location ? leadOn(call, new URLSearchParams(new URL(location).hash.slice(1))) : answer;
}

const isExpired = (sentAt: string | null, seconds: number): boolean =>
  sentAt !== null && Date.now() - Date.parse(sentAt) > seconds * 1000;

/** The first of the two confirmations was given: the change waits for the other one. */
const FIRST_ACCEPTED = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** Lite changes the address on the present mailbox's word alone, so that nobody proves to own the new one. */
async function changeEmail(
  { db, users, config }: AuthContext,
  call: AuthRequest,
  user: UserRow,
  hash: string,
): Promise<Response> {
  if (isExpired(user.email_change_sent_at, config.auth.email.otp_expiry)) throw failures.linkExpired();
  const isNew = user.email_change_token_new === hash;
  const other = isNew ? user.email_change_token_current : user.email_change_token_new;
  if (other) {
    const column = isNew ? 'email_change_token_new' : 'email_change_token_current';
    await db.query(
      `update auth.users set ${column} = null, email_change_confirm_status = 1 where id = $1::uuid`,
      [user.id],
    );
    if (call.request.method !== 'GET') return Response.json({ msg: FIRST_ACCEPTED, code: '200' });
    return leadOn(call, new URLSearchParams({ message: FIRST_ACCEPTED }));
  }
  const holder = await users.byEmail(user.email_change ?? '');
  if (holder && holder.id !== user.id) throw failures.emailExists();
  // Lite completes a change by the token of the present mailbox when both are asked, else by the new one's.
  const asksBoth = config.auth.email.double_confirm_changes && (user.email ?? '') !== '';
  await db.query(
    `update auth.users set email_change_token_current = $2::text, email_change_token_new = $3::text,
      email_change_confirm_status = 0 where id = $1::uuid`,
    [user.id, asksBoth ? hash : null, asksBoth ? null : hash],
  );
  return forward(call, 'email_change', hash);
}

/** What lite calls the proof; it knows neither 'email', the documented type, nor 'invite'. */
function liteType(type: string, user: UserRow, hash: string): string {
  if (type === 'invite') return 'signup';
  if (type !== 'email') return type;
  return user.confirmation_token === hash ? 'signup' : 'magiclink';
}

async function check(context: AuthContext, call: AuthRequest, proof: Proof): Promise<Response> {
  const user = await context.users.byToken(proof.hash);
  if (!user) throw failures.linkExpired();
  if (isBanned(user)) throw failures.banned('User is banned', 403);
  if (proof.type === 'email_change') {
    const known = [user.email_change_token_new, user.email_change_token_current].includes(proof.hash);
    if (!known) throw failures.linkExpired();
    return changeEmail(context, call, user, proof.hash);
  }
  return forward(call, liteType(proof.type, user, proof.hash), proof.hash);
}

export async function verify(context: AuthContext, call: AuthRequest): Promise<Response> {
  const proof = proofOf(call);
  // Malformed: lite says what is missing.
  if (!proof) return call.forward();
  if (call.request.method !== 'GET') return check(context, call, proof);
  try {
    return await check(context, call, proof);
  } catch (error) {
    if (!(error instanceof AuthFailure)) throw error;
    const { code, message } = error;
    // The site says what went wrong.
    const failure = { error: 'access_denied', error_code: code, error_description: message };
    return leadOn(call, new URLSearchParams(failure));
  }
}
