import { setSessionFromTokens, verifyToken } from '@/api/auth/tokens';
import type { MailLink } from './mail-link';

export type Confirmation =
  | { status: 'confirmed' }
  | { status: 'failed'; reason: 'no-token' | 'no-user' | 'unexpected' }
  /** `message` is the server's own sentence, '' when it gave none. */
  | { status: 'failed'; reason: 'refused'; message: string };

/** Confirms an address: the session in the link first, its one-time token when that is missing or dead. */
export async function confirmEmail({ tokens, oneTime }: MailLink): Promise<Confirmation> {
  try {
    if (tokens && (await setSessionFromTokens(tokens.access, tokens.refresh))) return { status: 'confirmed' };
    if (!oneTime) return { status: 'failed', reason: 'no-token' };
    const outcome = await verifyToken(oneTime.hash, oneTime.type);
    if (outcome.status === 'verified') return { status: 'confirmed' };
    if (outcome.status === 'no-user') return { status: 'failed', reason: 'no-user' };
    return { status: 'failed', reason: 'refused', message: outcome.failure.message };
  } catch (error) {
    console.error('Confirming the address failed:', error);
    return { status: 'failed', reason: 'unexpected' };
  }
}
