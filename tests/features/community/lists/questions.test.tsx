import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ListedTopic } from '@/api/community/shapes';
import type { Answer } from '../../../support/fake-supabase';
import { address, current, loadApp } from '../../auth/support';

const app = await loadApp();
const { QuestionsPage } = await import('@/pages/community/questions-page');

type Asked = { p_sort: string; p_langs: string[]; p_tags: string[]; p_limit: number; p_id?: string };

const ben = {
  id: '00000000-0000-4000-8000-000000000002',
  handle: 'Ben',
  avatar: null,
  premium: false,
  team: false,
  new_here: false,
};
/** The clock of the server is not that of the device. */
const serverNoon = Date.UTC(2026, 0, 5, 12);

const question = (number: number, more: Partial<ListedTopic> = {}): ListedTopic => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  title: `Question ${number}`,
  lang: 'en',
  state: 'open',
  author_profile_id: ben.id,
  is_seed: false,
  votes: 0,
  answer_count: 0,
  created_at: new Date(serverNoon - number * 60_000).toISOString(),
  last_activity_at: new Date(serverNoon).toISOString(),
  pinned: false,
  tags: [],
  key: String(number),
  ...more,
});
const questions = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => question(from + at));
const page = (topics: ListedTopic[], pinned: ListedTopic[] = []): Answer => ({
  data: { pinned, topics, members: [ben] },
  error: null,
});
const broken: Answer = { data: null, error: { code: 'XX000', message: 'no' } };

const calls: { name: string; args: Record<string, unknown> }[] = [];
const listsAsked = () =>
  calls
    .filter(({ name }) => name === 'community_topics')
    .map(({ args }) => args as unknown as Asked)
    .filter(({ p_limit }) => p_limit === 20);

/** Opens the list on what the server answers. */
function open(
  search: string,
  answers: { list?: (asked: Asked) => Answer; newest?: () => Answer; find?: () => Answer } = {},
) {
  calls.length = 0;
  current.backend.rows.tags = [
    { slug: 'focus', names: { en: 'Focus' } },
    { slug: 'sleep', names: { en: 'Sleep' } },
  ];
  current.backend.rpc.mockImplementation(async (...given: unknown[]) => {
    const [name, args = {}] = given as [string, Record<string, unknown>?];
    calls.push({ name, args });
    const asked = args as unknown as Asked;
    if (name === 'search_topics') return answers.find?.() ?? { data: [], error: null };
    if (name === 'community_cards') return { data: [], error: null };
    if (name !== 'community_topics') return { data: null, error: null };
    if (asked.p_limit === 20) return answers.list?.(asked) ?? page([]);
    return answers.newest?.() ?? page(questions(1, 1));
  });
  return app.open(`/community-qa${search}`, <QuestionsPage />);
}

const titles = () =>
  screen.getAllByRole('article').map((row) => within(row).getByRole('heading').textContent);
const titlesOf = (rows: ListedTopic[]) => rows.map(({ title }) => title);

/** Whether the window has room for a second column. */
const columns = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }));
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the list of questions', () => {
  it('shows pinned ones first, what became of each, and who asks', async () => {
    const starter = question(3, {
      is_seed: true,
      author_profile_id: null,
      title: 'Wie fange ich an?',
      lang: 'de',
    });
    open('', {
      list: () =>
        page(
          [question(2, { state: 'answered', answer_count: 3, votes: 2, tags: ['sleep'] }), starter],
          [question(1, { pinned: true, state: 'locked' })],
        ),
    });
    await screen.findByText('Question 2');
    expect(titles()).toEqual(['Question 1', 'Question 2', 'Wie fange ich an?']);
    const second = within(screen.getByRole('article', { name: 'Question 2' }));
    expect(second.getByText('3 answers · Helpful to 2 people')).toBeInTheDocument();
    expect(await second.findByRole('link', { name: 'Sleep' })).toHaveAttribute(
      'href',
      '/community-qa?tag=sleep',
    );
    expect(second.getByRole('link', { name: 'Ben' })).toBeInTheDocument();
    const third = screen.getByRole('heading', { name: 'Wie fange ich an?' });
    expect([third.lang, third.dir]).toEqual(['de', 'auto']);
    expect(screen.getByText('Starter question from the team')).toBeInTheDocument();
  });

  it('asks for what the address says, and ignores what is no filter', async () => {
    open('?sort=sideways&tag=sleep&tag=nothing&lang=xx&q=a');
    await screen.findByText('Nothing matches these filters.');
    expect(listsAsked()[0]).toMatchObject({ p_sort: 'hot', p_langs: ['en'], p_tags: ['sleep'] });
    await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(address()).toBe('/community-qa');
  });

  it('adds more below, behind the last row, and leads whoever reads by key to the first of it', async () => {
    const all = questions(1, 25);
    open('?sort=new', {
      // The last row of the first page moved down and comes again.
      list: ({ p_id }) => page(p_id ? all.slice(19) : all.slice(0, 20)),
    });
    await screen.findByText('Question 20');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('Question 25');
    expect(titles()).toEqual(titlesOf(all));
    expect(listsAsked()[1]).toMatchObject({ p_sort: 'new', p_key: '20', p_id: all[19]?.id });
    await waitFor(() => expect(screen.getByRole('link', { name: 'Question 21' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('keeps its rows where more of them cannot be read, says so, and asks again', async () => {
    let fails = true;
    open('', {
      list: ({ p_id }) => (!p_id ? page(questions(1, 20)) : fails ? broken : page(questions(21, 22))),
    });
    await screen.findByText('Question 20');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(titles()).toHaveLength(20);
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('Question 22');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says where the list cannot be read, and reads it when somebody asks again', async () => {
    let fails = true;
    open('', { list: () => (fails ? broken : page(questions(1, 1))) });
    await screen.findByRole('alert');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Question 1')).toBeInTheDocument();
  });

  it('says what stands there where nothing does', async () => {
    open('?sort=unanswered');
    expect(await screen.findByText('Every question has an answer.')).toBeInTheDocument();
  });

  it('stays where it is while the card of a member opens and closes', async () => {
    open('', { list: () => page(questions(1, 2)) });
    const [name] = await screen.findAllByRole('link', { name: 'Ben' });
    await userEvent.click(name as HTMLElement);
    expect(address()).toBe(`/community-qa?member=${ben.id}`);
    expect(name).toBeInTheDocument();
    expect(listsAsked()).toHaveLength(1);
  });
});

const passed = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('new questions', () => {
  it('are told by the clock of the server, and shown when somebody asks for them', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] });
    const fresh = [question(-1), question(0)];
    let came: ListedTopic[] = [];
    open('', {
      list: () => page([...came, ...questions(1, 3)]),
      newest: () => page([...came, ...questions(1, 3)]),
    });
    await passed(1000);
    expect(titles()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
    came = fresh;
    await passed(61_000);
    expect(screen.getByText(/2 new questions/)).toBeInTheDocument();
    expect(titles()).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    await passed(100);
    expect(titles()).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'Question -1' })).toHaveFocus();
    expect(screen.queryByText(/new questions/)).toBeNull();
  });
});

