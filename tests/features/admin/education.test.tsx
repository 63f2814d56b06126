import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { address, current } from '../auth/support';
import { heading, loadDesk, patient, refusal, rowLink, uuid } from './support';

const { answers, open, calls } = await loadDesk();

class NoObserver {
  observe() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', NoObserver);

const button = (name: RegExp | string) => screen.findByRole('button', { name }, patient);
const field = (name: string) => screen.findByLabelText(name, undefined, patient);

const lang = (state: string, version = 1) => ({
  state,
  version,
  title: 'A desk in the morning',
  updated_at: '2026-11-20T10:00:00Z',
  has_body: true,
  is_shown: state !== 'draft',
});
const row = (n: number, more: object = {}) => ({
  id: uuid(n),
  kind: 'article',
  slug: `text-${n}`,
  tier: 'plus',
  category: 'habits',
  state: 'published',
  publish_at: '2026-11-01T10:00:00Z',
  published_at: '2026-11-01T10:00:00Z',
  deleted_at: null,
  audio_url: null,
  audio_s: null,
  audio_bytes: null,
  author_name: 'Focus Clarity Lab team',
  reviewed_by: null,
  reviewed_at: null,
  version: 3,
  updated_at: '2026-11-20T10:00:00Z',
  langs: { en: lang('current'), de: lang('outdated'), fr: lang('draft') },
  ...more,
});
const body = ['A morning', 'At the desk', 'In the bus', 'One thing to try today', 'When to get help']
  .map(
    (title) =>
      `## ${title}\n\n${'You put the kettle on and find a note from the day before. '.repeat(13)}\n\n`,
  )
  .join('');
const source = { title: 'A study', publisher: 'A journal', year: 2012, url: 'https://example.org/a' };
const text = (version = 1, more: object = {}) => ({
  id: uuid(500 + version),
  version,
  status: 'current',
  title: 'A desk in the morning',
  summary: 'What is on a desk, and what is not.',
  sources: [source],
  body,
  source_version: null,
  ...more,
});
const article = (more: object = {}, english: object | null = text()) => ({
  ...row(number),
  problems: [],
  texts: english ? { en: english } : {},
  versions: [
    {
      id: uuid(501),
      lang: 'en',
      version: 1,
      status: 'current',
      title: 'A desk in the morning',
      created_at: '2026-11-20T10:00:00Z',
    },
  ],
  ...more,
});
const saved = (version: number, title: string) => {
  const { source_version: _, ...stored } = text(version, { status: 'draft', title });
  return { ...stored, article_id: id(), lang: 'en', created_at: '2026-11-21T10:00:00Z' };
};
/** Another article for each test: what is being written of one stays on the device. */
let number = 100;
const id = () => uuid(number);
const opened = () => `?tab=education&article=${id()}`;

beforeEach(() => {
  number += 1;
  current.backend.rows.articles = [];
  Object.assign(answers, {
    desk_library: () => ({ rows: [], total: 0 }),
    desk_article: () => article(),
    article_history: () => [],
  });
});

describe('the list of the library desk', () => {
  it('says of each text where it stands, when it appears, and how it stands with each language', async () => {
    answers.desk_library = () => ({
      rows: [row(1), row(2, { publish_at: '2099-01-01T10:00:00Z', langs: {} })],
      total: 1001,
    });
    open('?tab=education');
    expect(await rowLink('A desk in the morning')).toHaveAttribute(
      'href',
      `/admin/dashboard?tab=education&article=${uuid(1)}`,
    );
    const [first, second] = screen
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByText(/text-/));
    expect(first).toHaveTextContent(
      /Published.*Current:English.*In draft:Français.*Outdated:Deutsch.*Missing:Español/,
    );
    expect(second).toHaveTextContent('Without an English title');
    expect(second).toHaveTextContent(/Scheduled for January 1, 2099/);
    expect(screen.getByText('2 of 1,000+')).toBeInTheDocument();
  });

  it('keeps its filters in the address, and says when nothing fits', async () => {
    open('?tab=education');
    await userEvent.selectOptions(await field('Where it stands'), 'Archived');
    await userEvent.selectOptions(await field('Without a text in'), '日本語');
    await userEvent.selectOptions(await field('Last review'), 'More than a year ago');
    expect(address()).toBe('/admin/dashboard?tab=education&state=archived&missing=ja&review=due');
    expect(await screen.findByText('No entries for these filters.')).toBeInTheDocument();
    expect(calls('desk_library').at(-1)).toEqual({
      p_limit: 25,
      p_state: 'archived',
      p_missing: 'ja',
      p_due: true,
    });
    await userEvent.click(await button('Clear filters'));
    expect(address()).toBe('/admin/dashboard?tab=education');
  });

  it('goes on where the page ended', async () => {
    answers.desk_library = ({ p_before }) => ({
      rows: p_before ? [row(90)] : Array.from({ length: 25 }, (_, n) => row(n + 1)),
      total: 26,
    });
    open('?tab=education');
    await userEvent.click(await button('Show more texts'));
    await waitFor(() =>
      expect(calls('desk_library').at(-1)).toMatchObject({
        p_before: '2026-11-20T10:00:00Z',
        p_id: uuid(25),
      }),
    );
    expect(await screen.findByText('26 of 26')).toBeInTheDocument();
  });

  it.each([['orders_admin'], ['payments_admin']])('is closed to %s', async (role) => {
    current.backend.rows.admin_roles = [{ role_type: role }];
    open('?tab=education');
    expect(await heading('Insufficient Privileges')).toBeInTheDocument();
    expect(screen.getByText('This area requires Education Admin privileges.')).toBeInTheDocument();
    expect(calls('desk_library')).toEqual([]);
  });
});

