import { describe, expect, it } from 'vitest';
import { sectionsOf } from '@/features/reports/special/sections';
import { asHeading } from '@/features/reports/words/head-texts';
import { exerciseIds } from '@/lib/exercises/ids';
import { reportMessagesEn } from '@/lib/reports/messages';
import { buildReportView } from '@/lib/reports/view';
import { all, sampleAttempt, sampleContent } from '../../features/reports/support/sample.ts';
import { sampleTexts } from '../../features/reports/support/texts.ts';
import { makersOf, snapshot, viewOf } from '../../features/reports/support/views.ts';
import { textsOf } from '../../support/locales.ts';

const texts = await sampleTexts();
const later = '2026-12-20T12:00:00.000Z';

describe('what a report shows', () => {
  it('ranks the areas by score and puts those without one last, in report order', () => {
    const view = viewOf(sampleAttempt({ ES: [5, 5, 5], DF: [2, 2, 2] }), texts);
    expect(view.areas.map(({ id }) => id)).toEqual([
      'emotion_stress',
      'daily_functioning',
      'attention_concentration',
      'impulsivity_control',
      'organization_memory',
    ]);
  });

  it('counts answers by area and marks areas with few of them', () => {
    const view = viewOf(sampleAttempt({ AC: [4, null, null, null], IC: [1, 1, null, null] }), texts);
    const of = (id: string) => view.areas.find((area) => area.id === id);
    expect(of('attention_concentration')).toMatchObject({ answered: 1, served: 4, thin: true });
    expect(of('impulsivity_control')).toMatchObject({ answered: 2, served: 4, thin: false });
  });

  it('leads no plan item to an exercise that does not exist', () => {
    const { report } = viewOf(sampleAttempt(all(5)), texts);
    const links = report.weeks.flatMap(({ items }) => items.map(({ link }) => link));
    expect(links.length).toBeGreaterThan(4);
    for (const link of links) expect(exerciseIds).toContain(link.split('/')[2]);
  });

  it('names areas in the words of the reader, not of the content file', async () => {
    const names = { organization_memory: 'Ordnung', attention_concentration: 'Aufmerksamkeit' };
    const german = await sampleTexts('de', { tests: { domains: names } });
    const view = viewOf(sampleAttempt(), german);
    expect(view.report.summary.params).toEqual({ a: 'Ordnung', b: 'Aufmerksamkeit' });
  });

  it('puts the support line first from 70 in emotion and stress', () => {
    const at = (answers: number[]) =>
      viewOf(sampleAttempt({ AC: [1, 1, 1, 1], ES: answers }), texts).supportFirst;
    expect(at([4, 4, 3])).toBe(false); // 66.7
    expect(at([4, 4, 4])).toBe(true); // 75
  });

  it('keeps score and bars without report texts and leaves the insights out', () => {
    const view = viewOf(sampleAttempt(), texts, { content: null });
    expect(view.report).toMatchObject({ overall: 52.8, level: 'Moderate' });
    expect(view.areas.map(({ score }) => score)).toEqual([75, 62.5, 50, 41.7, 31.3]);
    expect(view.insights).toEqual([]);
    expect(view.cycles).toEqual([]);
    const parts = sectionsOf(view, texts, makersOf(view)).flatMap(({ id, special }) => (special ? [] : [id]));
    expect(parts).toEqual(['areas', 'strengths', 'growth', 'scoring']);
  });

  it('reports a test without texts and a condition that cannot be read as problems', () => {
    const content = sampleContent();
    const build = (tests: typeof content.tests) =>
      buildReportView({
        attempt: sampleAttempt(),
        definition: snapshot,
        content: { ...content, tests },
        others: [],
        areaNames: {},
      }).problems;
    expect(build([])).toEqual([{ reason: 'no report texts for focus_snapshot' }]);
    const broken = content.tests.map((test) => ({
      ...test,
      diagnostic_recommendations: [{ condition: 'overall >', recommendation: 'x' }],
    }));
    expect(build(broken)).toEqual([{ reason: expect.stringMatching(/^condition 0: /) }]);
    expect(build(content.tests)).toEqual([]);
  });

  it('describes the change since an earlier result, and none while the answers are doubtful', () => {
    const earlier = sampleAttempt(all(1), { id: 'b', completed_at: '2026-10-01T12:00:00.000Z' });
    const quality = { level: 'ok', flags: [], thin_prefixes: [], out_of_range: false } as const;
    const calm = { ...earlier, quality: { ...quality, flags: [], thin_prefixes: [] } };
    const view = viewOf(sampleAttempt(), texts, { others: [calm] });
    expect(view.insights.map(({ id }) => id)).toContain('change_since_last');
    const hasty = sampleAttempt(undefined, {
      completed_at: later,
      quality: { level: 'check', flags: ['too_fast'], thin_prefixes: [], out_of_range: false },
    });
    const doubtful = viewOf(hasty, texts, { others: [calm] });
    expect(doubtful.qualityNote).toBe(true);
    expect(doubtful.insights.map(({ id }) => id)).toEqual([
      'overall_level',
      'highest_area',
      'lowest_area',
      'profile_shape',
    ]);
  });
});

