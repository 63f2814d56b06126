import {
  clockOf,
  dueAt,
  hidesByItself,
  isClaimOver,
  mayAppeal,
  mayDecideAppeal,
  type OpenReport,
  priorityOf,
  type ReportClock,
  type ReportPriority,
  reportReasons,
} from '@lib/community/reports.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from './cases.ts';

describe('the clock of a report', () => {
  type Input = { priority: ReportPriority; created_at: string; now: string; decided_at: string | null };
  it.each(casesOf<Input, { sla: ReportClock }>('sla'))('$id', ({ input, expected }) => {
    const clock = clockOf(input.priority, input.created_at, input.decided_at, Date.parse(input.now));
    expect({ sla: clock }).toEqual(expected);
  });

  it('is missed a moment after it was met', () => {
    const at = '2026-11-20T00:00:00Z';
    expect(clockOf('urgent', at, '2026-11-20T04:00:00Z', 0)).toBe('met');
    expect(clockOf('urgent', at, '2026-11-20T04:00:00.001Z', 0)).toBe('missed');
  });

  it('goes on from ok to due soon to overdue and never back', () => {
    const order: readonly ReportClock[] = ['ok', 'due_soon', 'overdue'];
    const after = fc.integer({ min: 0, max: 100 * 3_600_000 });
    fc.assert(
      fc.property(
        fc.constantFrom<ReportPriority[]>('urgent', 'high', 'normal'),
        after,
        after,
        (priority, a, b) => {
          const at = '2026-11-20T00:00:00Z';
          const clock = (ms: number) => order.indexOf(clockOf(priority, at, null, Date.parse(at) + ms));
          expect(clock(Math.max(a, b))).toBeGreaterThanOrEqual(clock(Math.min(a, b)));
          expect(clock(dueAt(priority, at) - Date.parse(at))).toBe(1);
        },
      ),
    );
  });

  it('gives a claim back after two hours', () => {
    const claimed = '2026-11-20T00:00:00Z';
    expect(isClaimOver(claimed, Date.parse('2026-11-20T01:59:59Z'))).toBe(false);
    expect(isClaimOver(claimed, Date.parse('2026-11-20T02:00:00Z'))).toBe(true);
  });
});

describe('the priority of a report', () => {
  it('follows its reason', () => {
    expect(reportReasons.map((reason) => priorityOf(reason, false))).toEqual([
      'normal',
      'high',
      'high',
      'high',
      'urgent',
      'urgent',
      'high',
      'high',
      'normal',
      'normal',
    ]);
  });

  it('is raised and never lowered by what happened by itself', () => {
    expect(priorityOf('spam', true)).toBe('high');
    expect(priorityOf('child_safety', true)).toBe('urgent');
  });
});

describe('a post', () => {
  const report = (reporterId: string, more: Partial<OpenReport> = {}): OpenReport => ({
    reporterId,
    level: 'known',
    reason: 'spam',
    dismissedLately: 0,
    ...more,
  });

  it('is hidden by three known members', () => {
    expect(hidesByItself([report('a'), report('b')])).toBe(false);
    expect(hidesByItself([report('a'), report('b'), report('b')])).toBe(false);
    expect(hidesByItself([report('a'), report('b'), report('c')])).toBe(true);
  });

  it('is hidden by one for a child or private details', () => {
    expect(hidesByItself([report('a', { reason: 'child_safety' })])).toBe(true);
    expect(hidesByItself([report('a', { reason: 'privacy' })])).toBe(true);
    expect(hidesByItself([report('a', { reason: 'self_harm' })])).toBe(false);
  });

  it('is not hidden by newcomers or by those whose reports were dismissed, however many they are', () => {
    const crowd = fc.array(
      fc.record({
        reporterId: fc.uuid(),
        reason: fc.constantFrom(...reportReasons),
        who: fc.constantFrom(
          { level: 'new', dismissedLately: 0 } as const,
          { level: 'known', dismissedLately: 5 } as const,
        ),
      }),
    );
    fc.assert(
      fc.property(crowd, (people) => {
        expect(
          hidesByItself(people.map(({ reporterId, reason, who }) => report(reporterId, { reason, ...who }))),
        ).toBe(false);
      }),
    );
  });
});

describe('an appeal', () => {
  const decision = {
    decidedAt: '2026-11-01T00:00:00Z',
    appealState: 'none',
    concernsMe: true,
    now: Date.parse('2026-12-01T00:00:00Z'),
  } as const;

  it('is made once, within 30 days, by the person concerned', () => {
    expect(mayAppeal(decision)).toBe(true);
    expect(mayAppeal({ ...decision, now: decision.now + 1 })).toBe(false);
    expect(mayAppeal({ ...decision, concernsMe: false })).toBe(false);
    for (const appealState of ['open', 'upheld', 'overturned'] as const)
      expect(mayAppeal({ ...decision, appealState })).toBe(false);
  });

  it('is decided by somebody else, unless there is nobody else, and never about oneself', () => {
    const appeal = { decidedByMe: false, concernsMe: false, staffAccounts: 2 };
    expect(mayDecideAppeal(appeal)).toBe(true);
    expect(mayDecideAppeal({ ...appeal, decidedByMe: true })).toBe(false);
    expect(mayDecideAppeal({ ...appeal, decidedByMe: true, staffAccounts: 1 })).toBe(true);
    expect(mayDecideAppeal({ ...appeal, concernsMe: true, staffAccounts: 1 })).toBe(false);
  });
});
