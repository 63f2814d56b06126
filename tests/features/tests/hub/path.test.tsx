import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentResponse } from '../../../support/report-content';
import { sampleAttempt } from '../../reports/support/sample';
import { openAs, type Person, PersonalizedPathsPage } from './support';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) => contentResponse(address) ?? new Response('', { status: 404 })),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function openPath(person: Person) {
  openAs(person, '/test/personalized-paths', <PersonalizedPathsPage />);
  await screen.findByRole('heading', { level: 1, name: 'Your personal path' });
}
const steps = async () => (await screen.findByRole('list')).querySelectorAll<HTMLElement>('[data-step]');

describe('the personal path', () => {
  it('explains itself below Plus and shows no step', async () => {
    await openPath({ attempts: [sampleAttempt()] });
    expect(await screen.findByText('Plus Required')).toBeVisible();
    expect(document.querySelector('[data-step]')).not.toBeInTheDocument();
  });

  it('begins with the Focus Snapshot', async () => {
    await openPath({ tier: 'plus' });
    const [only, ...more] = await steps();
    expect(more).toEqual([]);
    expect(only).toHaveTextContent('Take Focus Snapshot');
    expect(within(only as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/test-intro/focus-snapshot',
    );
  });

  it('names exercises of the plan, a new test and a repeat, each with its reason', async () => {
    const attempt = sampleAttempt(undefined, { started_at: daysAgo(60), completed_at: daysAgo(60) });
    await openPath({ tier: 'plus', attempts: [attempt] });
    const rows = [...(await steps())];
    const kinds = rows.map((row) => row.dataset.step);
    expect(kinds.slice(-2)).toEqual(['next_test', 'repeat_change']);
    expect(kinds.slice(0, -2).length).toBeGreaterThan(0);
    expect(new Set(kinds.slice(0, -2))).toEqual(new Set(['exercise']));
    expect(rows[0]).toHaveTextContent('Part of the plan in your report: Focus Snapshot.');
    expect(rows.at(-1)).toHaveTextContent('It has been 60 days.');
  });

  it('says when the plans are missing and keeps the other steps', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('', { status: 500 })),
    );
    await openPath({ tier: 'plus', attempts: [sampleAttempt(undefined, { completed_at: daysAgo(60) })] });
    expect(await screen.findByText(/exercises of your plans could not be loaded/)).toBeVisible();
    expect([...(await steps())].map((row) => row.dataset.step)).toEqual(['next_test', 'repeat_change']);
  });
});
