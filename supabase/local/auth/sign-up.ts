/** POST /signup, /resend, /recover, /otp: what lite refuses, forgets to limit, or gives away. */
import { randomUUID } from 'node:crypto';
import type { AuthContext, AuthRequest } from './context.ts';
import { assertMailAllowed } from './mail-rate.ts';
import { assertPassword, unknownPassword } from './passwords.ts';
import { failures } from './replies.ts';
import { sendConfirmation, sendEmailChange } from './send.ts';
import { normalEmail, requireEmail, showUser, type UserRow } from './users.ts';

/** A user that looks freshly made, so that nobody learns whether an address has an account. */
function lookalike(user: UserRow, metadata: unknown): Record<string, unknown> {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: user.email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

/** Lite answers every repeated sign-up with 429; hosted sends again while unconfirmed and plays dumb afterwards. */
export async function signUp(context: AuthContext, call: AuthRequest): Promise<Response> {
  const { config, users } = context;
  const email = normalEmail(call.body.email);
  const { password } = call.body;
  const user = email && config.auth.enable_signup ? await users.byEmail(email) : undefined;
  if (typeof password === 'string' && password !== '') assertPassword(config, password);
  if (!user || !config.auth.email.enable_confirmations || typeof password !== 'string' || password === '') {
    return call.forward();
  }
  if (user.confirmed_at) return Response.json(lookalike(user, call.body.data));
  await sendConfirmation(context, user, call.redirectTo);
  return Response.json(showUser((await users.byId(user.id)) ?? user));
}

/** Lite never sends again. */
export async function resend(context: AuthContext, call: AuthRequest): Promise<Response> {
  const { type } = call.body;
  if (type !== 'signup' && type !== 'email_change') return call.forward();
  if (!normalEmail(call.body.email)) throw failures.validation('Type provided requires an email address');
  const user = await context.users.byEmail(requireEmail(call.body.email));
  if (type === 'signup' && user && !user.confirmed_at) await sendConfirmation(context, user, call.redirectTo);
  if (type === 'email_change' && user?.email_change) {
    await sendEmailChange(context, user, user.email_change, call.redirectTo);
  }
  return Response.json({});
}

/** Lite sends as often as it is asked. */
export async function recover(context: AuthContext, call: AuthRequest): Promise<Response> {
  const email = normalEmail(call.body.email);
  const user = email ? await context.users.byEmail(email) : undefined;
  if (user) assertMailAllowed(context.config, user.recovery_sent_at);
  return call.forward();
}

/** Lite makes an account for an unknown address and takes it as confirmed; hosted asks for the confirmation first. */
export async function signInByMail(context: AuthContext, call: AuthRequest): Promise<Response> {
  if (call.body.email === undefined) return call.forward();
  const email = requireEmail(call.body.email);
  const user = await context.users.byEmail(email);
  const mayCreate = call.body.create_user !== false;
  if (!user && mayCreate) {
    const url = new URL('/auth/v1/signup', call.url);
    const { data } = call.body;
    const made = await call.forward({ url, body: { email, password: unknownPassword(), data } });
    return made.ok ? Response.json({}) : made;
  }
  if (user && !user.confirmed_at) {
    await sendConfirmation(context, user, call.redirectTo);
    return Response.json({});
  }
  if (user) assertMailAllowed(context.config, user.recovery_sent_at);
  return call.forward({ url: new URL('/auth/v1/otp', call.url), body: { ...call.body, email } });
}
