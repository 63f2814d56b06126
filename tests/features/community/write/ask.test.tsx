import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { address, ann, current, eve, loadApp } from '../../auth/support';
import { asAnn, askedOf, idOf, ownProfile, refused, serve, told, topicRow } from '../support';

const app = await loadApp();
const { QuestionsPage } = await import('@/pages/community/questions-page');
const drafts = await import('@/api/community/drafts');
const localDb = await import('@/integrations/local-db/open');
await import('@/components/posts/markdown');

const open = (search = '?ask=1') => app.open(`/community-qa${search}`, <QuestionsPage />);
const title = () => screen.findByRole('textbox', { name: /^Your question/ });
const text = () => screen.getByRole('textbox', { name: 'More about it' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Post question' }));
const stored = { id: idOf(900), state: 'open', version: 1 };

async function write(
  question = 'How do you begin on Mondays?',
  more = 'I sit there and wait for something.',
) {
  fireEvent.change(await title(), { target: { value: question } });
  fireEvent.change(text(), { target: { value: more } });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Starting' }));
}

beforeEach(async () => {
  await localDb.clearStored();
});

describe('asking', () => {
  it('leads a visitor to sign in and back to the form', async () => {
    serve();
    open();
    const back = `redirect=${encodeURIComponent('/community-qa?ask=1')}`;
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/auth?mode=login&${back}`,
    );
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it.each([
    ['silenced', null, 'You cannot post at the moment.'],
    ['silenced', '2099-01-05T10:00:00Z', /^You can post again on January 5, 2099/],
    ['suspended', '2099-01-05T10:00:00Z', /^Your access to the community is paused until January 5, 2099/],
  ] as const)(
    'is closed to who is %s until %s, and says where the reason stands',
    async (standing, until, words) => {
      const server = serve();
      asAnn(server, ownProfile({ standing, standing_until: until }));
      open();
      expect(await screen.findByText(words)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Why, and how to appeal' })).toHaveAttribute(
        'href',
        '/community?view=mine',
      );
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    },
  );

  it('sends what was written, and shows the question', async () => {
    const server = serve({ ask: () => told(stored) });
    asAnn(server);
    open();
    await write();
    await send();
    await waitFor(() => expect(address()).toBe(`/community-qa/${stored.id}`));
    expect(askedOf(server, 'ask')).toEqual([
      {
        p_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        p_title: 'How do you begin on Mondays?',
        p_body: 'I sit there and wait for something.',
        p_lang: 'en',
        p_tags: ['starting'],
      },
    ]);
  });

  it('says of each field what is wrong, begins with the first, and sends nothing', async () => {
    const server = serve();
    asAnn(server, ownProfile({ level: 'new' }));
    open();
    fireEvent.change(await title(), { target: { value: 'Short' } });
    fireEvent.change(text(), { target: { value: 'Look at https://example.org/a, which helped me.' } });
    await send();
    expect(await title()).toHaveAccessibleDescription(/Please write at least 10 characters\./);
    expect(text()).toHaveAccessibleDescription(/New members cannot post links yet\./);
    expect(screen.getByText('Choose 1 to 5 tags.')).toBeInTheDocument();
    await waitFor(async () => expect(await title()).toHaveFocus());
    expect(askedOf(server, 'ask')).toEqual([]);
    fireEvent.change(await title(), { target: { value: 'Long enough by now?' } });
    expect(await title()).not.toHaveAccessibleDescription(/Please write/);
  });

  it.each([
    [refused('rate_limited', '3600'), 'You are going fast. Please try again in 1 hour.'],
    [refused('bad_characters'), 'This text holds hidden or stacked characters that we cannot accept.'],
    [{ data: null, error: { code: 'XX000', message: 'no' } }, 'Something did not work. Your text is kept.'],
  ])('keeps the text where it is refused, and sends the same post again', async (refusal, words) => {
    const server = serve({ ask: () => refusal });
    asAnn(server);
    open();
    await write();
    await send();
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(text()).toHaveValue('I sit there and wait for something.');
    server.answers.ask = () => told(stored);
    await send();
    await waitFor(() => expect(address()).toBe(`/community-qa/${stored.id}`));
    const [first, second] = askedOf(server, 'ask');
    expect(second).toEqual(first);
  });

  it('takes five tags and no sixth', async () => {
    const server = serve();
    const slugs = ['a', 'b', 'c', 'd', 'e', 'f'];
    asAnn(server);
    current.backend.rows.tags = slugs.map((slug) => ({ slug, names: { en: `Tag ${slug}` } }));
    open();
    for (const slug of slugs.slice(0, 5))
      await userEvent.click(await screen.findByRole('checkbox', { name: `Tag ${slug}` }));
    expect(screen.getByRole('checkbox', { name: 'Tag f' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tag a' }));
    expect(screen.getByRole('checkbox', { name: 'Tag f' })).toBeEnabled();
  });

  it('counts what a person counts', async () => {
    asAnn(serve());
    open();
    await title();
    fireEvent.change(text(), { target: { value: 'Hello 🌱' } });
    expect(text()).toHaveAccessibleDescription(/7 of 5,000 characters/);
  });

  it('tells new members that a person reads it first, and known ones nothing of it', async () => {
    const server = serve();
    asAnn(server, ownProfile({ first_posts_approved: 1 }));
    const view = open();
    expect(await screen.findByText(/A person reads your first two posts/)).toBeInTheDocument();
    expect(screen.getByText(/^Nobody watches around the clock/)).toBeInTheDocument();
    view.unmount();
    asAnn(server);
    open();
    await title();
    expect(screen.queryByText(/A person reads your first two posts/)).not.toBeInTheDocument();
  });

  it('shows where help is when the words say so, and is possible all the same', async () => {
    const server = serve({ ask: () => told(stored) });
    asAnn(server);
    open();
    await write('How do you go on at night?', 'Some nights I want to die and nothing helps me.');
    expect(await screen.findByRole('region', { name: 'Support' })).toBeInTheDocument();
    await send();
    await waitFor(() => expect(address()).toBe(`/community-qa/${stored.id}`));
    expect(server.asked.map(({ name }) => name)).not.toContain('report');
  });

  it('shows similar questions once the title says enough', async () => {
    const server = serve({
      similar_topics: () => told([topicRow(5, { title: 'Mondays?', state: 'answered' })]),
    });
    asAnn(server);
    open();
    fireEvent.change(await title(), { target: { value: 'How do you' } });
    fireEvent.change(await title(), { target: { value: 'How do you begin on Mondays?' } });
    const box = within(await screen.findByRole('region', { name: 'Similar questions' }));
    expect(box.getByRole('link', { name: /Mondays\?/ })).toHaveAttribute('href', `/community-qa/${idOf(5)}`);
    expect(box.getByText('Answer found')).toBeInTheDocument();
    expect(askedOf(server, 'similar_topics')).toEqual([
      { p_title: 'How do you begin on Mondays?', p_lang: 'en' },
    ]);
  });

  it('is not sent by the key that ends a word of a Japanese keyboard', async () => {
    const server = serve({ ask: () => told(stored) });
    asAnn(server);
    open();
    await write();
    const key = { key: 'Enter', isComposing: true, keyCode: 229 };
    // What nobody held back, a browser may take for sending the form.
    expect(fireEvent.keyDown(await title(), key)).toBe(false);
    expect(fireEvent.keyDown(await title(), { key: 'Enter', keyCode: 13 })).toBe(true);
    expect(askedOf(server, 'ask')).toEqual([]);
  });

  it('begins with the words that were searched for', async () => {
    asAnn(serve());
    open('?ask=1&q=begin%20on%20Mondays');
    expect(await title()).toHaveValue('begin on Mondays');
  });
});

describe('what was begun', () => {
  it('is there again after a reload, with the same id, and goes once it is sent', async () => {
    const server = serve({ ask: () => refused('rate_limited', '60') });
    asAnn(server);
    const view = open();
    await write();
    await send();
    await screen.findByText(/You are going fast/);
    view.unmount();
    server.answers.ask = () => told(stored);
    open();
    expect(await title()).toHaveValue('How do you begin on Mondays?');
    expect(text()).toHaveValue('I sit there and wait for something.');
    expect(screen.getByRole('checkbox', { name: 'Starting' })).toBeChecked();
    expect(screen.getByText('Draft restored')).toBeInTheDocument();
    await send();
    await waitFor(() => expect(address()).toBe(`/community-qa/${stored.id}`));
    const [first, second] = askedOf(server, 'ask');
    expect(second).toEqual(first);
    await waitFor(async () => expect(await drafts.readDraft(ann.user.id, 'ask')).toBeNull());
  });

  it('is nothing to somebody else on the same device', async () => {
    const server = serve();
    asAnn(server);
    const view = open();
    await write();
    view.unmount();
    current.backend.state.session = eve;
    open();
    expect(await title()).toHaveValue('');
    expect(screen.queryByText('Draft restored')).not.toBeInTheDocument();
  });

  it.each([
    ['a title', () => title()],
    ['a text', async () => text()],
  ])('makes leaving ask first only where the device keeps nothing of it: %s', async (_what, field) => {
    const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    asAnn(serve());
    const view = open();
    await title();
    fireEvent.change(await field(), { target: { value: 'Something of mine' } });
    await waitFor(async () =>
      expect(await localDb.readStored('sessions', 'community-draft/ask')).toBeTruthy(),
    );
    expect(leave()).toBe(true);
    view.unmount();
    await localDb.clearStored();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    open();
    await title();
    fireEvent.change(await field(), { target: { value: 'Something of mine' } });
    await waitFor(() => expect(leave()).toBe(false));
  });
});