describe('a new text', () => {
  it('gets an address from its title, and is told when that is taken', async () => {
    open('?tab=education&article=new');
    await userEvent.type(await field('English title'), 'Été on a desk');
    expect(await field('Address')).toHaveValue('ete-on-a-desk');
    answers.create_article = () => refusal('slug_taken');
    await userEvent.click(await button('Make the draft'));
    expect(await screen.findByText('Another text has this address, or had it once.')).toBeInTheDocument();
    await userEvent.clear(await field('Address'));
    await userEvent.type(await field('Address'), 'внимание');
    await userEvent.click(await button('Make the draft'));
    expect(await screen.findByText(/Use 3 to 80 small letters/)).toBeInTheDocument();
    expect(calls('create_article')).toHaveLength(1);
  });

  it('of the blog is open to everybody', async () => {
    open('?tab=education&article=new');
    await userEvent.selectOptions(await field('Kind of text'), 'From the team');
    expect(screen.queryByLabelText('Who can read it')).not.toBeInTheDocument();
    await userEvent.type(await field('English title'), 'News of the week');
    answers.create_article = () => row(1, { state: 'draft' });
    await userEvent.click(await button('Make the draft'));
    await waitFor(() =>
      expect(calls('create_article')[0]).toMatchObject({ p_kind: 'blog', p_tier: 'freemium' }),
    );
    await waitFor(() => expect(address()).toMatch(/article=/));
  });
});

