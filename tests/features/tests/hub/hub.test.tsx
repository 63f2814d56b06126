import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type CatalogueEntry, catalogueEntries } from '@/lib/assessments/catalogue';
import { openAs, type Person, TestingHubPage } from './support';

const inTenDays = () => new Date(Date.now() + 10 * 86_400_000 - 60_000).toISOString();

const isWaiting = () => document.querySelector('[data-slot=loading-state]') !== null;

async function openHub(person: Person = {}, path = '/testing-hub') {
  const opened = openAs(person, path, <TestingHubPage />);
  await screen.findByRole('heading', { level: 1, name: 'Testing Hub' });
  await waitFor(() => expect(isWaiting()).toBe(false));
  return opened;
}
/** Short ids of the tests that the catalogue lists there and opens to one of these plans. */
const listed = (places: CatalogueEntry['listed'][], tiers: CatalogueEntry['access'][]) =>
  catalogueEntries
    .filter((entry) => places.includes(entry.listed) && tiers.includes(entry.access))
    .map(({ routeKey }) => routeKey as string);
const free = listed(['hub'], ['freemium']);
const [recommended] = free;
/** Nothing free about oneself can be taken now but the first look, whatever the catalogue has. */
const selfWaits = () =>
  Object.fromEntries(
    catalogueEntries
      .filter(({ listed, access, about }) => listed === 'hub' && access === 'freemium' && about === 'self')
      .map(({ testId }) => [testId, inTenDays()]),
  );
const section = (name: string) => screen.getByRole('region', { name });
const testsIn = (area: HTMLElement) =>
  [...area.querySelectorAll('[data-test]')].map((row) => row.getAttribute('data-test'));

