import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  article,
  button,
  field,
  id,
  loadLibraryDesk,
  opened,
  ownRow,
  saved,
  source,
  text,
} from './education-support';
import { patient, refusal } from './support';

const { answers, open, calls } = await loadLibraryDesk();

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

  it('is saved in its own language where another was opened before the answer came', async () => {
    let answer: (row: object) => void = () => {};
    answers.save_article_draft = () => new Promise<object>((come) => (answer = come));
    open(opened());
    await userEvent.type(await field('Title'), ' at noon');
    await userEvent.click(await button('Save this draft'));
    await waitFor(() => expect(calls('save_article_draft')).toHaveLength(1));
    expect(await button('Save this draft')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(await screen.findByRole('link', { name: /^Deutsch/ }));
    await screen.findByRole('heading', { name: 'Text in German' });
    expect(await button('Save this draft')).not.toHaveAttribute('aria-busy', 'true');
    await userEvent.type(await field('Title'), 'Ein Tisch');
    answers.desk_article = () =>
      article({}, text(2, { status: 'draft', title: 'A desk in the morning at noon' }));
    answer(saved(2, 'A desk in the morning at noon'));
    expect(await screen.findByRole('link', { name: /^English.*(?<!not saved)$/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Deutsch.*not saved$/ })).toBeInTheDocument();
    expect(await field('Title')).toHaveValue('Ein Tisch');
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
    answers.move_article = () => ownRow({ state: 'deleted', version: 4 });
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
    answers.edit_article = () => ownRow({ version: 5 });
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
