import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { Report } from '@/features/reports/report-screen';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { isExerciseId } from '@/lib/cognitive/registry';
import { renderAt } from '../../support/render';
import { all, sampleAttempt } from './support/sample.ts';
import { sampleTexts } from './support/texts.ts';
import { makersOf, viewOf } from './support/views.ts';

const texts = await sampleTexts();
const address = '/reports/3f1c9a52-7c1e-4b6e-9d0a-2f5f8f1b7a10';

async function show(
  attempt: AttemptRecord,
  more: { showKeep?: boolean; own?: typeof texts; without?: 'content' } = {},
) {
  const { showKeep = false, own = texts } = more;
  const view = viewOf(attempt, own, more.without === 'content' ? { content: null } : {});
  const shown = renderAt(
    address,
    <Report view={view} makers={makersOf(view)} texts={own} showKeep={showKeep} notice={null} />,
  );
  await waitFor(() => expect(shown.container.querySelector('#scoring')).toBeInTheDocument());
  return shown;
}

const part = (container: HTMLElement, name: string) =>
  container.querySelector<HTMLElement>(`[data-part="${name}"]`);

describe('the report', () => {
  it('says the result as its title, with the number and its name beside it', async () => {
    const { container } = await show(sampleAttempt());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Your results are highest in Organization & Memory and Attention & Concentration',
    );
    expect(screen.getByText('Higher scores mean more reported difficulty.')).toBeVisible();
    expect(part(container, 'overall')).toHaveTextContent('52.8 of 100');
    expect(part(container, 'overall')).toHaveTextContent('Moderate indications');
    expect(document.title).toBe('Focus Snapshot report · Focus Clarity Lab');
  });

  it('has the disclaimer before every number and the support line at the foot', async () => {
    const { container } = await show(sampleAttempt());
    const disclaimer = part(container, 'disclaimer') as HTMLElement;
    const bars = container.querySelector('[data-slot="score-bar"]') as HTMLElement;
    const support = part(container, 'support') as HTMLElement;
    expect(disclaimer).toHaveTextContent('This is a screening result, not a diagnosis.');
    expect(disclaimer.compareDocumentPosition(bars)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(bars.compareDocumentPosition(support)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has the support line at the top when stress is 70 or more', async () => {
    const { container } = await show(sampleAttempt(all(5)));
    const support = part(container, 'support') as HTMLElement;
    const bars = container.querySelector('[data-slot="score-bar"]') as HTMLElement;
    expect(support.compareDocumentPosition(bars)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(container.querySelectorAll('[data-part="support"]')).toHaveLength(1);
  });

  it('speaks each bar with number and label of the report', async () => {
    await show(sampleAttempt());
    expect(screen.getByRole('img', { name: 'Organization & Memory: 75.0 of 100, High' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Daily Functioning: 41.7 of 100, Low' })).toBeInTheDocument();
    expect(screen.getByText(/^Lines mark 50 and 70\./)).toBeVisible();
  });

  it('has the bars as a table, too', async () => {
    await show(sampleAttempt());
    await userEvent.click(screen.getByText('Show as a table'));
    const table = screen.getByRole('table', { name: 'Scores from 0 to 100 by area' });
    const row = within(table).getByRole('row', { name: /^Organization & Memory/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['75.0', 'High', '4 of 4']);
  });

  it('shows no number, label or bar for an area without answers', async () => {
    const { container } = await show(sampleAttempt({ AC: [3, 3, 3, 3] }));
    const row = container.querySelector('[data-area-bar="emotion_stress"]');
    expect(row?.textContent).toBe('Emotion & Stress Not enough answers');
    expect(container.querySelectorAll('[data-slot="score-bar"]')).toHaveLength(1);
    expect(container.querySelector('[data-area="emotion_stress"]')).not.toBeInTheDocument();
  });

  it('says on how few answers a number rests', async () => {
    await show(sampleAttempt({ AC: [3, null, null, null] }));
    expect(screen.getByText('based on 1 of 4 answers')).toBeVisible();
  });

  it('notes doubtful answers once', async () => {
    const { container } = await show(sampleAttempt(all(1)));
    expect(container.querySelectorAll('[data-part="quality"]')).toHaveLength(1);
    expect(container.querySelector('[data-insight="quality_note"]')).not.toBeInTheDocument();
  });

  it('puts every area into words, the highest first', async () => {
    const { container } = await show(sampleAttempt());
    const areas = [...container.querySelectorAll<HTMLElement>('[data-area]')];
    expect(areas.map(({ dataset }) => dataset.area)).toEqual([
      'organization_memory',
      'attention_concentration',
      'emotion_stress',
      'daily_functioning',
      'impulsivity_control',
    ]);
    for (const area of areas) {
      const titles = within(area).getAllByRole('heading', { level: 4, hidden: true });
      expect(titles.map(({ textContent }) => textContent)).toEqual([
        'What this can look like',
        'In everyday life',
        'What may help',
        'Worth working on',
        'Things to try',
      ]);
    }
  });

  it('has a contents list whose every entry leads to a part of the page', async () => {
    const { container } = await show(sampleAttempt());
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '5 areas',
      'What your answers say',
      'What it means',
      'Your strengths',
      'Growth priorities',
      'Four-week plan',
      'Attention Enhancement Plan',
      'Suggested next checks',
      'How it was scored',
    ]);
    for (const link of links) {
      const target = container.querySelector(`section${link.getAttribute('href')}`);
      const heading = target?.querySelector('h2');
      expect(heading?.textContent).toBe(link.textContent);
    }
  });

  it('deals the plan to four weeks, each with the daily brief focus', async () => {
    const { container } = await show(sampleAttempt());
    const weeks = [...(part(container, 'weeks')?.children ?? [])];
    expect(weeks).toHaveLength(4);
    for (const week of weeks) expect(week).toHaveTextContent('5-Minute Brief FocusDaily, 3-5 minutes');
  });

  it('shows the maintenance plan instead of weeks when every area is low', async () => {
    const { container } = await show(sampleAttempt(all(1)));
    expect(part(container, 'weeks')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Maintenance & Optimization Plan' })).toBeInTheDocument();
    expect(part(container, 'steps')?.children.length).toBeGreaterThan(2);
    expect(screen.getByText('No area stands out as difficult in these answers.')).toBeVisible();
  });

  it('calls a single lowest area a relative strength when none is low', async () => {
    await show(
      sampleAttempt({ AC: [5, 5, 5, 5], IC: [4, 4, 4, 4], OM: [4, 4, 4, 4], ES: [4, 4, 4], DF: [3, 4, 3] }),
    );
    expect(screen.getByText('Relative strength')).toBeVisible();
  });

  it('has no link that leads nowhere', async () => {
    const routes = Object.values(paths).map((path) => ({ path }));
    for (const answers of [undefined, all(1), all(3), all(5)]) {
      const { unmount } = await show(sampleAttempt(answers), { showKeep: true });
      for (const link of screen.getAllByRole('link')) {
        const href = link.getAttribute('href') ?? '';
        if (href.startsWith('#')) continue;
        const [pathname = ''] = href.split('?');
        const match = matchRoutes(routes, pathname)?.at(-1);
        expect(match, href).toBeTruthy();
        const { exerciseId } = match?.params ?? {};
        if (exerciseId !== undefined) expect(isExerciseId(exerciseId), href).toBe(true);
      }
      unmount();
    }
  });

  it('offers to keep a report that belongs to nobody, and comes back to it', async () => {
    const { unmount } = await show(sampleAttempt(), { showKeep: true });
    const link = screen.getByRole('link', { name: 'Create a free account' });
    expect(link).toHaveAttribute('href', `/auth?mode=signup&redirect=${encodeURIComponent(address)}`);
    unmount();
    await show(sampleAttempt());
    expect(screen.queryByRole('link', { name: 'Create a free account' })).not.toBeInTheDocument();
  });

  it('leads to the exercises below the plan', async () => {
    await show(sampleAttempt());
    expect(screen.getByRole('link', { name: 'Open Training Hub' })).toHaveAttribute('href', '/training-hub');
  });

  it('shows how the numbers came about, with every question and answer', async () => {
    const { container } = await show(sampleAttempt({ AC: [4, null, 2, 3], IC: [2, 2, 2, 2] }));
    expect(screen.getByText(/^Score = sum of the answers ÷ \(4/)).toBeVisible();
    expect(part(container, 'recomputed')).toHaveTextContent('the numbers agree');
    const table = screen.getByRole('table', { name: 'Sums and scores by area' });
    const row = within(table).getByRole('row', { name: /^Attention/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['3 of 4', '6', '12', '50.0']);
    await userEvent.click(screen.getByText(/^Overall score: /));
    const overall = container.querySelector<HTMLElement>('#how-overall') as HTMLElement;
    await waitFor(() => expect(part(overall, 'questions')).toBeInTheDocument());
    const questions = [...(part(overall, 'questions')?.children ?? [])];
    expect(questions).toHaveLength(18);
    expect(questions[0]).toHaveTextContent(/^1How often do you .*Often \(3\)$/);
    expect(questions[1]).toHaveTextContent(/Not answered$/);
  });

  it('says openly when a stored number differs from the answers', async () => {
    const { container } = await show(sampleAttempt(undefined, { overall: 60 }));
    expect(part(container, 'recomputed')).toHaveTextContent('the overall score is 52.8. Stored was 60.0.');
  });

  it('notes in the language of the page that its texts are in English, and marks them', async () => {
    const own = await sampleTexts('de', { report: { page: { inEnglish: 'Die Texte sind auf Englisch.' } } });
    const { container } = await show(sampleAttempt(), { own });
    expect(part(container, 'fallback')?.textContent).toBe('Die Texte sind auf Englisch.');
    const area = container.querySelector('[data-area="organization_memory"]');
    for (const list of area?.querySelectorAll('ul') ?? []) expect(list.lang).toBe('en');
    expect(area?.querySelector('ul')).toBeInTheDocument();
    expect(container.querySelector('#steps h2 [lang="en"]')?.textContent).toBe('Attention Enhancement Plan');
    expect(container.querySelector('#checks ul')).toHaveAttribute('lang', 'en');
  });

  it('has no such note when texts and page agree', async () => {
    const { container } = await show(sampleAttempt());
    expect(part(container, 'fallback')).not.toBeInTheDocument();
    expect(container.querySelector('[lang]')).not.toBeInTheDocument();
  });

  it('shows score and bars without report texts', async () => {
    const { container } = await show(sampleAttempt(), { without: 'content' });
    expect(part(container, 'overall')).toHaveTextContent('52.8');
    expect(container.querySelectorAll('[data-slot="score-bar"]')).toHaveLength(5);
    expect(container.querySelector('#insights')).not.toBeInTheDocument();
    expect(container.querySelector('#plan')).not.toBeInTheDocument();
    expect(container.querySelector('#meaning')).not.toBeInTheDocument();
  });

  it('opens every fold for printing and closes those it opened', async () => {
    const { container } = await show(sampleAttempt());
    const open = () => container.querySelectorAll('details[open]').length;
    const before = open();
    window.dispatchEvent(new Event('beforeprint'));
    expect(open()).toBe(container.querySelectorAll('details').length);
    window.dispatchEvent(new Event('afterprint'));
    expect(open()).toBe(before);
  });

  it('prints what the numbers must not be used for', async () => {
    const { container } = await show(sampleAttempt());
    expect(part(container, 'print-footer')?.textContent).toBe(
      'Focus Snapshot, November 20, 2026, test version 3.0.0' +
        'This is a screening result, not a diagnosis. Only a qualified health professional can diagnose a condition. ' +
        'These bands are not based on population norms. Not for use in hiring, insurance, school placement or legal decisions.',
    );
  });
});
