import { describe, expect, it } from 'vitest';
import {
  earlierAttempt,
  type PastAttempt,
  subjectOf,
  testsTaken,
} from '../../../src/lib/assessments/history.ts';

const attempt = (id: string, day: string, more: Partial<PastAttempt> = {}): PastAttempt => ({
  id,
  test_id: 'focus_snapshot',
  form: 'self',
  language: 'en',
  completedAt: `${day}T09:00:00Z`,
  quality: { level: 'ok' },
  subject: null,
  invited: false,
  ...more,
});

describe('the history', () => {
  it('names each test taken once, in the order of the catalogue', () => {
    const taken = [
      attempt('a', '2026-01-01', { test_id: 'memory_check' }),
      attempt('b', '2026-01-02'),
      attempt('c', '2026-01-03', { test_id: 'memory_check' }),
    ];
    expect(testsTaken(taken)).toEqual(['focus_snapshot', 'memory_check']);
    expect(testsTaken([])).toEqual([]);
  });
});

describe('the child an attempt describes', () => {
  it('is the same however its label is typed', () => {
    expect([' Max  P ', 'max p', 'MAX P'].map(subjectOf)).toEqual(['max p', 'max p', 'max p']);
    expect(['', '  ', null, undefined].map(subjectOf)).toEqual([null, null, null, null]);
  });
});

describe('the attempt to look back at', () => {
  const now = attempt('now', '2026-03-01');

  it('is the latest earlier one that may be compared', () => {
    const all = [
      now,
      attempt('near', '2026-02-20'),
      attempt('good', '2026-02-01'),
      attempt('old', '2026-01-01'),
    ];
    expect(earlierAttempt(now, all)?.id).toBe('good');
  });

  it('is the latest earlier one when none may be compared', () => {
    const all = [attempt('near', '2026-02-20'), attempt('nearer', '2026-02-25'), now];
    expect(earlierAttempt(now, all)?.id).toBe('nearer');
  });

  it('is never of another test, of another respondent or later', () => {
    const all = [
      attempt('other', '2026-01-01', { test_id: 'memory_check' }),
      attempt('teacher', '2026-01-01', { form: 'teacher' }),
      attempt('child', '2026-01-01', { subject: 'm' }),
      attempt('later', '2026-04-01'),
      attempt('invited', '2026-01-01', { invited: true }),
    ];
    expect(earlierAttempt(now, all)).toBeNull();
  });

  it('is none for answers that came by invitation: the one before may be of somebody else', () => {
    const asked = attempt('asked', '2026-03-01', { invited: true });
    expect(earlierAttempt(asked, [attempt('before', '2026-01-01', { invited: true }), asked])).toBeNull();
  });
});