describe('a text that lies open', () => {
  it('is saved on the version that was read', async () => {
    answers.save_article_draft = () => saved(2, 'A desk at noon');
    open(opened());
    const title = await field('Title');
    await userEvent.clear(title);
    await userEvent.type(title, 'A desk at noon');
    expect(await screen.findByText('Kept on this device. Not saved yet.')).toBeInTheDocument();
    answers.desk_article = () => article({}, text(2, { status: 'draft', title: 'A desk at noon' }));
    await userEvent.click(await button('Save this draft'));
    expect(await screen.findByText('Everything is saved.')).toBeInTheDocument();
    expect(calls('save_article_draft')).toEqual([
      expect.objectContaining({ p_version: 1, p_lang: 'en', p_title: 'A desk at noon', p_sources: [source] }),
    ]);
    expect(await button('Show it to readers')).toBeInTheDocument();
  });

  it('is not sent with 40,001 signs or a forged source, and says why', async () => {
    answers.desk_article = () =>
      article(
        {},
        text(1, { body: 'x'.repeat(40_001), sources: [{ ...source, url: 'https://doi.org/forged' }] }),
      );
    open(opened());
    await userEvent.type(await field('Title'), '!');
    await userEvent.click(await button('Save this draft'));
    expect(await screen.findByText('Please shorten this to 40,000 characters.')).toBeInTheDocument();
    expect(screen.getByText(/This is not the address of a DOI/)).toBeInTheDocument();
    expect(calls('save_article_draft')).toEqual([]);
  });

  it('shows both texts when somebody was quicker, and puts the own one aside', async () => {
    open(opened());
    const title = await field('Title');
    await userEvent.clear(title);
    await userEvent.type(title, 'What I wrote');
    answers.save_article_draft = () => refusal('version_conflict');
    answers.desk_article = () => article({}, text(2, { title: 'What they wrote' }));
    await userEvent.click(await button('Save this draft'));
    expect(
      await screen.findByText('Someone else changed this. Reload to see the new version.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'What your colleague saved' })).toHaveTextContent(
      'What they wrote',
    );
    expect(screen.getByRole('region', { name: 'What you wrote' })).toHaveTextContent('What I wrote');
    expect(screen.queryByRole('button', { name: 'Save this draft' })).not.toBeInTheDocument();
    await userEvent.click(await button('Go on with the other text'));
    expect(await field('Title')).toHaveValue('What they wrote');
    await userEvent.click(await button('Take up mine again'));
    expect(await field('Title')).toHaveValue('What I wrote');
  });

  it('is not published while something is missing, and each line leads to its field', async () => {
    answers.desk_article = () =>
      article({ state: 'draft', published_at: null }, text(1, { status: 'draft', summary: '', sources: [] }));
    open(opened());
    await userEvent.click(await button('Publish now'));
    const missing = screen.getByRole('group', { name: 'Not ready to publish' });
    await waitFor(() => expect(missing).toHaveFocus());
    expect(missing).toHaveTextContent('English: A source with an https address or DOI is needed.');
    await userEvent.click(within(missing).getByRole('button', { name: 'English: The summary is missing.' }));
    expect(await field('Summary of the text')).toHaveFocus();
    expect(calls('move_article')).toEqual([]);
  });

  it('tells what the database alone misses', async () => {
    answers.desk_article = () => article({ state: 'draft' }, text(1, { status: 'draft' }));
    answers.move_article = () => ({
      data: null,
      error: {
        message: 'incomplete',
        code: 'PT409',
        details: JSON.stringify([{ lang: 'de', rule: 'heading_order', detail: 'Zu tief' }]),
      },
    });
    open(opened());
    await userEvent.click(await button('Publish now'));
    expect(
      await screen.findByRole('button', {
        name: 'German: Headings begin at level 2 and leave out none: Zu tief',
      }),
    ).toBeInTheDocument();
  });

  it('is deleted only after a question that names it', async () => {
    answers.move_article = () => row(number, { state: 'deleted', version: 4 });
    open(opened());
    await userEvent.click(await button('Delete it'));
    const dialog = await screen.findByRole('alertdialog', undefined, patient);
    expect(dialog).toHaveTextContent('Delete “A desk in the morning”?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete it' }));
    await waitFor(() =>
      expect(calls('move_article')).toEqual([{ p_article: id(), p_action: 'delete', p_version: 3 }]),
    );
  });

  it('keeps what was typed of its facts beside what somebody else set meanwhile', async () => {
    open(opened());
    const author = await field('Author named');
    await userEvent.clear(author);
    await userEvent.type(author, 'The second editor');
    answers.edit_article = () => refusal('version_conflict');
    answers.desk_article = () => article({ version: 4, author_name: 'The first editor', category: 'memory' });
    await userEvent.click(await button('Save these facts'));
    expect(await screen.findByText('author now: The first editor')).toBeInTheDocument();
    expect(author).toHaveValue('The second editor');
    expect(await field('Topic')).toHaveValue('memory');
    answers.edit_article = () => row(number, { version: 5 });
    await userEvent.click(await button('Save these facts'));
    await waitFor(() =>
      expect(calls('edit_article').at(-1)).toEqual({
        p_article: id(),
        p_version: 4,
        p_changes: { author_name: 'The second editor' },
      }),
    );
  });

  it('names who did what, and who opened a source', async () => {
    answers.desk_article = () => article({}, text(1, { sources: [{ ...source, checked_on: '2026-11-20' }] }));
    const entry = (id: number, action: string, detail: object, name: string | null) => ({
      id,
      action,
      detail,
      created_at: '2026-11-20T10:00:00Z',
      mine: false,
      name,
    });
    answers.article_history = () => [
      entry(3, 'library.check_source', { url: source.url, roles: ['education_admin'] }, 'kind-reader'),
      entry(2, 'library.save', { lang: 'en', version: 1 }, null),
      entry(1, 'library.something_new', {}, 'kind-reader'),
    ];
    open(opened());
    expect(await screen.findByText('Opened on November 20, 2026 by kind-reader')).toBeInTheDocument();
    const history = screen.getByRole('region', { name: 'Who changed what' });
    expect(history).toHaveTextContent('kind-reader: opened a source: https://example.org/a');
    expect(history).toHaveTextContent('A colleague: saved a draft in English');
    expect(history).toHaveTextContent('kind-reader: changed something');
  });
});
