import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  handle,
  type RecommendationDeps,
} from '../../supabase/functions/ai-content-recommendations/handler.ts';
import { hostileBodies } from './accounts.support.ts';
import { createPersonFakes, sendTo, USER } from './billing.support.ts';

const now = Date.parse('2026-12-01T12:00:00Z');
const none = { recommendations: [] };

const facts = {
  tier: 'freemium',
  day: '2026-12-01',
  tests: [
    {
      id: 'focus_snapshot',
      open: true,
      waits: false,
      completed_at: '2026-11-25T10:00:00Z',
      result: {
        domains: { organization_memory: 80, emotion_stress: 45, attention_concentration: null },
        completed_at: '2026-11-25T10:00:00Z',
      },
    },
    {
      id: 'focuscheck_adult_screening',
      open: true,
      waits: false,
      completed_at: null,
      result: null,
    },
    { id: 'psyprofile_lite', open: false, waits: false, completed_at: null, result: null },
    {
      id: 'memory_check',
      open: true,
      waits: false,
      completed_at: '2026-11-28T10:00:00Z',
      result: { domains: { everyday_recall: 100 }, completed_at: '2026-11-28T10:00:00Z' },
    },
  ],
  exercises: [
    { id: 'digit-span', open: true, last_at: null },
    { id: 'memory-grid', open: true, last_at: '2026-11-30T08:00:00Z' },
    { id: 'breathing', open: true, last_at: null },
    { id: 'gonogo', open: true, last_at: null },
    { id: 'task-priority', open: false, last_at: null },
    { id: 'word-recall', open: false, last_at: null },
  ],
  feedback: [],
  plan_links: ['/training-hub/breathing/intro'],
};

const nothingToRead = { insights: false, unread: [], read: [] };

function setUp(known: unknown = facts, library: unknown = nothingToRead) {
  const { fakes, deps } = createPersonFakes();
  const asked: string[] = [];
  const all: RecommendationDeps = {
    ...deps,
    now: () => now,
    facts: async (userId) => {
      asked.push(userId);
      if (fakes.failure) throw fakes.failure;
      return known;
    },
    library: async () => library,
  };
  return { fakes, asked, send: async (body: unknown) => (await sendTo(handle, all, body)) as never as Told };
}
interface Told {
  status: number;
  body: {
    recommendations: { id: string; url: string; reasons: string[]; title: string }[];
    locked: unknown;
    source: string;
    areas: unknown;
    error?: { code: string };
  };
}
const ids = ({ body }: Told) => body.recommendations.map(({ id }) => id);

