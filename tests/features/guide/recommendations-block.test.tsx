import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToasts, toastState } from '@/components/ui/toast-store';
import { RecommendationsBlock } from '@/features/guide/recommendations-block';
import { functionRefusal, type Query } from '../../support/fake-supabase';
import { renderAt } from '../../support/render';

vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
const backend = vi.hoisted(() => ({
  answer: {} as object,
  failure: null as null | { data?: unknown; error: unknown },
  asked: [] as unknown[],
  written: [] as Query[],
}));
vi.mock('@/integrations/supabase/client', async () =>
  (await import('../../support/fake-supabase.ts')).fakeClientModule({
    functions: (name, { body }) => {
      backend.asked.push([name, body]);
      return backend.failure ?? { data: backend.answer, error: null };
    },
    rows: (query) => {
      backend.written.push(query);
      return { data: null, error: null };
    },
  }),
);

const user = userEvent.setup();
let person = 0;
/** What was seen is noted once a day for each person. */
const someone = () => `person-${person}`;
const digits = {
  id: 'exercise:digit-span',
  type: 'exercise',
  title: 'Digit Span',
  url: '/training-hub/digit-span/intro',
  points: 700,
  reasons: ['need:organization_memory', 'plan'],
};
const check = {
  id: 'test:focuscheck_adult_screening',
  type: 'test',
  title: 'FocusCheck Adult',
  url: '/test-intro/focuscheck',
  points: 600,
  reasons: ['need:emotion_stress'],
};
const answer = {
  recommendations: [digits, check],
  locked: {
    id: 'exercise:task-priority',
    type: 'exercise',
    title: 'Task Priority',
    url: '/training-hub/task-priority/intro',
    tier: 'plus',
  },
  source: 'rules',
  day: '2031-05-07',
  areas: {
    organization_memory: { test: 'focus_snapshot', highest: true },
    emotion_stress: { test: 'focus_snapshot', highest: false },
  },
};
const row = (id: string) => document.querySelector<HTMLElement>(`[data-item="${id}"]`);
const told = (kind: string) =>
  backend.written
    .flatMap(({ kind: write, values }) =>
      write === 'upsert' ? (values as { kind: string; item_id: string }[]) : [],
    )
    .filter((each) => each.kind === kind)
    .map(({ item_id }) => item_id);

beforeEach(() => {
  clearToasts();
  person += 1;
  Object.assign(backend, { answer, failure: null, asked: [], written: [] });
});

describe('what could help next', () => {
  it('say a reason that holds for everything once, above the list', async () => {
    backend.answer = {
      ...answer,
      recommendations: [digits, { ...check, reasons: ['need:organization_memory'] }],
    };
    renderAt('/', <RecommendationsBlock userId={someone()} />);
    await waitFor(() => expect(row('exercise:digit-span')).toBeInTheDocument());
    expect(screen.getAllByText(/highest in Organization & Memory/)).toHaveLength(1);
    expect(row('exercise:digit-span')).toHaveTextContent('It is part of your plan this week.');
    expect(row('test:focuscheck_adult_screening')).not.toHaveTextContent('Because');
  });

  it('stands beside its own drawing, which says nothing aloud', async () => {
    const article = {
      ...check,
      id: 'article:how-attention-works',
      type: 'article',
      url: '/education/how-attention-works',
    };
    backend.answer = { ...answer, recommendations: [digits, check, article] };
    renderAt('/', <RecommendationsBlock userId={someone()} />);
    await waitFor(() => expect(row(digits.id)).toBeInTheDocument());
    const drawings = [digits, check, article].map(({ id }) => row(id)?.querySelector('svg'));
    expect(new Set(drawings.map((svg) => svg?.innerHTML)).size).toBe(3);
    for (const svg of drawings) expect(svg).toHaveAttribute('aria-hidden', 'true');
  });

  it('is listed with a sentence for each reason, and what a higher plan opens once below it', async () => {
    renderAt('/', <RecommendationsBlock userId={someone()} />);
    expect(await screen.findByRole('heading', { name: 'Digit Span' })).toBeVisible();
    expect(row(digits.id)).toHaveTextContent(
      'Because your last Focus Snapshot was highest in Organization & Memory. It is part of your plan this week.',
    );
    expect(row(check.id)).toHaveTextContent(
      'Because Emotion & Stress stood out in your last Focus Snapshot.',
    );
    expect(screen.getByRole('link', { name: 'Open Digit Span' })).toHaveAttribute('href', digits.url);
    expect(screen.getAllByText(/opens with Plus/)).toHaveLength(1);
    expect(backend.asked).toEqual([['ai-content-recommendations', { contentType: 'all', language: 'en' }]]);
  });

  it('notes once a day what was in view', async () => {
    const shown = renderAt('/', <RecommendationsBlock userId={someone()} />);
    await waitFor(() => expect(told('seen')).toEqual([digits.id, check.id]));
    shown.unmount();
    renderAt('/', <RecommendationsBlock userId={someone()} />);
    await screen.findByRole('heading', { name: 'Digit Span' });
    expect(told('seen')).toEqual([digits.id, check.id]);
  });

  it('notes it for the day of the answer, however far off the clock of the device is', async () => {
    renderAt('/', <RecommendationsBlock userId={someone()} />);
    await waitFor(() => expect(told('seen')).toEqual([digits.id, check.id]));
    const days = backend.written.flatMap(({ values }) =>
      (values as { date: string }[]).map(({ date }) => date),
    );
    expect(new Set(days)).toEqual(new Set(['2031-05-07']));
  });

  it('loses what is put aside at once, and takes it back', async () => {
    renderAt('/', <RecommendationsBlock userId={someone()} />);
    const away = await screen.findByRole('button', { name: 'Do not suggest Digit Span again' });
    backend.answer = { ...answer, recommendations: [check] };
    await user.click(away);
    await waitFor(() => expect(row(digits.id)).toBeNull());
    expect(told('dismissed')).toEqual([digits.id]);
    backend.answer = answer;
    toastState().toasts[0]?.action?.onSelect();
    await waitFor(() => expect(row(digits.id)).not.toBeNull());
    expect(backend.written.at(-1)).toMatchObject({ table: 'recommendation_feedback', kind: 'delete' });
  });

  it('beside other things is a few, without what is locked', async () => {
    renderAt('/', <RecommendationsBlock userId={someone()} few={1} />);
    expect(await screen.findByRole('heading', { name: 'Digit Span' })).toBeVisible();
    expect(row(check.id)).toBeNull();
    expect(document.querySelector('[data-part=locked]')).toBeNull();
  });

  it('says so when there is nothing new', async () => {
    backend.answer = { ...answer, recommendations: [], locked: null };
    renderAt('/', <RecommendationsBlock userId={someone()} />);
    expect(await screen.findByText('Nothing new right now.')).toBeVisible();
  });

  it('says so when they cannot be had, and tries again', async () => {
    backend.failure = functionRefusal(500, 'recommendations_failed');
    renderAt('/', <RecommendationsBlock userId={someone()} />);
    const failure = await screen.findByRole('alert');
    backend.failure = null;
    await user.click(within(failure).getByRole('button'));
    expect(await screen.findByRole('heading', { name: 'Digit Span' })).toBeVisible();
  });
});
