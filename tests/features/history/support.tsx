import 'fake-indexeddb/auto';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { ann, current, loadApp } from '../auth/support';
import { mixedAnswers, type SampleAnswers, sampleAttempt } from '../reports/support/sample';

const app = await loadApp();
vi.doMock('@/i18n/init', () => ({ changeLanguage: vi.fn(), currentLanguage: () => 'en' }));
export const { TestHistoryPage } = await import('@/pages/tests/test-history-page');
export const { TestDetailPage } = await import('@/pages/tests/test-detail-page');
export const { ComparePage } = await import('@/pages/tests/compare-page');
vi.doUnmock('@/i18n/init');

export const { lastToast } = app;

const idOf = (n: number) => `4f9f3c9e-5d5a-4a63-9a53-0c2f6f6f7a${String(n).padStart(2, '0')}`;

/** A Focus Snapshot taken at nine on that day; overall 52.8 unless other answers are given. */
export function taken(
  n: number,
  day: string,
  more: Partial<AttemptRecord> = {},
  answers: SampleAnswers = mixedAnswers,
): AttemptRecord {
  return sampleAttempt(answers, {
    id: idOf(n),
    started_at: `${day}T09:00:00Z`,
    completed_at: `${day}T09:04:00Z`,
    ...more,
  });
}

export const lowQuality: Pick<AttemptRecord, 'quality'> = {
  quality: { level: 'low', flags: ['too_fast', 'straight_lining'], thin_prefixes: [], out_of_range: false },
};

/** Opens a page as Ann, whose attempts these are (newest first), or as a visitor. */
export function openWith(
  attempts: readonly object[],
  path: string,
  page: ReactElement,
  { route, visitor = false }: { route?: string; visitor?: boolean } = {},
) {
  const { backend } = current;
  current.hasSession = !visitor;
  if (!visitor) backend.state.session = ann;
  backend.rows.assessment_attempts = [...attempts];
  backend.rpc.mockImplementation(async (_name: unknown, args: unknown) => {
    const { p_id } = (args ?? {}) as { p_id?: string };
    const found = attempts.find((attempt) => (attempt as { id: string }).id === p_id);
    return { data: found ? { ...found, owned: !visitor } : null, error: null };
  });
  return { backend, view: app.open(path, page, route) };
}