const called = vi.fn();
beforeEach(() => vi.stubGlobal('fetch', called.mockClear()));
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('recommendations', () => {
  it('are the best of what is open, with reasons, and one item of a higher plan', async () => {
    const { send } = setUp();
    const { status, body } = await send({ contentType: 'exercise' });
    expect(status).toBe(200);
    expect(body.recommendations).toMatchObject([
      {
        id: 'exercise:digit-span',
        type: 'exercise',
        title: 'Digit Span',
        url: '/training-hub/digit-span/intro',
        reasons: ['need:organization_memory'],
      },
      { id: 'exercise:breathing', reasons: ['need:emotion_stress', 'plan'] },
      { id: 'exercise:memory-grid' },
    ]);
    expect(body.locked).toMatchObject({ id: 'exercise:task-priority', tier: 'plus' });
    expect(body.source).toBe('rules');
    expect(body.areas).toEqual({
      organization_memory: { test: 'focus_snapshot', highest: true },
      emotion_stress: { test: 'focus_snapshot', highest: false },
    });
  });

  it('of articles are none where there is nothing to read, which is what is asked for by default', async () => {
    const { send } = setUp();
    expect((await send({})).body).toEqual({
      ...none,
      locked: null,
      source: 'rules',
      day: facts.day,
      areas: {},
      read: {},
    });
  });

  it('of articles go by what was read, and name it', async () => {
    const article = (slug: string, category: string, more = {}) => ({
      slug,
      tier: 'freemium',
      category,
      open: true,
      publish_at: '2026-01-01T00:00:00Z',
      title: `About ${slug}`,
      reading_min: 9,
      percent: 0,
      ...more,
    });
    const library = {
      insights: false,
      unread: [
        article('plain', 'memory'),
        article('near', 'habits'),
        article('begun', 'body', { percent: 30 }),
        article('closed', 'habits', { open: false, tier: 'plus' }),
      ],
      read: [{ slug: 'known', category: 'habits', title: 'What is known' }],
    };
    const { body } = await setUp(facts, library).send({ contentType: 'education', language: 'de' });
    expect(body.recommendations).toMatchObject([
      { id: 'article:begun', type: 'article', url: '/education/begun', reasons: ['begun'] },
      { id: 'article:near', title: 'About near', reasons: ['read:known'] },
      { id: 'article:plain', reasons: ['general'] },
    ]);
    expect(body).toMatchObject({
      locked: { id: 'article:closed', tier: 'plus' },
      read: { known: 'What is known' },
    });
  });

  it('of articles go by results only of somebody who allowed it', async () => {
    const sad = { ...facts, tests: facts.tests.map((test) => ({ ...test, open: true })) };
    const unread = [
      {
        slug: 'a-plan',
        tier: 'freemium',
        category: 'planning',
        open: true,
        publish_at: '2026-01-01T00:00:00Z',
        title: 'A plan',
        lang: 'en',
        reading_min: 9,
        percent: 0,
      },
    ];
    const told = async (insights: boolean) => {
      const { body } = await setUp(sad, { insights, unread, read: [] }).send({ contentType: 'education' });
      return { reasons: body.recommendations[0]?.reasons, areas: body.areas };
    };
    expect(await told(false)).toEqual({ reasons: ['general'], areas: {} });
    expect(await told(true)).toEqual({
      reasons: ['need:organization_memory'],
      areas: { organization_memory: { test: 'focus_snapshot', highest: true } },
    });
    // Nothing the caller says stands in for it.
    const { body } = await setUp(sad, { insights: false, unread, read: [] }).send({
      contentType: 'education',
      userProgress: { insights: true },
    });
    expect(body.recommendations[0]?.reasons).toEqual(['general']);
  });

  it('of tests leave out what was just taken, what waits, and what nobody is sent to by a rule', async () => {
    const { send } = setUp();
    expect(ids(await send({ contentType: 'test' }))).toEqual(['test:focuscheck_adult_screening']);
    const waiting = setUp({ ...facts, tests: facts.tests.map((test) => ({ ...test, waits: true })) });
    expect(ids(await waiting.send({ contentType: 'test' }))).toEqual([]);
  });

  it('are six with a plan, and three without one', async () => {
    expect(ids(await setUp().send({ contentType: 'all' }))).toHaveLength(3);
    const exercises = facts.exercises.map((each) => ({ ...each, open: true }));
    expect(ids(await setUp({ ...facts, exercises, tier: 'plus' }).send({ contentType: 'all' }))).toHaveLength(
      6,
    );
  });

  it('leave out what was dismissed, and rank lower what was shown again and again', async () => {
    const seen_on = ['27', '28', '29', '30'].map((day) => `2026-11-${day}`);
    const feedback = [
      { item_id: 'exercise:digit-span', dismissed: true, opened_on: null, seen_on: [] },
      { item_id: 'exercise:breathing', dismissed: false, opened_on: null, seen_on },
    ];
    const told = ids(await setUp({ ...facts, feedback }).send({ contentType: 'exercise' }));
    expect(told).not.toContain('exercise:digit-span');
    expect(told.indexOf('exercise:breathing')).toBeGreaterThan(0);
    const opened = feedback.map((each) => ({ ...each, dismissed: false, opened_on: '2026-11-30' }));
    expect(ids(await setUp({ ...facts, feedback: opened }).send({ contentType: 'exercise' }))).toContain(
      'exercise:breathing',
    );
  });

  it('are about whoever calls: a foreign id is refused, and what is told of progress changes nothing', async () => {
    const { asked, send } = setUp();
    expect(await send({ userId: 'ae000000-0000-4000-8000-000000000001' })).toEqual({
      status: 403,
      body: { ...none, error: { code: 'forbidden' } },
    });
    expect(asked).toEqual([]);
    const plain = await send({ contentType: 'all' });
    const userProgress = {
      tier: 'premium',
      domains: { emotion_stress: 100 },
      completed: ['exercise:digit-span'],
    };
    expect(await send({ contentType: 'all', userId: USER, userProgress })).toEqual(plain);
    expect(asked).toEqual([USER, USER]);
  });

  it('are none with the error where they cannot be made', async () => {
    const { fakes, send } = setUp();
    fakes.failure = new Error('no database');
    expect(await send({ contentType: 'all' })).toEqual({
      status: 500,
      body: { ...none, error: { code: 'recommendations_failed' } },
    });
    expect((await setUp({ tests: 1 }).send({})).body).toMatchObject({ recommendations: [] });
  });

  it('are for nobody who is not signed in', async () => {
    const { fakes, asked, send } = setUp();
    fakes.caller = null;
    expect(await send({})).toEqual({ status: 401, body: { ...none, error: { code: 'not_signed_in' } } });
    expect(asked).toEqual([]);
  });

  it('answer whatever is sent with 200 or a 4xx, and never ask anybody outside', async () => {
    await fc.assert(
      fc.asyncProperty(hostileBodies({ userId: USER, contentType: 'all', language: 'de' }), async (body) => {
        expect((await setUp().send(body)).status).toBeLessThan(500);
      }),
      { numRuns: 100 },
    );
    expect(called).not.toHaveBeenCalled();
  });
});
