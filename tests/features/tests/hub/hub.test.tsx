import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type CatalogueEntry, catalogueEntries } from '@/lib/assessments/catalogue';
import { sampleAttempt } from '../../reports/support/sample';
import { openAs, type Person, TestingHubPage } from './support';

const inTenDays = () => new Date(Date.now() + 10 * 86_400_000 - 60_000).toISOString();

async function openHub(person: Person = {}, path = '/testing-hub') {
  const opened = openAs(person, path, <TestingHubPage />);
  await screen.findByRole('heading', { level: 1, name: 'Testing Hub' });
  return opened;
}
/** Short ids of the tests that the catalogue lists there and opens to one of these plans. */
const listed = (places: CatalogueEntry['listed'][], tiers: CatalogueEntry['access'][]) =>
  catalogueEntries
    .filter((entry) => places.includes(entry.listed) && tiers.includes(entry.access))
    .map(({ routeKey }) => routeKey as string);
const free = listed(['hub'], ['freemium']);
const [recommended] = free;
const section = (name: string) => screen.getByRole('region', { name });
const testsIn = (area: HTMLElement) =>
  [...area.querySelectorAll('[data-test]')].map((row) => row.getAttribute('data-test'));

describe('the hub', () => {
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

  it('recommends the first test of the plan and leads to its intro', async () => {
    await openHub();
    const start = screen.getByRole('link', { name: 'Start: FocusCheck Adult' });
    expect(start.textContent).toBe('Start');
    expect(start).toHaveAttribute('href', '/test-intro/focuscheck');
  });

  it('lists what is available with time, difficulty and the way to start', async () => {
    await openHub();
    const row = section('Available Assessments');
    expect(testsIn(row)).toEqual(free.filter((key) => key !== recommended));
    expect(testsIn(row)).toContain('childfocus');
    expect(row).toHaveTextContent('15 minutes');
    expect(row).toHaveTextContent('Beginner');
    expect(within(row).getByRole('link', { name: 'Start Test: ChildFocus Tracker' }).textContent).toBe(
      'Start Test',
    );
  });

  it('names the plan each locked test really needs, and no way to start it', async () => {
    await openHub();
    const locked = section('More Assessments (Upgrade)');
    const badges = [...locked.querySelectorAll('[data-test]')].map((row) => [
      row.getAttribute('data-test'),
      row.querySelector('[data-slot=badge]')?.textContent,
      row.querySelector('[data-part=upgrade]')?.textContent,
      row.querySelector('[data-part=upgrade]')?.getAttribute('href'),
    ]);
    expect(badges.map(([key]) => key)).toEqual(listed(['hub'], ['plus', 'premium']));
    expect(badges).toContainEqual(['focustrack', 'Plus Required', 'Upgrade to Plus', '/pricing#plans']);
    expect(badges).toContainEqual(['psyprofile', 'Premium Required', 'Upgrade to Premium', '/pricing#plans']);
    expect(within(locked).queryByRole('link', { name: /^Start/ })).not.toBeInTheDocument();
    expect(
      within(locked).getByRole('link', { name: 'Upgrade to Plus for FocusTrack Attention' }),
    ).toBeInTheDocument();
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
    const available = [...free.filter((key) => key !== recommended), 'psyprofile'];
    expect(testsIn(section('Available Assessments')).sort()).toEqual(available.sort());
  });

  it('counts the free tests of Freemium and says what the plan has', async () => {
    await openHub();
    const plan = section('Your Plan');
    expect(plan).toHaveTextContent(`Freemium, ${free.length} free assessments`);
    expect(
      within(plan)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Comprehensive reports', 'Progress tracking', 'Basic recommendations']);
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

  it('recommends what can be taken now, and says how long the other one waits', async () => {
    await openHub({ waits: { focuscheck_adult_screening: inTenDays() } });
    expect(screen.getByRole('link', { name: 'Start: ChildFocus Tracker' })).toBeTruthy();
    const waiting = section('Available Assessments');
    expect(waiting).toHaveTextContent('You can take this assessment again in 10 days.');
    expect(within(waiting).getByRole('link').textContent).toBe('View details');
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

  it('has a guide that says what each test can and cannot tell', async () => {
    await openHub();
    expect(screen.getByRole('link', { name: 'View Assessment Guide' })).toHaveAttribute(
      'href',
      '/testing-hub#guide',
    );
    const guide = section('Assessment Guide');
    expect(guide.id).toBe('guide');
    await userEvent.click(within(guide).getByRole('button', { name: /Where does my focus slip/ }));
    expect(within(guide).getByText('What it cannot tell')).toBeVisible();
    expect(within(guide).getByRole('link')).toHaveAttribute('href', '/test-intro/focus-snapshot');
  });

  it('can be asked for again when access could not be read', async () => {
    const { backend } = openAs({}, '/testing-hub', <TestingHubPage />);
    backend.rpc.mockResolvedValueOnce({ data: null, error: { message: 'Failed to fetch' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(section('Available Assessments')).toBeInTheDocument());
  });
});

describe('the hub after a test', () => {
  const attempt = sampleAttempt();
  const person = { attempts: [attempt] };

  it('shows the results of the attempt the address names, at the third step', async () => {
    await openHub(person, `/testing-hub?attempt=${attempt.id}`);
    expect(screen.getByRole('heading', { name: 'Your result' })).toBeInTheDocument();
    expect(screen.getByText('52.8 of 100')).toBeVisible();
    expect(screen.getByRole('img', { name: /Organization & Memory: 75\.0 of 100/ })).toBeInTheDocument();
    expect(document.querySelector('[aria-current=step]')?.textContent).toBe('3 Review Results');
  });

  it('leads to the enhanced report when it is asked for', async () => {
    await openHub(person, `/testing-hub?attempt=${attempt.id}&report=enhanced`);
    expect(screen.getByRole('heading', { name: 'Your report' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the full report' })).toHaveAttribute(
      'href',
      `/reports/${attempt.id}`,
    );
    expect(screen.queryByRole('img', { name: /of 100/ })).not.toBeInTheDocument();
  });

  it('is the hub when the attempt is not the person’s', async () => {
    await openHub({}, `/testing-hub?attempt=${attempt.id}&report=enhanced`);
    expect(screen.queryByRole('heading', { name: 'Your report' })).not.toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Available Assessments' })).toBeInTheDocument();
  });
});
