/** Makes a fresh token, stores it and sends its mail. Each of these replaces the token sent before. */
import type { AuthContext } from './context.ts';
import { assertMailAllowed } from './mail-rate.ts';
import { newCode, tokenHash } from './tokens.ts';
import type { UserRow } from './users.ts';

export interface IssuedToken {
  code: string;
  hash: string;
}

export function issueToken({ config }: AuthContext, email: string): IssuedToken {
  const code = newCode(config.auth.email.otp_length);
  return { code, hash: tokenHash(email, code) };
}

/** @throws over_email_send_rate_limit */
export async function sendConfirmation(
  context: AuthContext,
  user: UserRow,
  redirectTo: string,
  type: 'signup' | 'invite' = 'signup',
): Promise<void> {
  assertMailAllowed(context.config, user.confirmation_sent_at);
  const to = user.email ?? '';
  const { code, hash } = issueToken(context, to);
  await context.db.query(
    'update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1::uuid',
    [user.id, hash],
  );
  context.sendMail({ type, to, code, tokenHash: hash, redirectTo });
}

/** A mail to the new address and, unless switched off, one to the present address. */
export async function sendEmailChange(
  context: AuthContext,
  user: UserRow,
  newEmail: string,
  redirectTo: string,
): Promise<void> {
  assertMailAllowed(context.config, user.email_change_sent_at);
  const current = user.email ?? '';
  const asksBoth = context.config.auth.email.double_confirm_changes && current !== '';
  const toNew = issueToken(context, newEmail);
  const toCurrent = asksBoth ? issueToken(context, current) : null;
  await context.db.query(
    `update auth.users set email_change = $2::text, email_change_token_new = $3::text,
      email_change_token_current = $4::text, email_change_confirm_status = 0, email_change_sent_at = now(),
      updated_at = now() where id = $1::uuid`,
    [user.id, newEmail, toNew.hash, toCurrent?.hash ?? null],
  );
  const change = { from: current, to: newEmail };
  const mail = { type: 'email_change', redirectTo, change } as const;
  context.sendMail({ ...mail, to: newEmail, code: toNew.code, tokenHash: toNew.hash });
  if (toCurrent) context.sendMail({ ...mail, to: current, code: toCurrent.code, tokenHash: toCurrent.hash });
}
