import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { isExerciseId } from '@/lib/exercises/ids';
import type { ReportReader } from '@/lib/reports/reader';
import { all, sampleAttempt } from './support/sample.ts';
import { address, part, show } from './support/show.tsx';
import { sampleTexts } from './support/texts.ts';

describe('the report', () => {
  it('says the result as its title, with the number and its name beside it', async () => {
    const { container } = await show(sampleAttempt());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Organization & Memory stands out. The rest is partly noticeable, partly calm.',
    );
    expect(screen.getByText('Higher scores mean more reported difficulty.')).toBeVisible();
    expect(part(container, 'overall')).toHaveTextContent('53 of 100');
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

  it('has the support line right after the profile when stress is 70 or more', async () => {
    const { container } = await show(sampleAttempt(all(5)));
    const support = part(container, 'support') as HTMLElement;
    const bars = container.querySelector('[data-slot="score-bar"]') as HTMLElement;
    const words = container.querySelector('#meaning') as HTMLElement;
    expect(bars.compareDocumentPosition(support)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(support.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(container.querySelectorAll('[data-part="support"]')).toHaveLength(1);
  });

  it('speaks each bar with number and label of the report', async () => {
    await show(sampleAttempt());
    expect(screen.getByRole('img', { name: 'Organization & Memory: 75 of 100, strong' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Daily Functioning: 42 of 100, noticeable' })).toBeInTheDocument();
    expect(screen.getByText(/^Lines mark 40 and 70\./)).toBeVisible();
  });

  it('says with each bar, and in the method, how far one answer moves the number', async () => {
    const { container } = await show(sampleAttempt());
    expect(screen.getByRole('img', { name: /^Organization & Memory/ })).toHaveAccessibleDescription(
      'One answer step moves this number by 6.3 points.',
    );
    const steps = [...container.querySelectorAll('[data-part=answer-step]')].map(
      ({ textContent }) => textContent,
    );
    expect(steps).toContain('One answer step moves this number by 6.3 points.');
    expect(steps.at(-1)).toBe('One answer step moves this number by 1.4 points.');
  });

  it('has whole numbers in its sentences, and distances between those', async () => {
    const { container } = await show(sampleAttempt());
    const said = [...container.querySelectorAll('[data-insight]')].map(
      ({ textContent }) => textContent ?? '',
    );
    expect(said.length).toBeGreaterThan(2);
    expect(said.filter((text) => /\d[.,]\d/.test(text))).toEqual([]);
    expect(said.join(' ')).toContain('53 of 100');
    expect(said.join(' ')).toContain('(75 of 100)');
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
    ).toEqual(['75.0', 'strong', '4 of 4']);
  });

  it('shows no number, label or bar for an area without answers', async () => {
    const { container } = await show(sampleAttempt({ AC: [3, 3, 3, 3] }));
    const row = container.querySelector('[data-dimension="emotion_stress"]');
    expect(row?.textContent).toBe('Emotion & StressNot enough answers');
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
      expect(
        titles.map(({ textContent }) => textContent).filter((title) => title !== 'Answers that stood out'),
      ).toEqual([
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
      'At a glance',
      'Your areas',
      'Four-week plan',
      'What your answers say',
      'Your strengths',
      'Growth priorities',
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

  it('deals the plan to four weeks, each with a practice and the daily brief focus in the words of the hub', async () => {
    const { container } = await show(sampleAttempt());
    const weeks = [...container.querySelectorAll('[data-part="weeks"] > li')];
    expect(weeks).toHaveLength(4);
    // On a phone the weeks to come stand under a row that opens.
    expect(weeks.filter((week) => week.closest('details:not([open])'))).toHaveLength(3);
    for (const week of weeks) {
      expect(within(week as HTMLElement).getAllByRole('link')).toHaveLength(2);
      expect(week).toHaveTextContent('Focus Burst · 5 minutesDaily, 3-5 minutes');
    }
    expect(screen.getAllByRole('link', { name: 'Focus Burst · 5 minutes' })[0]).toHaveAttribute(
      'href',
      '/training-hub/focus-burst?minutes=5',
    );
  });

  it('shows the maintenance plan instead of weeks when every area is low', async () => {
    const { container } = await show(sampleAttempt(all(1)));
    expect(part(container, 'weeks')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Maintenance & Optimization Plan' })).toBeInTheDocument();
    expect(part(container, 'steps')?.children.length).toBeGreaterThan(2);
    expect(screen.getByText('No area stands out as difficult in these answers.')).toBeInTheDocument();
  });

  it('says which steps of the plan need a paid plan, to whoever does not have it', async () => {
    const withPlan = (tier: 'freemium' | 'plus'): ReportReader => ({
      audience: 'owner',
      signedIn: true,
      tier,
      planText: tier,
      recentPurchase: false,
      trialDays: 0,
    });
    const free = await show(sampleAttempt(), { reader: withPlan('freemium') });
    const [said] = free.container.querySelectorAll('[data-part="steps"] [data-part="unlock"]');
    expect(said?.textContent).toBe('Free in the shortest length, every length with Plus');
    expect(said?.closest('li')?.querySelector('a')).toBeInTheDocument();
    free.unmount();
    const paid = await show(sampleAttempt(), { reader: withPlan('plus') });
    expect(part(paid.container, 'steps')).toBeInTheDocument();
    expect(part(paid.container, 'unlock')).not.toBeInTheDocument();
  });

  it('calls no area a strength that is not calm', async () => {
    await show(
      sampleAttempt({ AC: [5, 5, 5, 5], IC: [4, 4, 4, 4], OM: [4, 4, 4, 4], ES: [4, 4, 4], DF: [3, 4, 3] }),
    );
    expect(screen.getByText(/^No area stands out as a strength/)).toBeInTheDocument();
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
    await userEvent.click(screen.getByRole('heading', { name: 'How it was scored' }));
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
    // Answers are quoted in the language of their question, and marked each for itself.
    const lists = [...(area?.querySelectorAll<HTMLElement>('ul:not([data-part="stood-out"] ul)') ?? [])];
    expect(lists.map(({ lang }) => lang)).toEqual(lists.map(() => 'en'));
    expect(lists.length).toBeGreaterThan(0);
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
    expect(part(container, 'overall')).toHaveTextContent('53');
    expect(container.querySelectorAll('[data-slot="score-bar"]')).toHaveLength(5);
    expect(container.querySelector('#insights')).not.toBeInTheDocument();
    expect(container.querySelector('#plan')).not.toBeInTheDocument();
    expect(container.querySelector('#meaning')).not.toBeInTheDocument();
  });
});
