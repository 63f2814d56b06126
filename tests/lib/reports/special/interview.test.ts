import { describe, expect, it } from 'vitest';
import { attentionFlowInterview } from '../../../../src/lib/assessments/tests/attention-flow-interview/definition.ts';
import {
  followUpsByArea,
  onsetCounts,
  quotesByArea,
  settingsGrid,
} from '../../../../src/lib/reports/special/interview.ts';

const { domains, followUps } = attentionFlowInterview;
const sets = [
  { question_id: 'ASA003', settings: ['work_study'], since: 'since_childhood', impact: 4 },
  { question_id: 'ASA005', settings: ['home', 'work_study'], since: null, impact: 5 },
  { question_id: 'AOT001', settings: ['gone'], since: 'since_childhood', impact: null },
];

describe('what the follow-ups of an interview say', () => {
  it('counts each setting per area and leaves out areas without follow-ups', () => {
    expect(settingsGrid(sets, domains, followUps.settings.options)).toEqual([
      {
        id: 'steady_attention',
        sets: 2,
        counts: { home: 1, work_study: 2, with_others: 0, on_the_move: 0 },
      },
      { id: 'order_time', sets: 1, counts: { home: 0, work_study: 0, with_others: 0, on_the_move: 0 } },
    ]);
  });

  it('counts onsets in the order of the answers and says nothing of those never chosen', () => {
    expect(onsetCounts(sets, followUps.since.options)).toEqual([{ since: 'since_childhood', count: 2 }]);
    expect(onsetCounts([], followUps.since.options)).toEqual([]);
  });

  it('gathers an area with its most named setting first', () => {
    const [first] = followUpsByArea(sets, domains);
    expect(first).toEqual({
      id: 'steady_attention',
      impacts: [4, 5],
      settings: ['work_study', 'home'],
      onsets: ['since_childhood'],
    });
  });

  it('quotes open answers in report order and drops blank ones', () => {
    const texts = { 'what_helps.order_time': ' Lists ', 'what_helps.activity_level': ' ', other: 'x' };
    expect(
      quotesByArea(
        texts,
        'what_helps',
        domains.map(({ id }) => id),
      ),
    ).toEqual([{ id: 'order_time', text: 'Lists' }]);
  });
});
