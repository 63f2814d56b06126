import { randomBytes } from 'node:crypto';
import bcrypt from 'bcryptjs';
import type { LocalConfig } from '../types.ts';
import { failures } from './replies.ts';

/** The cost @supabase/lite uses, and the variable it can be lowered by in tests. */
const cost = (): number => Math.max(4, Number(process.env.LITE_AUTH_BCRYPT_COST ?? 10) || 10);

/** bcrypt reads no more than this many bytes. */
const LONGEST = 72;

export const hashPassword = (password: string): Promise<string> => bcrypt.hash(password, cost());

export const passwordMatches = (password: string, hash: string): Promise<boolean> =>
  bcrypt.compare(password, hash);

/** A password nobody knows, for accounts that sign in by mail. */
export const unknownPassword = (): string => randomBytes(24).toString('base64url');

/** One of each is asked for. Source: the auth server of Supabase, "password_required_characters". */
const REQUIRED: Readonly<Record<LocalConfig['auth']['password_requirements'], readonly RegExp[]>> = {
  '': [],
  letters_digits: [/[a-zA-Z]/, /[0-9]/],
  lower_upper_letters_digits: [/[a-z]/, /[A-Z]/, /[0-9]/],
  lower_upper_letters_digits_symbols: [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/],
};

/** @throws weak_password or validation_failed */
export function assertPassword(config: LocalConfig, password: string): void {
  const least = config.auth.minimum_password_length;
  if (password.length < least) throw failures.weakPassword(least);
  if (!REQUIRED[config.auth.password_requirements].every((kind) => kind.test(password))) {
    throw failures.plainPassword();
  }
  if (Buffer.byteLength(password) > LONGEST) {
    throw failures.validation(`Password cannot be longer than ${LONGEST} characters`);
  }
}
