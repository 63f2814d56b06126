import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { asPage } from '../../support/page.tsx';
import { address } from '../auth/support';
import { lastToast, lowQuality, openWith, TestDetailPage, taken } from './support';

async function openDetail(
  attempts: readonly ReturnType<typeof taken>[],
  options: { visitor?: boolean } = {},
) {
  const id = attempts[0]?.id ?? '4f9f3c9e-5d5a-4a63-9a53-0c2f6f6f7a99';
  const opened = openWith(attempts, `/test-detail/${id}`, asPage('testDetail', <TestDetailPage />), {
    route: '/test-detail/:attemptId',
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  return opened;
}
const section = (name: string) => screen.getByRole('region', { name });

describe('one attempt', () => {
  it('shows its numbers in the words of one band set', async () => {
    await openDetail([taken(1, '2026-03-01')]);
    expect(screen.getByRole('heading', { level: 1, name: 'Focus Snapshot' })).toBeInTheDocument();
    expect(screen.getByText('53')).toBeVisible();
    const bars = within(section('Areas'))
      .getAllByRole('img')
      .map((bar) => bar.getAttribute('aria-label'));
    expect(bars).toEqual([
      'Attention & Concentration: 63 of 100, noticeable',
      'Impulsivity & Control: 31 of 100, calm',
      'Organization & Memory: 75 of 100, strong',
      'Emotion & Stress: 50 of 100, noticeable',
      'Daily Functioning: 42 of 100, noticeable',
    ]);
    expect(screen.getByText(/This is a screening result, not a diagnosis/)).toBeVisible();
  });

  it('shows the questions with the answers given', async () => {
    await openDetail([taken(1, '2026-03-01')]);
    await userEvent.click(await screen.findByText('18 questions and your answers'));
    const list = await waitFor(() => {
      const found = document.querySelector('[data-part=questions]');
      if (!found) throw new Error('no questions yet');
      return found;
    });
    expect(list.children).toHaveLength(18);
    expect(list.children[0]).toHaveTextContent(/How often do you .*Often/);
  });

  it('tells when, how long, in which language and version, and keeps the seed to itself', async () => {
    await openDetail([taken(1, '2026-03-01', { seed: 'secret-seed' })]);
    const facts = section('About this result').textContent;
    for (const fact of ['4 minutes', '18 of 18 questions', 'English', '3.0.0', 'Nothing unusual']) {
      expect(facts).toContain(fact);
    }
    expect(document.body).not.toHaveTextContent('secret-seed');
  });

  it('draws no area of the memory check in the color of a high score', async () => {
    const domains = { everyday_recall: 80, words_conversation: 20 };
    await openDetail([
      taken(1, '2026-03-01', { test_id: 'memory_check', domains, question_ids: [], answers: {} }),
    ]);
    expect(
      within(section('Areas'))
        .getAllByRole('img')
        .map((band) => band.getAttribute('aria-label')),
    ).toEqual([
      'Everyday Recall: 80 of 100, Several difficulties noticed',
      'Words & Conversation: 20 of 100, Few difficulties noticed',
    ]);
    expect(section('Areas').querySelector('[class*=zone-strong]')).not.toBeInTheDocument();
  });

  it('puts the quality in words', async () => {
    await openDetail([taken(1, '2026-03-01', lowQuality)]);
    const facts = section('About this result').textContent;
    expect(facts).toContain('Many answers came in under 2 seconds.');
    expect(facts).toContain('Many answers in a row were the same.');
    expect(facts).toContain('This changes no score.');
  });

  it('puts the support line first when stress is high', async () => {
    const domains = { ...taken(1, '2026-03-01').domains, emotion_stress: 70 };
    await openDetail([taken(1, '2026-03-01', { domains })]);
    const support = screen.getByText(/If you feel unsafe/);
    const before = support.compareDocumentPosition(section('Areas')) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(before).toBeTruthy();
  });

  it('leads to the report and to earlier results of the same kind', async () => {
    const [now, before] = [taken(2, '2026-03-01'), taken(1, '2026-01-01')];
    await openDetail([now, before]);
    expect(screen.getByRole('link', { name: 'Open the full report' })).toHaveAttribute(
      'href',
      `/reports/${now.id}`,
    );
    const compare = await screen.findByRole('link', { name: 'Compare with January 1, 2026' });
    expect(compare).toHaveAttribute('href', `/test-history/compare?a=${before.id}&b=${now.id}`);
  });

  it('is deleted only after asking, and then the history is shown', async () => {
    const { backend } = await openDetail([taken(1, '2026-03-01')]);
    await userEvent.click(screen.getByRole('button', { name: 'Delete this result' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this result?' });
    expect(backend.writes).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(address()).toBe('/test-history'));
    expect(backend.writes).toEqual([
      { table: 'assessment_attempts', kind: 'delete', id: taken(1, '2026-03-01').id },
    ]);
    expect(lastToast()?.[0]).toBe('Result deleted');
  });

  it('of a visitor opens by its address and cannot be deleted here', async () => {
    await openDetail([taken(1, '2026-03-01')], { visitor: true });
    expect(screen.getByText('53')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete this result' })).not.toBeInTheDocument();
  });

  it('is not told apart from one that does not exist', async () => {
    await openDetail([]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Session not found');
  });

  it('is kept out of search engines and referrers', async () => {
    await openDetail([taken(1, '2026-03-01')]);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  });
});
