import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { ann, current, loadApp } from '../auth/support';
import { sampleAttempt } from '../reports/support/sample';

const app = await loadApp();
const { OwnerPanels } = await import('@/features/sharing/owner-panels');

export const { lastToast } = app;
export const attemptId = sampleAttempt().id;
export const token = '0123456789abcdef'.repeat(4);

/** ISO text of a moment some days from now. */
export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
/** The day as English texts write it. */
export const longDate = (iso: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(iso));

export const link = (id: string, more: object = {}) => ({
  id,
  created_at: inDays(-2),
  expires_at: inDays(5),
  revoked_at: null,
  other_attempt_id: null,
  case_word: null,
  ...more,
});

export const invite = (id: string, more: object = {}) => ({
  id,
  informant_label: 'class teacher',
  created_at: inDays(-2),
  expires_at: inDays(12),
  revoked_at: null,
  completed_at: null,
  completed_attempt_id: null,
  ...more,
});

export interface Stored {
  links?: object[];
  visits?: object[];
  invites?: object[];
  /** Other attempts of hers. */
  attempts?: object[];
}

/** The panels under Ann's report of this attempt. */
export function openPanels(stored: Stored = {}, attempt: Partial<AttemptRecord> = {}) {
  const { backend } = current;
  Object.assign(backend.rows, {
    attempt_shares: stored.links ?? [],
    attempt_share_views: stored.visits ?? [],
    informant_invites: stored.invites ?? [],
    assessment_attempts: stored.attempts ?? [],
  });
  backend.rpc.mockResolvedValue({ data: [{ id: 'new', token }], error: null });
  const record = sampleAttempt(undefined, attempt);
  app.open(`/reports/${record.id}`, <OwnerPanels userId={ann.user.id} attempt={record} />);
  return backend;
}

/** Attempts of the test about a child, as stored for these panels. */
export const aboutChild = (more: Partial<AttemptRecord> = {}): Partial<AttemptRecord> => ({
  test_id: 'child_focus_tracker',
  form: 'parent',
  details: { child_label: 'Tom', age_band: '6-8' },
  invite_id: null,
  ...more,
});

/** The database refuses with a stable code. */
export const refusal = (status: number, message: string) => ({
  data: null,
  error: { message, code: `PT${status}` },
});