describe('how it was scored', () => {
  it('recomputes sums and percents from the stored answers', () => {
    const { scoring } = viewOf(sampleAttempt(), texts);
    expect(scoring.agrees).toBe(true);
    expect(scoring.total).toEqual({ answered: 18, served: 18, sum: 38, largestSum: 72, percent: 52.8 });
    expect(scoring.areas.map(({ sum, percent }) => [sum, percent])).toEqual([
      [10, 62.5],
      [5, 31.3],
      [12, 75],
      [6, 50],
      [5, 41.7],
    ]);
  });

  it('says so when a stored number is not what the answers give', () => {
    const agrees = (more: Parameters<typeof sampleAttempt>[1]) =>
      viewOf(sampleAttempt(undefined, more), texts).scoring.agrees;
    expect(agrees({ overall: 52.7 })).toBe(false);
    expect(agrees({ total_score: 39 })).toBe(false);
    expect(agrees({ domains: { ...sampleAttempt().domains, emotion_stress: 49.9 } })).toBe(false);
    expect(agrees({})).toBe(true);
  });

  it('knows the language every question was asked in', () => {
    const attempt = sampleAttempt(undefined, { language: 'ja', item_languages: { AC001: 'en' } });
    const { scoring } = viewOf(attempt, texts);
    expect(scoring.languages).toEqual(['ja', 'en']);
    expect(scoring.questions[0]).toMatchObject({ id: 'AC001', answer: 4, language: 'en' });
    expect(scoring.questions[1]).toMatchObject({ language: 'ja' });
  });
});

describe('the words of a report', () => {
  it('are those of the code, key by key', () => {
    const file = textsOf('en', 'report');
    const { 'callToAction.free': _promised, ...said } = reportMessagesEn;
    for (const [key, text] of Object.entries(said)) expect(file.get(key)).toBe(text);
  });

  it('show numbers with one decimal in the format of the language', async () => {
    const german = await sampleTexts('de');
    expect(german.message({ key: 'insights.highest_area.clear', params: { name: 'A', score: 75 } })).toBe(
      'You reported the most difficulty in A (75,0 of 100).',
    );
  });

  it('give a headline without a full stop and the rest as a line under it', () => {
    expect(asHeading('First here. Then there. And on.', 'en')).toEqual({
      heading: 'First here',
      rest: 'Then there. And on.',
    });
    expect(asHeading('結果です。次の文です。', 'ja')).toEqual({ heading: '結果です', rest: '次の文です。' });
    expect(asHeading('', 'en')).toEqual({ heading: '', rest: '' });
  });
});
