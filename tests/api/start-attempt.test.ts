import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type AttemptStart, startAttempt } from '@/api/attempts/start';

type Failure = { code: string; message: string; hint?: string | null; details?: string | null };

const backend = vi.hoisted(() => ({ error: null as unknown, asked: [] as unknown[] }));
vi.mock('@/integrations/supabase/client', async () =>
  (await import('../support/fake-supabase.ts')).fakeClientModule({
    rpc: (name, args) => {
      backend.asked.push([name, args]);
      return { data: backend.error ? null : {}, error: backend.error };
    },
  }),
);

const start: AttemptStart = {
  id: '3f1c9a52-7c1e-4b6e-9d0a-2f5f8f1b7a10',
  testId: 'memory_check',
  form: 'self',
  subject: null,
};
const refuse = (error: Failure) => {
  backend.error = { hint: null, details: null, ...error };
};

beforeEach(() => {
  backend.error = null;
  backend.asked = [];
});

describe('starting a test of an account', () => {
  it('asks with the attempt, the test, the form and, for a child, its label', async () => {
    expect(await startAttempt(start)).toEqual({ status: 'started' });
    await startAttempt({ ...start, testId: 'child_focus_tracker', form: 'parent', subject: 'Kim' });
    expect(backend.asked).toEqual([
      ['start_attempt', { p_id: start.id, p_test: 'memory_check', p_form: 'self' }],
      [
        'start_attempt',
        { p_id: start.id, p_test: 'child_focus_tracker', p_form: 'parent', p_subject: 'Kim' },
      ],
    ]);
  });

  it('says which plan it takes', async () => {
    refuse({ code: 'PT403', message: 'tier_required', hint: 'premium' });
    expect(await startAttempt(start)).toEqual({ status: 'tier_required', tier: 'premium' });
  });

  it('says when it can be taken again', async () => {
    refuse({ code: 'PT409', message: 'retake_wait', details: '2026-03-01T08:00:00.000Z' });
    expect(await startAttempt(start)).toEqual({
      status: 'retake_wait',
      availableAt: '2026-03-01T08:00:00.000Z',
    });
  });

  it.each([
    ['not_found', 'PT404', 'unknown_test'],
    ['invalid', 'PT400', 'bad_subject'],
    ['conflict', 'PT409', 'attempt_conflict'],
    ['rate_limited', 'PT429', 'too_many_starts'],
    ['not_signed_in', 'PT401', 'not_signed_in'],
    ['network', '', 'TypeError: Failed to fetch'],
  ])('fails as %s where the server says %s %s', async (code, status, message) => {
    refuse({ code: status, message });
    await expect(startAttempt(start)).rejects.toMatchObject({ name: 'AppError', code });
  });
});