describe('filters', () => {
  it('stand in the address, several subjects at once, and go off again', async () => {
    columns(true);
    open('?sort=new');
    await userEvent.click(await screen.findByRole('link', { name: 'Focus' }));
    await userEvent.click(screen.getByRole('link', { name: 'Sleep' }));
    expect(address()).toBe('/community-qa?sort=new&tag=focus&tag=sleep');
    await waitFor(() => expect(listsAsked().at(-1)?.p_tags).toEqual(['focus', 'sleep']));
    await userEvent.click(screen.getByRole('link', { name: 'Focus', current: true }));
    expect(address()).toBe('/community-qa?sort=new&tag=sleep');
  });

  it('show one language, or all of them', async () => {
    columns(true);
    open('');
    const choice = screen.getByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(choice, 'ja');
    expect(address()).toBe('/community-qa?lang=ja');
    await userEvent.selectOptions(choice, 'all');
    await waitFor(() => expect(listsAsked().at(-1)?.p_langs).toHaveLength(11));
    await userEvent.selectOptions(choice, 'own');
    expect(address()).toBe('/community-qa');
  });

  it('wait behind a button where there is one column', async () => {
    columns(false);
    open('?tag=sleep&lang=de');
    const button = screen.getByRole('button', { name: 'Narrow the list (2)' });
    expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull();
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(await screen.findByRole('link', { name: 'Focus' }));
    expect(screen.getByRole('button', { name: 'Narrow the list (3)' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });
});

describe('the search', () => {
  const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search questions' });

  it('asks when it is sent, through all subjects, and keeps the focus', async () => {
    open('?tag=sleep', {
      find: () => ({ data: [question(7, { title: 'Waking up' })], error: null }),
    });
    await userEvent.type(field(), '  wake   up {Enter}');
    expect(await screen.findByRole('link', { name: 'Waking up' })).toBeInTheDocument();
    expect(address()).toBe('/community-qa?q=wake+up');
    expect(calls.find(({ name }) => name === 'search_topics')?.args).toEqual({
      p_text: 'wake up',
      p_langs: ['en'],
      p_page: 0,
    });
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('wake up');
    expect(screen.getByText('1 question is listed.')).toBeInTheDocument();
  });

  it('leads on to asking where nothing is found', async () => {
    open('?q=wake');
    expect(await screen.findByRole('heading', { name: 'No results found' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Ask this as a question' }));
    expect(address()).toContain('ask=1');
  });

  it('wants two signs, and the list comes back when the field is empty', async () => {
    open('?q=wake', { list: () => page(questions(1, 1)) });
    await userEvent.clear(field());
    await userEvent.type(field(), 'w{Enter}');
    expect(field()).toHaveAccessibleDescription('Type at least 2 characters.');
    expect(address()).toBe('/community-qa?q=wake');
    await userEvent.clear(field());
    await userEvent.type(field(), '{Enter}');
    expect(await screen.findByText('Question 1')).toBeInTheDocument();
  });

  it('says how long to wait where somebody searches too often', async () => {
    open('?q=wake', {
      find: () => ({ data: null, error: { code: 'PT400', message: 'rate_limited', details: '120' } }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You are going fast. Please try again in 2 minutes.',
    );
  });
});
