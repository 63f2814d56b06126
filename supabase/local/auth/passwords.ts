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

/** @throws weak_password or validation_failed */
export function assertPassword(config: LocalConfig, password: string): void {
  const least = config.auth.minimum_password_length;
  if (password.length < least) throw failures.weakPassword(least);
  if (Buffer.byteLength(password) > LONGEST) {
    throw failures.validation(`Password cannot be longer than ${LONGEST} characters`);
  }
}
