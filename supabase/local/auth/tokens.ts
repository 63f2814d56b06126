/** Codes and link tokens, made as @supabase/lite makes its own so that it accepts ours. */
import { createHash, randomInt } from 'node:crypto';

/** A code of decimal digits. */
export function newCode(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('');
}

/** What the database keeps and a link carries: it proves the code for this address without being the code. */
export function tokenHash(email: string, code: string): string {
  return createHash('sha256')
    .update(email.toLowerCase() + code)
    .digest('hex');
}
