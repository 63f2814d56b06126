import { describe, expect, it } from 'vitest';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { childFocusTracker } from '@/lib/assessments/tests/child-focus-tracker/definition';
import { memoryCheck } from '@/lib/assessments/tests/memory-check/definition';
import { psyprofileLite } from '@/lib/assessments/tests/psyprofile-lite/definition';
import { type ReportReader, visitorReader } from '@/lib/reports/reader';
import { answersOf, madeAttempt } from './support/instrument-attempts.ts';
import { documentOf, wordsOf } from './support/pdf.ts';
import { sampleTexts } from './support/texts.ts';
import { viewOf } from './support/views.ts';

const texts = await sampleTexts();

describe('what a reader gets', () => {
  const attempt: AttemptRecord = madeAttempt(psyprofileLite, 'self', answersOf(4));
  const member = (planText: string | null, tier: 'freemium' | 'plus' | 'premium', recentPurchase = false) =>
    ({ audience: 'owner', signedIn: true, planText, tier, recentPurchase, trialDays: 0 }) as const;

  it.each([
    [visitorReader, 'Plus: every exercise in every length, and two more tests'],
    [member(null, 'freemium'), 'Plus: every exercise in every length, and two more tests'],
    [member(null, 'freemium', true), 'Upgrade — we’ll credit your recent purchase'],
    [member('plus', 'plus'), 'Go Premium to unlock advanced analytics and 8-week plans'],
    [member('basic', 'plus', true), 'Go Premium to unlock advanced analytics and 8-week plans'],
    [member('premium', 'premium'), 'Add recommended modules to your path'],
    [member('team', 'freemium'), 'Open Training Hub'],
  ] as const)('below the plan, for %j: %s', (reader, line) => {
    const view = viewOf(attempt, texts, { reader });
    expect(view.callToAction && texts.message(view.callToAction, view)).toBe(line);
  });

  it('is never asked to upgrade in a report about a child or about memory', () => {
    for (const [definition, form] of [
      [childFocusTracker, 'parent'],
      [childFocusTracker, 'teacher'],
      [memoryCheck, 'self'],
      [memoryCheck, 'informant'],
    ] as const) {
      const view = viewOf(madeAttempt(definition, form, answersOf(4)), texts, {
        reader: member(null, 'freemium'),
      });
      expect(view.callToAction?.key).toBe('callToAction.other');
    }
  });

  it('is the four weeks twice with Premium, once otherwise', async () => {
    const weeks = (reader: ReportReader) =>
      viewOf(attempt, texts, { reader }).cycles.map((cycle) => cycle.map(({ week }) => week));
    expect(weeks(member('plus', 'plus'))).toEqual([[1, 2, 3, 4]]);
    expect(weeks(member('premium', 'premium'))).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]);
    const view = viewOf(attempt, texts, { reader: member('premium', 'premium') });
    expect(wordsOf((await documentOf(view, texts)).blocks)).toContain('Review after week 4');
  });

  it('is no single answer, no text and no offer when the report was shared', async () => {
    const reader = { audience: 'shared', sharedUntil: '2026-12-01T12:00:00.000Z' } as const;
    const view = viewOf(attempt, texts, { reader });
    expect(view.callToAction).toBeNull();
    const said = wordsOf((await documentOf(view, texts)).blocks);
    expect(said).toContain('The link works until December 1, 2026.');
    expect(said).not.toMatch(/How often do you/);
    expect(said).not.toMatch(/\bOften \(3\)/);
  });

  it('has the same numbers when sums stand in place of the answers', () => {
    const { question_ids, answers, ...rest } = attempt;
    const tally: Record<string, { served: number; answered: number; sum: number }> = {};
    for (const id of question_ids) {
      const prefix = id.slice(0, -3);
      const own = tally[prefix] ?? { served: 0, answered: 0, sum: 0 };
      tally[prefix] = own;
      own.served += 1;
      if (answers[id] === undefined) continue;
      own.answered += 1;
      own.sum += answers[id] - 1;
    }
    const shared = viewOf({ ...rest, question_ids: [], answers: {}, tally }, texts).scoring;
    const whole = viewOf(attempt, texts).scoring;
    expect(shared.areas).toEqual(whole.areas);
    expect(shared.total).toEqual(whole.total);
    expect(shared.agrees).toBe(true);
  });

  it('names the areas whose sums were left out, and shows no number of them', async () => {
    const { question_ids, answers: _answers, ...rest } = attempt;
    const [first, ...others] = psyprofileLite.domains;
    const tally = Object.fromEntries(
      psyprofileLite.domains.map(({ prefix }) => {
        const served = question_ids.filter((id) => id.startsWith(prefix)).length;
        return [prefix, { served, answered: served, sum: 3 * served }];
      }),
    );
    const hidden = { ...tally, [first?.prefix ?? '']: { served: 4, answered: 2, sum: null } };
    const view = viewOf(
      {
        ...rest,
        question_ids: [],
        answers: {},
        tally: hidden,
        domains: { ...rest.domains, [first?.id ?? '']: null },
      },
      texts,
      { reader: { audience: 'shared', sharedUntil: null } },
    );
    expect(view.scoring.areas[0]).toMatchObject({ answered: 2, sum: null, percent: null });
    expect(view.scoring.total).toMatchObject({ percent: rest.overall, sum: rest.total_score });
    expect(view.scoring.agrees).toBeNull();
    const said = wordsOf((await documentOf(view, texts)).blocks);
    expect(said).toContain(`Left out: ${first?.label}. With so few answers`);
    for (const { label } of others) expect(said).not.toMatch(new RegExp(`Left out: [^.]*${label}`));
  });
});
