import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { subjectOf } from '@/lib/assessments/history';

/**
 * Stands for the one who is described in every file of one account, so that the views of a parent and of a teacher come
 * together where they are imported. A hash: neither account nor label can be read from it. Somebody who is known to
 * nobody but the one who answered is another one each time.
 */
export async function pseudonymOf(
  { id, form, details }: Pick<AttemptRecord, 'id' | 'form' | 'details'>,
  userId: string,
): Promise<string> {
  const child = subjectOf(details?.child_label);
  const about = form === 'self' ? 'self' : child === null ? `attempt ${id}` : `child ${child}`;
  const bytes = new TextEncoder().encode(`${userId} ${about}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
