import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { address } from '../auth/support';
import { all } from '../reports/support/sample';
import { lowQuality, openWith, TestHistoryPage, taken } from './support';

const child = (n: number, day: string, label: string) =>
  taken(n, day, {
    test_id: 'child_focus_tracker',
    form: 'parent',
    overall: 71.3,
    details: { child_label: label, age_band: '6-8' },
  });

async function openHistory(attempts: readonly object[], search = '') {
  const opened = openWith(attempts, `/test-history${search}`, <TestHistoryPage />);
  await screen.findByRole('heading', { level: 1, name: 'Test History' });
  return opened;
}
const rows = async () => {
  await screen.findByRole('list');
  return [...document.querySelectorAll<HTMLElement>('[data-attempt]')];
};

describe('the test history', () => {
  it('asks visitors to sign in and brings them back', async () => {
    openWith([], '/test-history', <TestHistoryPage />, { visitor: true });
    expect(
      await screen.findByRole('heading', { name: 'Sign in to see your test history' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth?mode=login&redirect=%2Ftest-history',
    );
  });

  it('says where results come from when there are none', async () => {
    await openHistory([]);
    expect(await screen.findByRole('heading', { name: 'No results yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose a test' })).toHaveAttribute('href', '/testing-hub');
  });

  it('shows test, date, number with its band, and the ways on', async () => {
    const attempt = taken(1, '2026-03-01');
    await openHistory([attempt]);
    const [row, ...more] = await rows();
    expect(more).toEqual([]);
    expect(row).toHaveTextContent('Focus Snapshot');
    expect(row).toHaveTextContent('March 1, 2026');
    expect(row).toHaveTextContent('53 of 100 · Moderate indications');
    const links = within(row as HTMLElement).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Report', `/reports/${attempt.id}`],
      ['Details', `/test-detail/${attempt.id}`],
    ]);
  });

  it('tells the answers of somebody who was asked from one’s own, also where links are read alone', async () => {
    const own = child(1, '2026-03-01', 'Max');
    const asked = { ...child(2, '2026-03-01', 'Max'), form: 'teacher', invite_id: own.id };
    await openHistory([own, asked]);
    await rows();
    const names = screen.getAllByText('Report').map((link) => link.getAttribute('aria-label'));
    expect(names).toHaveLength(2);
    expect(names.join()).toContain('As parent or guardian, Max');
    expect(names.join()).toContain('Answered by a teacher you asked, Max');
  });

  it('names who answered about whom', async () => {
    await openHistory([child(1, '2026-03-01', 'Max')]);
    const [row] = await rows();
    expect(row).toHaveTextContent('As parent or guardian · Max');
  });

  it('tells two views of one day apart also by the names of their links', async () => {
    const home = child(1, '2026-03-01', 'Max');
    await openHistory([home, { ...home, id: 'in-class', form: 'teacher' }]);
    await rows();
    const names = screen
      .getAllByRole('link', { name: /^Report of/ })
      .map((link) => link.getAttribute('aria-label'));
    expect(names[0]).toMatch(/^Report of ChildFocus Tracker, As parent or guardian, Max from /);
    expect(names[1]).toMatch(/^Report of ChildFocus Tracker, As teacher, Max from /);
  });

  it('uses the words of the memory check for its bands', async () => {
    await openHistory([taken(1, '2026-03-01', { test_id: 'memory_check', overall: 71 })]);
    const [row] = await rows();
    expect(row).toHaveTextContent('71 of 100 · Several difficulties noticed');
    expect(row).not.toHaveTextContent('indications');
  });

  it('gives no band where the test names none, and no number where there is none', async () => {
    await openHistory([
      taken(2, '2026-03-02', { test_id: 'delay_choice', overall: 80 }),
      taken(1, '2026-03-01', { overall: null, band: null }),
    ]);
    const [choice, unscored] = await rows();
    expect(choice).not.toHaveTextContent('·');
    expect(unscored).toHaveTextContent('Not enough answers');
  });

  it('hints at hasty answers without accusing', async () => {
    await openHistory([taken(1, '2026-03-01', lowQuality)]);
    const [row] = await rows();
    expect(row?.querySelector('[data-quality]')?.textContent).toBe(
      'Read with care: answers came very quickly, look alike or are missing',
    );
  });

  it('offers a comparison with the best earlier result, never of another child', async () => {
    const attempts = [
      taken(4, '2026-03-20'),
      taken(3, '2026-03-15'),
      taken(2, '2026-03-01'),
      child(6, '2026-03-01', 'Max'),
      child(5, '2026-02-01', 'Mia'),
    ];
    await openHistory(attempts);
    const compare = (await rows()).map((row) =>
      within(row)
        .queryByRole('link', { name: /^Compare/ })
        ?.getAttribute('href'),
    );
    const link = (a: number, b: number) => {
      const [from, to] = [a, b].map((n) => taken(n, '2026-03-01').id);
      return `/test-history/compare?a=${from}&b=${to}`;
    };
    expect(compare).toEqual([link(2, 4), link(2, 3), undefined, undefined, undefined]);
  });

  it('draws each area over time from two results on, with a table twin', async () => {
    await openHistory([taken(2, '2026-03-01', {}, all(3)), taken(1, '2026-01-01')]);
    await rows();
    const line = screen.getByRole('img', { name: /^Organization & Memory/ });
    expect(line).toHaveAccessibleName('Organization & Memory: Jan 1: 75; Mar 1: 50');
    expect(document.querySelectorAll('[data-trend]')).toHaveLength(5);
    const table = document.querySelector('details table');
    expect(table?.querySelectorAll('tbody tr')).toHaveLength(2);
    expect(table).toHaveTextContent('75.0');
  });

  it('draws nothing of a single result', async () => {
    await openHistory([taken(1, '2026-01-01'), child(2, '2026-03-02', 'Max')]);
    await rows();
    expect(document.querySelector('[data-trend]')).not.toBeInTheDocument();
  });

  it('compares any two that are chosen', async () => {
    const three = [taken(3, '2026-03-20'), taken(2, '2026-03-15'), taken(1, '2026-01-01')];
    await openHistory(three);
    await rows();
    const link = () => screen.getByRole('link', { name: 'Compare' }).getAttribute('href');
    const address = (a: number, b: number) => {
      const [from, to] = [a, b].map((n) => taken(n, '2026-03-01').id);
      return `/test-history/compare?a=${from}&b=${to}`;
    };
    expect(link()).toBe(address(1, 3));
    const [second] = [...screen.getByLabelText('Later').querySelectorAll('option')].slice(1);
    await userEvent.selectOptions(screen.getByLabelText('Later'), second as HTMLOptionElement);
    expect(link()).toBe(address(1, 2));
  });

  it('tells two results of one day apart by the time', async () => {
    await openHistory([
      taken(2, '2026-03-01', { completed_at: '2026-03-01T20:40:00Z' }),
      taken(1, '2026-03-01'),
    ]);
    const moments = (await rows()).map((row) => row.querySelector('time')?.textContent);
    expect(new Set(moments).size).toBe(2);
  });

  it('filters by test and keeps the choice in the address', async () => {
    await openHistory([child(2, '2026-03-02', 'Max'), taken(1, '2026-03-01')]);
    expect(await rows()).toHaveLength(2);
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Focus Snapshot');
    expect(await rows()).toHaveLength(1);
    expect(screen.getByText('1 result')).toBeVisible();
    expect(address()).toBe('/test-history?test=focus-snapshot');
  });

  it('says when the filter finds nothing', async () => {
    await openHistory([taken(1, '2026-03-01')], '?test=psyprofile');
    expect(await screen.findByRole('heading', { name: 'No result of this test yet' })).toBeInTheDocument();
    expect(screen.getByLabelText('Show')).toHaveValue('psyprofile');
  });
});
