/** Links made with service rights: POST /admin/generate_link (mails nothing) and POST /invite (mails one). */
import { verifyLink } from '../inbox/auth-mails.ts';
import { createUser } from './admin-users.ts';
import type { AuthContext, AuthRequest } from './context.ts';
import { AuthFailure, failures } from './replies.ts';
import { issueToken, sendConfirmation } from './send.ts';
import { normalEmail, requireEmail, showUser, type UserRow } from './users.ts';

const TYPES = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const;
type LinkType = (typeof TYPES)[number];

const isLinkType = (type: unknown): type is LinkType => (TYPES as readonly unknown[]).includes(type);

/** The account a link is for; sign-up, invitation and magic link make it when there is none. */
async function accountFor(
  context: AuthContext,
  type: LinkType,
  body: Record<string, unknown>,
): Promise<UserRow> {
  const email = requireEmail(body.email);
  const user = await context.users.byEmail(email);
  if (user) {
    if ((type === 'signup' || type === 'invite') && user.confirmed_at) throw failures.emailExists();
    return user;
  }
  if (type === 'signup' && !body.password) throw failures.validation('Signup requires a valid password');
  if (type !== 'signup' && type !== 'invite' && type !== 'magiclink') {
    throw new AuthFailure(404, 'user_not_found', 'User with this email not found');
  }
  return createUser(context, { email, password: body.password, user_metadata: body.data });
}

interface Target {
  column: 'confirmation' | 'recovery' | 'email_change';
  /** What the link says it is. */
  type: string;
  /** Address the code belongs to. */
  address: string;
}

function targetOf(type: LinkType, user: UserRow, newEmail: string | null): Target {
  const address = user.email ?? '';
  switch (type) {
    case 'signup':
    case 'invite':
      return { column: 'confirmation', type, address };
    case 'recovery':
      return { column: 'recovery', type, address };
    case 'magiclink':
      // Nobody signs in by a link before the address is confirmed.
      return user.confirmed_at
        ? { column: 'recovery', type, address }
        : { column: 'confirmation', type: 'signup', address };
    case 'email_change_current':
      return { column: 'email_change', type: 'email_change', address };
    case 'email_change_new':
      return { column: 'email_change', type: 'email_change', address: newEmail ?? '' };
  }
}

async function store(
  { db }: AuthContext,
  user: UserRow,
  type: LinkType,
  hash: string,
  newEmail: string | null,
) {
  const { column } = targetOf(type, user, newEmail);
  if (column !== 'email_change') {
    await db.query(
      `update auth.users set ${column}_token = $2::text, ${column}_sent_at = now(),
        invited_at = case when $3::boolean then now() else invited_at end where id = $1::uuid`,
      [user.id, hash, type === 'invite'],
    );
    return;
  }
  const half = type === 'email_change_new' ? 'new' : 'current';
  await db.query(
    `update auth.users set email_change = $2::text, email_change_token_${half} = $3::text,
      email_change_confirm_status = 0, email_change_sent_at = now() where id = $1::uuid`,
    [user.id, newEmail, hash],
  );
}

export async function generateLink(context: AuthContext, call: AuthRequest): Promise<Response> {
  const { body } = call;
  const { type } = body;
  if (!isLinkType(type)) throw failures.validation(`Unsupported link type, use one of: ${TYPES.join(', ')}`);
  const user = await accountFor(context, type, body);
  const isChange = type === 'email_change_current' || type === 'email_change_new';
  const newEmail = isChange ? requireEmail(body.new_email) : null;
  if (newEmail && (await context.users.byEmail(newEmail))) throw failures.emailExists();
  const target = targetOf(type, user, newEmail);
  const { code, hash } = issueToken(context, target.address);
  await store(context, user, type, hash, newEmail);
  return Response.json({
    ...showUser((await context.users.byId(user.id)) ?? user),
    action_link: verifyLink(context.siteUrl(), hash, target.type, call.redirectTo),
    email_otp: code,
    hashed_token: hash,
    verification_type: target.type,
    redirect_to: call.redirectTo,
  });
}

export async function invite(context: AuthContext, call: AuthRequest): Promise<Response> {
  if (!normalEmail(call.body.email)) throw failures.validation('An invitation requires an email address');
  const user = await accountFor(context, 'invite', call.body);
  await sendConfirmation(context, user, call.redirectTo, 'invite');
  await context.db.query('update auth.users set invited_at = now() where id = $1::uuid', [user.id]);
  return Response.json(showUser((await context.users.byId(user.id)) ?? user));
}
