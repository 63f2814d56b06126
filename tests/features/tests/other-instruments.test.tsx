import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastState } from '@/components/ui/toast-store';
import { ScreeningFlow } from '@/features/tests/screening-flow';
import { SnapshotIntro } from '@/features/tests/snapshot-intro';
import { focusSnapshot } from '@/lib/assessments/tests/focus-snapshot/definition';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { backend } from './backend.ts';
import {
  answerAll,
  answerBy,
  atQuestion,
  atResults,
  page,
  radio,
  saved,
  start,
  startAfresh,
  toastTitles,
} from './screening-page.tsx';

vi.mock('@/integrations/supabase/client', async () => (await import('./backend.ts')).fakeClientModule);

/** The banks as if nothing were translated yet. */
vi.mock('@/content/items/load-items', async (original) => {
  const actual = await original<typeof import('@/content/items/load-items')>();
  const english = import.meta.glob<{ default: unknown }>('../../../src/content/items/*/en/*.json');
  const files = Object.fromEntries(
    Object.entries(english).map(([file, load]) => [file.replace(/^.*items/, '.'), load]),
  );
  const loadItems: typeof actual.loadItems = (test, language, form) =>
    actual.loadItems(test, language, form, files);
  return { ...actual, loadItems };
});

beforeEach(startAfresh);
afterEach(() => {
  vi.restoreAllMocks();
});

/** The runner with another definition, as later tests will bring theirs. */
function pageOf(change: Partial<InstrumentDefinition>) {
  const definition: InstrumentDefinition = { ...focusSnapshot, ...change };
  const intro = <SnapshotIntro definition={definition} />;
  return page('/focus-snapshot', <ScreeningFlow definition={definition} intro={intro} />);
}

describe('an instrument without skipping', () => {
  const required = {
    forms: [
      { form: 'self', skip: 'required', recall: 'past_3_months', consent: null, agreements: [], details: [] },
    ],
    scale: 'freq_always',
  } as const satisfies Partial<InstrumentDefinition>;

  it('has no skip and says so when an answer is missing', async () => {
    pageOf(required);
    await start();
    expect(screen.queryByRole('button', { name: /skip/i })).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(toastTitles()).toEqual(['Please select an answer']);
    expect(toastState().toasts[0]?.description).toBe('You must select an answer before continuing.');
    await atQuestion(1);
  });

  it('shows its own scale and window', async () => {
    pageOf(required);
    await start();
    expect(radio('Always')).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: 'Very Often' })).not.toBeInTheDocument();
    expect(screen.getByText('Over the past 3 months')).toBeVisible();
  });
});

describe('a long instrument', () => {
  it('offers a break once, after the questions it names', async () => {
    pageOf({ breakAfter: 2 });
    await start();
    await answerBy('3');
    await atQuestion(2);
    await answerBy('3');
    const heading = await screen.findByRole('heading', { name: 'Time for a short break?' });
    expect(heading).toHaveFocus();
    expect(screen.getByText(/You have answered 2 of 18 questions\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Go on with the questions' }));
    await atQuestion(3);
    await userEvent.keyboard('{Backspace}');
    await atQuestion(2);
    await answerBy('3');
    await atQuestion(3);
  });
});

describe('the soft limit', () => {
  it('brings one gentle note, and answering goes on', async () => {
    pageOf({});
    await start();
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000 + 1000);
    const note = await screen.findByText(/You have been answering for 5 minutes/, {}, { timeout: 3000 });
    expect(note.closest('[role=status]')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    now.mockRestore();
    await answerBy('3');
    await atQuestion(2);
    await waitFor(() => expect(screen.queryByText(/You have been answering/)).not.toBeInTheDocument());
    await userEvent.keyboard('{Backspace}');
    await atQuestion(1);
    expect(screen.queryByText(/You have been answering/)).not.toBeInTheDocument();
  });
});

describe('a bank that is too small', () => {
  it('serves what there is, logs it, and keeps the answers when the test cannot be scored', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    pageOf({ selection: { ...focusSnapshot.selection, minPerDomain: 1, maxPerDomain: 1 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Start the Focus Snapshot' }));
    await screen.findByText(/^Question 1 of 5 /);
    expect(warn).toHaveBeenCalledWith('Could only select 5 out of 18 questions');
    for (let index = 0; index < 5; index += 1) {
      await screen.findByRole('heading', { name: new RegExp(`^Question ${index + 1} of 5`) });
      await answerBy('3');
    }
    expect(await screen.findByRole('heading', { name: 'All questions are answered' })).toBeInTheDocument();
    expect(toastTitles()).toEqual(['Submission failed']);
    expect(toastState().toasts[0]?.description).toBe('Failed to submit your answers. Try again.');
    expect(error).toHaveBeenCalled();
    expect(backend.received).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
    expect(await screen.findByRole('heading', { name: 'All questions are answered' })).toBeInTheDocument();
  });
});

describe('a language without questions of its own', () => {
  afterEach(async () => {
    await i18next.changeLanguage('en');
    i18next.removeResourceBundle('pl', 'tests');
  });

  it('shows them in English, says so, and stores the language of each', async () => {
    i18next.addResourceBundle('pl', 'tests', {
      scale: { never: 'Nigdy' },
      runner: { inEnglish: 'To pytanie jest po angielsku' },
    });
    await i18next.changeLanguage('pl');
    page();
    await start();
    expect(screen.getByText('To pytanie jest po angielsku')).toBeVisible();
    const question = screen.getByRole('heading', { level: 1 });
    expect(question).toHaveAttribute('lang', 'en');
    expect(radio('Nigdy').closest('[role=radiogroup]')).toHaveAttribute('lang', 'pl');
    await saved();
    await answerAll();
    await atResults();
    await waitFor(() => expect(backend.stored.size).toBe(1));
    const [attempt] = [...backend.stored.values()].map(({ content }) => JSON.parse(content));
    expect(attempt.language).toBe('pl');
    expect(Object.values(attempt.item_languages)).toEqual(Array(18).fill('en'));
  });
});
