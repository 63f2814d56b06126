import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreActivities, taskScorers } from '../../../src/lib/assessments/activity-scorers.ts';
import { taskIds } from '../../../src/lib/assessments/types.ts';
import { answerDelayChoice, currentPair, startDelayChoice } from '../../../src/lib/cognitive/delay-choice.ts';

const words = [
  'apple',
  'bridge',
  'candle',
  'dragon',
  'engine',
  'forest',
  'guitar',
  'hammer',
  'island',
  'jacket',
  'kettle',
  'ladder',
];
const fresh = [
  'mirror',
  'needle',
  'orange',
  'pencil',
  'quarry',
  'ribbon',
  'saddle',
  'tunnel',
  'urchin',
  'violin',
  'walnut',
  'yogurt',
];
const recalled = (count: number) => words.slice(0, count).map((text, i) => ({ text, atMs: 1000 * i }));

const learning = { listId: 'one', words, rounds: [recalled(4), recalled(7), recalled(9)] };
const delayed = { responses: [...recalled(8), { text: 'aple', atMs: 9000 }, { text: 'zebra', atMs: 9900 }] };
const recognition = {
  items: [
    ...words.map((word, i) => ({ word, old: true, answer: i < 11 ? 'old' : 'new' })),
    ...fresh.map((word, i) => ({ word, old: false, answer: i < 2 ? 'old' : 'new' })),
  ],
};
const wordTask = { word_learning: learning, word_delayed: delayed, word_recognition: recognition };

const score = (records: object) => scoreActivities(records, taskScorers);

describe('the word task', () => {
  it('is counted from what was typed, and gives no area a percent', () => {
    const scored = score(wordTask);
    expect(scored).toMatchObject({
      ok: true,
      value: {
        domains: {},
        tasks: {
          word_learning: {
            raw: learning,
            result: { rounds: [{ correct: 4 }, { correct: 7 }, { correct: 9 }] },
          },
          word_delayed: { result: { correct: 8, repetitions: 1, intrusions: 1 } },
          word_recognition: {
            result: {
              hits: 11,
              falseAlarms: 2,
              measures: { totalLearning: 20, learningSlope: 2.5, discrimination: 9 },
            },
          },
        },
      },
    });
  });

  it.each<[string, object]>([
    ['word_learning: bad_record', { ...wordTask, word_learning: { ...learning, words: words.slice(1) } }],
    [
      'word_learning: bad_record',
      { ...wordTask, word_learning: { ...learning, words: [...words.slice(1), 'ladder'] } },
    ],
    ['word_learning: bad_record', { ...wordTask, word_learning: { ...learning, score: 36 } }],
    ['word_delayed: nothing_learned', { word_delayed: delayed }],
    ['word_delayed: bad_record', { ...wordTask, word_delayed: null }],
    [
      'word_recognition: bad_record',
      { ...wordTask, word_recognition: { items: recognition.items.slice(1) } },
    ],
    [
      'word_recognition: other_words',
      { ...wordTask, word_learning: { ...learning, words: [...words.slice(1), 'zebra'] } },
    ],
  ])('is refused with %s', (error, records) => {
    expect(score(records)).toEqual({ ok: false, error });
  });
});

describe('the delay choice', () => {
  const whole = (answer: 'now' | 'later', seed = 'seed-1') => {
    let state = startDelayChoice(seed);
    while (currentPair(state)) state = answerDelayChoice(state, answer);
    return state;
  };

  it('gives its area the pull of sooner rewards, and nothing when the choices do not hang together', () => {
    const record = { ...whole('later') };
    const steady = score({ delay_choice: record });
    expect(steady).toMatchObject({ ok: true, value: { domains: { sooner_preference: null } } });
    const falling = {
      ...record,
      answers: record.answers.map((_, i) => ((record.order[Math.floor(i / 6)] ?? 0) >= 90 ? 'now' : 'later')),
    };
    const scored = score({ delay_choice: falling });
    expect(scored.ok && scored.value.domains.sooner_preference).toBeGreaterThan(50);
  });

  it.each<[string, object]>([
    ['bad_record', { seed: 'seed-1' }],
    ['incomplete', { ...whole('now'), answers: ['now'] }],
    ['incomplete', { ...whole('now'), answers: [...whole('now').answers, 'now'] }],
    ['other_order', { ...whole('now'), seed: 'seed-2' }],
  ])('is refused with %s', (code, record) => {
    expect(score({ delay_choice: record })).toEqual({ ok: false, error: `delay_choice: ${code}` });
  });
});

it('no record of any task makes the scoring throw', () => {
  const records = fc.dictionary(
    fc.constantFrom(...taskIds),
    fc.oneof(fc.jsonValue(), fc.constantFrom(learning, delayed, recognition)),
  );
  fc.assert(fc.property(records, (each) => typeof score(each).ok === 'boolean'));
});