describe('the hub', () => {
  const latest = (more: object) => ({
    id: 'b7b5a1c0-0000-4000-8000-000000000001',
    test_id: 'focus_snapshot',
    form: 'self',
    overall: 52.8,
    completed_at: '2026-11-20T10:00:00Z',
    about: null,
    available_at: null,
    domains: {},
    repeated: false,
    ...more,
  });

  it('says what it is while the results are still asked for, and no step as the one at hand', async () => {
    openAs({ latest: 'on its way' }, '/testing-hub', <TestingHubPage />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Testing Hub' })).toBeVisible();
    expect([isWaiting(), document.querySelector('[aria-current=step]')]).toEqual([true, null]);
  });

  it('shows four steps and stands at the first', async () => {
    await openHub();
    const steps = within(screen.getByRole('list', { name: 'How it works' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      '1 Choose Assessment',
      '2 Complete Test',
      '3 Review Results',
      '4 Track Progress',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null, null]);
  });

  it.each([
    ['3 Review Results', [latest({})]],
    ['4 Track Progress', [latest({}), latest({ test_id: 'child_focus_tracker', repeated: true })]],
  ])('stands at %s with what has been done', async (step, results) => {
    await openHub({ latest: results });
    expect(document.querySelector('[aria-current=step]')?.textContent).toBe(step);
  });

  it('recommends the first test of the plan by the question it answers, and leads to its intro', async () => {
    await openHub();
    expect(screen.getByRole('heading', { level: 2, name: 'Is it worth a closer look?' })).toBeVisible();
    const start = screen.getByRole('link', { name: 'Start: FocusCheck Adult' });
    expect(start.textContent).toBe('Start');
    expect(start).toHaveAttribute('href', '/test-intro/focuscheck');
  });

  it('lists what is available with time, difficulty and the way to start', async () => {
    await openHub();
    const row = section('Available Assessments');
    expect(testsIn(row)).toEqual(['focus-snapshot', ...free.filter((key) => key !== recommended)]);
    expect(testsIn(row)).toContain('childfocus');
    expect(within(row).getByRole('heading', { name: 'Where does my attention go?' })).toBeVisible();
    expect(row).toHaveTextContent('15 minutes');
    expect(row).toHaveTextContent('Beginner');
    expect(within(row).getByRole('link', { name: 'Start Test: ChildFocus Tracker' }).textContent).toBe(
      'Start Test',
    );
  });

  it('has one card and one button for each plan, over the tests it opens', async () => {
    await openHub();
    const locked = section('More Assessments (Upgrade)');
    const cards = [...locked.querySelectorAll<HTMLElement>('[data-plan]')].map((card) => [
      testsIn(card),
      card.querySelector('[data-slot=badge]')?.textContent,
      [...card.querySelectorAll('[data-part=upgrade]')].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ]),
    ]);
    const places = ['hub', 'procrastination', 'memory'] as const;
    const opened = (tier: 'plus' | 'premium') => places.flatMap((place) => listed([place], [tier]));
    expect(cards).toEqual([
      [opened('plus'), 'Plus Required', [['Upgrade to Plus', '/pricing?plan=plus#plans']]],
      [opened('premium'), 'Premium Required', [['Upgrade to Premium', '/pricing?plan=premium#plans']]],
    ]);
    expect(within(locked).queryByRole('link', { name: /^Start/ })).not.toBeInTheDocument();
    expect(within(locked).getByRole('link', { name: 'Why do I put things off?' })).toHaveAttribute(
      'href',
      '/test-intro/procrastination',
    );
    expect(locked).toHaveTextContent('A self-check cannot detect or rule out dementia.');
  });

  it('says what each plan costs by the price list, with the trial for those who can have one', async () => {
    await openHub();
    const prices = () =>
      [...document.querySelectorAll('[data-plan] [data-part=price]')].map((price) => price.textContent);
    await waitFor(() =>
      expect(prices()).toEqual(['7 days free, then $99.90 a year', '$199.90 a year, or $19.99 a month']),
    );
  });

  it('promises no second trial', async () => {
    await openHub({ hadTrial: true });
    expect(await screen.findByText('$99.90 a year, or $9.99 a month')).toBeVisible();
    expect(screen.queryByText(/days free/)).not.toBeInTheDocument();
  });

  it('shows the areas of the newest result as the own profile, with its report', async () => {
    await openHub({
      latest: [
        latest({
          domains: {
            attention_concentration: 75,
            organization_memory: 39.9,
            impulsivity_control: 10,
            emotion_stress: null,
            daily_functioning: 41.7,
          },
        }),
      ],
    });
    const profile = section('Your profile');
    expect(
      within(profile)
        .getAllByRole('img')
        .map((band) => band.getAttribute('aria-label')),
    ).toContain('Organization & Memory: 39 of 100, calm');
    expect(within(profile).getByRole('link', { name: 'Read the report' })).toHaveAttribute(
      'href',
      '/reports/b7b5a1c0-0000-4000-8000-000000000001',
    );
  });

  it('has no profile of somebody else', async () => {
    await openHub({ latest: [latest({ test_id: 'child_focus_tracker', form: 'parent', about: 'Zoe' })] });
    expect(screen.queryByRole('region', { name: 'Your profile' })).not.toBeInTheDocument();
  });

  it('groups the suites under their names and their limits', async () => {
    await openHub({ tier: 'premium' });
    const suites = section('Suites');
    expect(within(suites).getByRole('heading', { name: 'Procrastination Suite' })).toBeInTheDocument();
    expect(within(suites).getByRole('heading', { name: 'Dementia Suite' }).nextSibling?.textContent).toBe(
      'A self-check cannot detect or rule out dementia.',
    );
    const inSuites = ['procrastination', 'memory'] as const;
    const keys = inSuites.flatMap((suite) => listed([suite], ['freemium', 'plus', 'premium']));
    expect(keys).toContain('start-barriers');
    expect(testsIn(suites)).toEqual(keys);
    expect(within(suites).getAllByRole('link', { name: /^Start / })).toHaveLength(keys.length);
  });

  it('opens a test that was bought by itself', async () => {
    await openHub({ bought: ['psyprofile_lite'] });
    const available = ['focus-snapshot', ...free.filter((key) => key !== recommended), 'psyprofile'];
    expect(testsIn(section('Available Assessments')).sort()).toEqual(available.sort());
  });

  it('counts the free tests of Freemium and says what the plan has', async () => {
    await openHub();
    const plan = section('Your Plan');
    expect(plan).toHaveTextContent('Freemium, 3 free assessments');
    expect(
      within(plan)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Comprehensive reports', 'Progress tracking', 'Basic recommendations']);
    expect(plan).toHaveTextContent('Plus adds a personal path');
    expect(within(plan).queryByRole('link', { name: 'Your personal path' })).not.toBeInTheDocument();
  });

  it.each([
    ['freemium', 'More with Plus'],
    ['plus', 'More with Premium'],
    ['premium', null],
  ] as const)('offers people on %s the next plan: %s', async (tier, title) => {
    await openHub({ tier });
    const titles = () =>
      screen.queryAllByRole('heading', { name: /^More with/ }).map((each) => each.textContent);
    await waitFor(() => expect(titles()).toEqual(title === null ? [] : [title]));
  });

  it('recommends the test about a child to who has asked about one before', async () => {
    await openHub({
      waits: selfWaits(),
      latest: [latest({ test_id: 'child_focus_tracker', form: 'parent' })],
    });
    expect(screen.getByRole('link', { name: 'Take it again: ChildFocus Tracker' })).toBeVisible();
  });

  it('recommends what can be taken now, and says how long the other one waits', async () => {
    await openHub({ waits: selfWaits() });
    expect(screen.getByRole('link', { name: 'Start: Focus Snapshot' })).toBeTruthy();
    const waiting = section('Available Assessments');
    expect(waiting).toHaveTextContent('You can take this self-check again in 10 days.');
    expect(within(waiting).getByRole('link', { name: 'View details: FocusCheck Adult' })).toBeVisible();
  });

  it('shows the last result of a test as a bar in numbers, its day, and when it opens again', async () => {
    await openHub({
      latest: [
        latest({ test_id: 'focuscheck_adult_screening', available_at: inTenDays() }),
        latest({ test_id: 'child_focus_tracker', about: 'Zoe', overall: null }),
      ],
      waits: selfWaits(),
    });
    const card = (key: string) => {
      const found = document.querySelector<HTMLElement>(`[data-test=${key}]`);
      if (!found) throw new Error(`no card of ${key}`);
      return found;
    };
    const check = card('focuscheck');
    expect(within(check).getByRole('img', { name: 'Last result: 53 of 100' })).toBeVisible();
    expect(check).toHaveTextContent(/Done November 20, 2026, opens again \w+ \d+, \d{4}/);
    expect(check).not.toHaveTextContent('You can take this self-check again');
    expect(within(check).getByRole('link', { name: 'See the result: FocusCheck Adult' })).toHaveAttribute(
      'href',
      '/testing-hub?attempt=b7b5a1c0-0000-4000-8000-000000000001',
    );
    const child = document.querySelector<HTMLElement>('[data-part=recommended]');
    expect(child).toHaveTextContent('Not enough answers');
    expect(child).toHaveTextContent('Done November 20, 2026 · Zoe');
    expect(within(card('focustrack')).queryByRole('img')).not.toBeInTheDocument();
  });

  it('stands without last results when they cannot be read', async () => {
    await openHub({ latest: 'unreachable' });
    expect(testsIn(section('Available Assessments'))).toContain('childfocus');
  });

  it('says why assessment matters without a figure that has no source', async () => {
    await openHub();
    const why = section('Why Assessment Matters');
    const lines = within(why).getAllByRole('listitem');
    expect(lines).toHaveLength(4);
    expect(lines[0]?.textContent).toBe('Noticing patterns early gives you more time to plan.');
    expect(why).not.toHaveTextContent('%');
    expect(within(why).queryByRole('link')).not.toBeInTheDocument();
  });

  it('has a guide: the cards, which lead to what each test can and cannot tell', async () => {
    await openHub();
    expect(screen.getByRole('link', { name: 'View Assessment Guide' })).toHaveAttribute(
      'href',
      '/testing-hub#guide',
    );
    const guide = document.querySelector<HTMLElement>('#guide');
    expect(guide).toContainElement(screen.getByRole('heading', { name: 'Where does my attention go?' }));
    expect(guide).toContainElement(screen.getByRole('link', { name: 'Start Test: Focus Snapshot' }));
  });

  it('can be asked for again when access could not be read', async () => {
    const { backend } = openAs({}, '/testing-hub', <TestingHubPage />);
    backend.rpc.mockResolvedValueOnce({ data: null, error: { message: 'Failed to fetch' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(section('Available Assessments')).toBeInTheDocument());
  });
});
