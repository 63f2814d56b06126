import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { address, current, loadApp } from '../auth/support';
import {
  alertText,
  annProfile,
  answerRow,
  asAnn,
  askedOf,
  benProfile,
  broken,
  commentRow,
  idOf,
  later,
  questionId,
  refused,
  serve,
  told,
  whole,
} from './support';

const app = await loadApp();
const { TopicPage } = await import('@/pages/community/topic-page');
const { toastState } = await import('@/components/ui/toast-store');
await import('@/features/community/topic/post-menu');
await import('@/components/posts/markdown');

const open = (id = questionId, search = '') =>
  app.open(`/community-qa/${id}${search}`, <TopicPage />, '/community-qa/:topicId');
const title = () => screen.findByRole('heading', { level: 1, name: 'How do I begin in the morning?' });
const answerBy = (name: RegExp) => screen.findByRole('article', { name });
const focusedPost = () => document.activeElement?.getAttribute('data-post');
const menuOf = async (post: HTMLElement) => {
  const [opener] = within(post).getAllByRole('button', { name: 'More about this post' });
  await userEvent.click(opener as HTMLElement);
  return screen.findByRole('menu');
};
const choose = async (post: HTMLElement, item: string) => {
  const menu = await menuOf(post);
  await userEvent.click(within(menu).getByRole('menuitem', { name: item }));
};
const items = async (post: HTMLElement) =>
  within(await menuOf(post))
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);

afterEach(() => {
  vi.useRealTimers();
});

describe('a question', () => {
  it('is read without an account, with its text, its answers and the way to help', async () => {
    serve({ community_topic: () => told(whole({}, [answerRow(201)])) });
    open();
    expect(await title()).toBeInTheDocument();
    expect(document.title).toContain('How do I begin in the morning?');
    expect((await screen.findByText('wait')).localName).toBe('strong');
    expect(await answerBy(/^Answer by Ben, 30 minutes ago$/)).toHaveTextContent('What helped me, part 201.');
    expect(await screen.findByRole('link', { name: 'Starting' })).toHaveAttribute(
      'href',
      '/community-qa?tag=starting',
    );
    expect(screen.getByRole('region', { name: 'Support' })).toBeInTheDocument();
    expect(screen.getByText(/Members share experience, not medical advice/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read the medical disclaimer' })).toHaveAttribute(
      'href',
      '/medical-disclaimer',
    );
  });

  it('stands in its own language, whatever the page speaks', async () => {
    serve({ community_topic: () => told(whole({ title: '朝、どう始めますか。どうすれば', lang: 'ja' })) });
    open();
    const heading = await screen.findByRole('heading', { level: 1 });
    expect([heading.lang, heading.dir]).toEqual(['ja', 'auto']);
  });

  it.each(['7', 'no-id', `${questionId}x`])('is not asked for where %s is no id', async (id) => {
    const server = serve();
    open(id);
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
    expect(askedOf(server, 'community_topic')).toEqual([]);
  });

  it('is not found where there is none and where it may not be seen', async () => {
    const server = serve();
    open();
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
    expect(askedOf(server, 'community_topic')).toEqual([{ p_id: questionId }]);
  });

  it('is asked for again when it could not be read', async () => {
    const server = serve({ community_topic: () => broken });
    open();
    await screen.findByRole('alert');
    server.answers.community_topic = () => told(whole());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await title()).toBeInTheDocument();
  });

  it('tells that it waits, that it was hidden, and that it is locked; a locked one takes no words', async () => {
    const server = serve({
      community_topic: () => told(whole({ state: 'pending', author_profile_id: annProfile })),
    });
    asAnn(server);
    const view = open();
    expect(await screen.findByText('Waiting for review. Usually within a day.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Helpful/ })).not.toBeInTheDocument();
    view.unmount();
    server.answers.community_topic = () => told(whole({ state: 'hidden', author_profile_id: annProfile }));
    open().unmount();
    const again = open();
    expect(await screen.findByText(/A moderator has hidden this/)).toBeInTheDocument();
    again.unmount();
    server.answers.community_topic = () => told(whole({ state: 'locked' }, [answerRow(201)]));
    open();
    expect(await screen.findByText('This question is locked.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Comment' })).not.toBeInTheDocument();
  });

  it('leads to the one that was asked before', async () => {
    serve({
      community_topic: () =>
        told(whole({ state: 'locked', duplicate_of: { id: idOf(7), title: 'Mornings?' } })),
    });
    open();
    expect(await screen.findByRole('link', { name: 'Mornings?' })).toHaveAttribute(
      'href',
      `/community-qa/${idOf(7)}`,
    );
  });

  it("of the team and of somebody who left is nobody's to open", async () => {
    serve({
      community_topic: () =>
        told(
          whole({ author_profile_id: null, is_seed: true }, [answerRow(201, { author_profile_id: null })]),
        ),
    });
    open();
    const head = await screen.findByRole('article', { name: 'How do I begin in the morning?' });
    expect(within(head).getByText('Focus Clarity Lab team')).toBeInTheDocument();
    expect(within(head).getByText('Starter question from the team')).toBeInTheDocument();
    expect(await answerBy(/^Answer by Former member/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Former member' })).not.toBeInTheDocument();
  });

  it('says in words which answer is the accepted one, and when something was edited', async () => {
    const edited = new Date(Date.now() - 5 * 60_000).toISOString();
    serve({
      community_topic: () =>
        told(
          whole({ state: 'answered', accepted_answer_id: idOf(202), edited_at: edited }, [
            answerRow(202, { accepted: true, edited_at: edited }),
            answerRow(201),
          ]),
        ),
    });
    open();
    const [first, second] = await screen.findAllByRole('article', { name: /^Answer by/ });
    expect(within(first as HTMLElement).getByText('Accepted answer')).toBeInTheDocument();
    expect(within(second as HTMLElement).queryByText('Accepted answer')).not.toBeInTheDocument();
    expect(screen.getAllByText('Edited 5 minutes ago')).toHaveLength(2);
  });

  it('that is taken away while somebody reads it says so instead of staying', async () => {
    const server = serve({ community_topic: () => told(whole()) });
    asAnn(server);
    open();
    await title();
    server.answers.community_topic = () => told(null);
    server.answers.report = () => told(null);
    await choose(await screen.findByRole('article', { name: /begin in the morning/ }), 'Report');
    await userEvent.click(await screen.findByRole('radio', { name: 'Hate' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This question was removed.' }),
    ).toBeInTheDocument();
    expect(screen.queryByText('wait')).not.toBeInTheDocument();
  });
});

describe('answers', () => {
  const first = Array.from({ length: 20 }, (_, at) => answerRow(201 + at, { votes: 40 - at }));
  const rest = { answers: [answerRow(221), answerRow(222)], comments: [], voted: [], members: [] };

  it('come in pages, behind the last one that stands there, and what stood there stays', async () => {
    const server = serve({
      community_topic: () => told(whole({ answer_count: 22 }, first)),
      community_answers: () => told(rest),
    });
    open();
    await title();
    const before = await screen.findAllByRole('article', { name: /^Answer by/ });
    await userEvent.click(screen.getByRole('button', { name: 'Show more answers' }));
    await screen.findByText('What helped me, part 222.');
    const after = screen.getAllByRole('article', { name: /^Answer by/ });
    expect(after.slice(0, 20)).toEqual(before);
    expect(after).toHaveLength(22);
    expect(screen.queryByRole('button', { name: 'Show more answers' })).not.toBeInTheDocument();
    const last = first[19];
    expect(askedOf(server, 'community_answers')).toEqual([
      { p_topic: questionId, p_limit: 20, p_votes: last?.votes, p_created: last?.created_at, p_id: last?.id },
    ]);
  });

  it('of a further page are found helpful as those of the first', async () => {
    const server = serve({
      community_topic: () => told(whole({ answer_count: 22 }, first)),
      community_answers: () => told(rest),
      vote: () => told({ voted: true, votes: 1 }),
    });
    asAnn(server);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show more answers' }));
    const post = (await screen.findByText('What helped me, part 222.')).closest('article') as HTMLElement;
    await userEvent.click(within(post).getByRole('button', { name: 'Helpful, 0' }));
    expect(
      await within(post).findByRole('button', { name: 'Helpful, 1', pressed: true }),
    ).toBeInTheDocument();
  });

  it('are all there after one of a further page came to the first', async () => {
    const server = serve({
      community_topic: () => told(whole({ answer_count: 22, author_profile_id: annProfile }, first)),
      community_answers: () => told(rest),
      accept_answer: () => told({ id: questionId, state: 'answered', version: 2 }),
    });
    asAnn(server);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show more answers' }));
    const post = (await screen.findByText('What helped me, part 222.')).closest('article') as HTMLElement;
    const lifted = answerRow(222, { votes: 50 });
    server.answers.community_topic = () =>
      told(whole({ answer_count: 22, author_profile_id: annProfile }, [lifted, ...first.slice(0, 19)]));
    server.answers.community_answers = ({ p_id }) =>
      told({ ...rest, answers: p_id === idOf(219) ? [first[19], answerRow(221)] : [answerRow(221)] });
    await choose(post, 'Accept this answer');
    await waitFor(() =>
      expect(screen.getAllByRole('article', { name: /^Answer by/ })[0]).toHaveTextContent('part 222.'),
    );
    await waitFor(() => expect(askedOf(server, 'community_answers')).toHaveLength(2));
    await waitFor(() => expect(screen.getAllByRole('article', { name: /^Answer by/ })).toHaveLength(22));
    expect(screen.getByText('What helped me, part 220.')).toBeInTheDocument();
  });

  it('that arrive meanwhile are told, and move nothing until somebody asks for them', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const server = serve({ community_topic: () => told(whole({}, [answerRow(201)])) });
    current.backend.rows.topics = { answer_count: 1 };
    open();
    await screen.findByText('What helped me, part 201.');
    current.backend.rows.topics = { answer_count: 3 };
    server.answers.community_topic = () =>
      told(whole({}, [answerRow(203, { votes: 9 }), answerRow(201), answerRow(202)]));
    await vi.advanceTimersByTimeAsync(60_000);
    const news = await screen.findByText('2 new answers.');
    expect(news.closest('[role=status]')).not.toBeNull();
    fireEvent.focus(window);
    fireEvent(document, new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.getAllByRole('article', { name: /^Answer by/ })).toHaveLength(1);
    fireEvent.click(within(news).getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(screen.getAllByRole('article', { name: /^Answer by/ })).toHaveLength(3));
    expect(screen.queryByText('2 new answers.')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '3 answers' })).toHaveFocus();
  });

  it('say that there are none', async () => {
    serve({ community_topic: () => told(whole()) });
    open();
    expect(await screen.findByText('No answers yet. Share what helped you.')).toBeInTheDocument();
  });

  it('of a blocked member are folded, and open on a press', async () => {
    const server = serve({
      community_topic: () => told(whole({}, [answerRow(201)], { comments: [commentRow(301)] })),
    });
    asAnn(server);
    current.backend.rows.blocks = [{ blocked_profile_id: benProfile }];
    open();
    expect(await screen.findAllByText('Post by a blocked member.')).toHaveLength(2);
    expect(screen.queryByText('What helped me, part 201.')).not.toBeInTheDocument();
    const [, show] = screen.getAllByRole('button', { name: 'Show', expanded: false });
    await userEvent.click(show as HTMLElement);
    expect(await screen.findByText('What helped me, part 201.')).toBeInTheDocument();
  });
});

describe('Helpful', () => {
  it('leads a visitor to sign in and back', async () => {
    serve({ community_topic: () => told(whole()) });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Helpful, 3' }));
    expect(address()).toBe(`/auth?mode=login&redirect=${encodeURIComponent(`/community-qa/${questionId}`)}`);
  });

  it('shows at once, and goes back with a word when it is refused', async () => {
    const { answer, come } = later();
    const server = serve({ community_topic: () => told(whole()), vote: () => answer });
    asAnn(server);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Helpful, 3', pressed: false }));
    expect(await screen.findByRole('button', { name: 'Helpful, 4', pressed: true })).toHaveFocus();
    // Once is once, however often it is pressed.
    await userEvent.click(screen.getByRole('button', { name: 'Helpful, 4' }));
    expect(askedOf(server, 'vote')).toEqual([{ p_kind: 'topic', p_post: questionId, p_on: true }]);
    come(refused('rate_limited', '120'));
    expect(await screen.findByRole('button', { name: 'Helpful, 3', pressed: false })).toBeInTheDocument();
    expect(app.lastToast()).toEqual([
      'This did not work',
      'You are going fast. Please try again in 2 minutes.',
      'destructive',
    ]);
  });

  it('of an own post is a number', async () => {
    const server = serve({ community_topic: () => told(whole({ author_profile_id: annProfile })) });
    asAnn(server);
    open();
    await title();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Helpful/ })).not.toBeInTheDocument());
    expect(screen.getByText('Helpful, 3')).toBeInTheDocument();
  });
});

describe('what may be done with a post', () => {
  it("of another is to report it and to block its author, and to accept it where the question is one's own", async () => {
    const server = serve({ community_topic: () => told(whole({}, [answerRow(201)])) });
    asAnn(server);
    const view = open();
    expect(await items(await answerBy(/^Answer by Ben/))).toEqual(['Report', 'Block this member']);
    view.unmount();
    server.answers.community_topic = () => told(whole({ author_profile_id: annProfile }, [answerRow(201)]));
    open();
    expect(await items(await answerBy(/^Answer by Ben/))).toEqual([
      'Accept this answer',
      'Report',
      'Block this member',
    ]);
  });

  it("of one's own is to edit, to take the name off and to delete, each while it may", async () => {
    const weekAgo = new Date(Date.now() - 8 * 24 * 3_600_000).toISOString();
    const server = serve({
      community_topic: () =>
        told(
          whole({}, [
            answerRow(201, { author_profile_id: annProfile }),
            answerRow(202, { author_profile_id: annProfile, created_at: weekAgo }),
          ]),
        ),
    });
    asAnn(server);
    open();
    const [fresh, old] = await screen.findAllByRole('article', { name: /^Answer by Ann-here/ });
    expect(await items(fresh as HTMLElement)).toEqual(['Edit', 'Remove my name', 'Delete']);
    await userEvent.keyboard('{Escape}');
    expect(await items(old as HTMLElement)).toEqual(['Remove my name', 'Delete']);
  });

  it('of a question that others have answered is no deleting: the name can go', async () => {
    const server = serve({
      community_topic: () => told(whole({ author_profile_id: annProfile }, [answerRow(201)])),
    });
    asAnn(server);
    open();
    expect(await items(await screen.findByRole('article', { name: /begin in the morning/ }))).toEqual([
      'Edit',
      'Remove my name',
    ]);
  });

  it('accepts, and the menu keeps the focus', async () => {
    const server = serve({
      community_topic: () => told(whole({ author_profile_id: annProfile }, [answerRow(201)])),
      accept_answer: () => told({ id: questionId, state: 'answered', version: 2 }),
    });
    asAnn(server);
    open();
    const post = await answerBy(/^Answer by Ben/);
    server.answers.community_topic = () =>
      told(whole({ author_profile_id: annProfile, state: 'answered' }, [answerRow(201, { accepted: true })]));
    await choose(post, 'Accept this answer');
    expect(await screen.findByText('Accepted answer')).toBeInTheDocument();
    expect(askedOf(server, 'accept_answer')).toEqual([{ p_topic: questionId, p_answer: idOf(201) }]);
    expect(within(post).getAllByRole('button', { name: 'More about this post' })[0]).toHaveFocus();
  });

  it('blocks, and the folded post has the focus', async () => {
    const server = serve({
      community_topic: () => told(whole({ author_profile_id: annProfile }, [answerRow(201)])),
      block_member: () => {
        current.backend.rows.blocks = [{ blocked_profile_id: benProfile }];
        return told(null);
      },
    });
    asAnn(server);
    open();
    await choose(await answerBy(/^Answer by Ben/), 'Block this member');
    await screen.findByText('Post by a blocked member.');
    expect(askedOf(server, 'block_member')).toEqual([{ p_profile: benProfile, p_on: true }]);
    await waitFor(() => expect(focusedPost()).toBe(idOf(201)));
  });

  it('takes the name off once that is confirmed', async () => {
    const server = serve({
      community_topic: () => told(whole({}, [answerRow(201, { author_profile_id: annProfile })])),
      detach_post: () => told({ id: idOf(201), state: 'visible', version: 2 }),
    });
    asAnn(server);
    open();
    await choose(await answerBy(/^Answer by Ann-here/), 'Remove my name');
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove your name?' });
    expect(askedOf(server, 'detach_post')).toEqual([]);
    server.answers.community_topic = () => told(whole({}, [answerRow(201, { author_profile_id: null })]));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove my name' }));
    expect(await answerBy(/^Answer by Former member/)).toBeInTheDocument();
    expect(askedOf(server, 'detach_post')).toEqual([{ p_kind: 'answer', p_id: idOf(201) }]);
  });

  it('reports with a reason, which must be given, and tells what was said', async () => {
    const server = serve({ community_topic: () => told(whole({}, [answerRow(201)])) });
    asAnn(server);
    open();
    const post = await answerBy(/^Answer by Ben/);
    await choose(post, 'Report');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this post' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(dialog.getByText('Please choose one.')).toBeInTheDocument();
    expect(askedOf(server, 'report')).toEqual([]);
    expect(
      dialog
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent ?? radio.getAttribute('value')),
    ).toHaveLength(10);
    await userEvent.click(dialog.getByRole('radio', { name: 'Shares private details' }));
    await userEvent.type(dialog.getByLabelText(/Anything to add/), 'A name.');
    server.answers.report = () => refused('already_reported');
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('You have already reported this.')).toBeInTheDocument();
    expect(dialog.getByLabelText(/Anything to add/)).toHaveValue('A name.');
    server.answers.report = () => told(null);
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(app.lastToast()?.[0]).toBe('Thank you. A person will look at this.');
    const [once, twice] = askedOf(server, 'report');
    expect(once).toEqual({
      p_id: expect.any(String),
      p_kind: 'answer',
      p_target: idOf(201),
      p_reason: 'privacy',
      p_note: 'A name.',
    });
    expect(twice).toEqual(once);
    await waitFor(() =>
      expect(within(post).getAllByRole('button', { name: 'More about this post' })[0]).toHaveFocus(),
    );
  });

  it('leads a visitor who wants to report to sign in', async () => {
    serve({ community_topic: () => told(whole()) });
    open();
    await choose(await screen.findByRole('article', { name: /begin in the morning/ }), 'Report');
    expect(address()).toMatch(/^\/auth\?mode=login&redirect=/);
  });
});

describe('deleting', () => {
  const mine = answerRow(201, { author_profile_id: annProfile });
  const begin = async () => {
    const server = serve({
      community_topic: () => told(whole({}, [mine, answerRow(202)])),
      delete_post: () => told({ id: mine.id, state: 'deleted', version: 2 }),
    });
    asAnn(server);
    open();
    const post = await answerBy(/^Answer by Ann-here/);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const [opener] = within(post).getAllByRole('button', { name: 'More about this post' });
    fireEvent.click(opener as HTMLElement);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('What helped me, part 201.')).not.toBeInTheDocument());
    return server;
  };

  it('waits, and "Undo" sends nothing', async () => {
    const server = await begin();
    expect(app.lastToast()?.[0]).toBe('Deleted');
    await vi.advanceTimersByTimeAsync(7000);
    toastState().toasts[0]?.action?.onSelect();
    expect(await screen.findByText('What helped me, part 201.')).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(askedOf(server, 'delete_post')).toEqual([]);
  });

  it('is sent once the time is over, and the post stays away; the next one has the focus', async () => {
    const server = await begin();
    await waitFor(() => expect(focusedPost()).toBe(idOf(202)));
    server.answers.community_topic = () => told(whole({}, [answerRow(202)]));
    await vi.advanceTimersByTimeAsync(8000);
    await waitFor(() =>
      expect(askedOf(server, 'delete_post')).toEqual([{ p_kind: 'answer', p_id: mine.id }]),
    );
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.queryByText('What helped me, part 201.')).not.toBeInTheDocument();
  });

  it('brings the post back where it is refused, and says why', async () => {
    const server = await begin();
    server.answers.delete_post = () => refused('invalid_state');
    await vi.advanceTimersByTimeAsync(8000);
    expect(await screen.findByText('What helped me, part 201.')).toBeInTheDocument();
    expect(app.lastToast()).toEqual([
      'This did not work',
      'This has changed in the meantime. Please reload.',
      'destructive',
    ]);
  });

  it('is sent at once when the page is left', async () => {
    const server = await begin();
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(askedOf(server, 'delete_post')).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(9000);
    expect(askedOf(server, 'delete_post')).toHaveLength(1);
  });

  it('of a question leaves a page that says so, before and after it was sent', async () => {
    const server = serve({
      community_topic: () => told(whole({ author_profile_id: annProfile })),
      delete_post: () => told({ id: questionId, state: 'deleted', version: 2 }),
    });
    asAnn(server);
    open();
    const head = await screen.findByRole('article', { name: /begin in the morning/ });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const [opener] = within(head).getAllByRole('button', { name: 'More about this post' });
    fireEvent.click(opener as HTMLElement);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const gone = () => screen.findByRole('heading', { level: 1, name: 'This question was removed.' });
    expect(await gone()).toBeInTheDocument();
    server.answers.community_topic = () => told(null);
    await vi.advanceTimersByTimeAsync(8000);
    await waitFor(() => expect(askedOf(server, 'delete_post')).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await gone()).toBeInTheDocument();
  });
});

describe("a change of one's own text", () => {
  const mine = answerRow(201, { author_profile_id: annProfile, body: 'I put my shoes on first.' });
  const begin = async () => {
    const server = serve({ community_topic: () => told(whole({}, [mine])) });
    asAnn(server);
    open();
    const post = await answerBy(/^Answer by Ann-here/);
    await choose(post, 'Edit');
    const field = await within(post).findByRole('textbox', { name: 'Edit' });
    return { server, post, field };
  };
  const save = (post: HTMLElement) => userEvent.click(within(post).getByRole('button', { name: 'Save' }));

  it('begins in the field, and ends at the post', async () => {
    const { server, post, field } = await begin();
    await waitFor(() => expect(field).toHaveFocus());
    server.answers.edit_answer = () => told({ id: mine.id, state: 'visible', version: 2 });
    server.answers.community_topic = () =>
      told(whole({}, [{ ...mine, body: 'I open the window first.', version: 2 }]));
    await userEvent.clear(field);
    await userEvent.type(field, 'I open the window first.');
    await save(post);
    await waitFor(() =>
      expect(within(post).queryByRole('textbox', { name: 'Edit' })).not.toBeInTheDocument(),
    );
    expect(askedOf(server, 'edit_answer')).toEqual([
      { p_id: mine.id, p_version: 1, p_body: 'I open the window first.' },
    ]);
    await waitFor(() => expect(focusedPost()).toBe(mine.id));
  });

  it('too short is refused at the field before anything is sent', async () => {
    const { server, post, field } = await begin();
    await userEvent.clear(field);
    await userEvent.type(field, 'No.');
    await save(post);
    expect(field).toHaveAccessibleDescription(/Please write at least 20 characters\./);
    expect(askedOf(server, 'edit_answer')).toEqual([]);
  });

  it("against a change of another shows both texts, keeps one's own, and writes over what was seen", async () => {
    const { server, post, field } = await begin();
    await userEvent.type(field, ' And then my coat.');
    server.answers.edit_answer = () => refused('version_conflict');
    server.answers.community_topic = () =>
      told(whole({}, [{ ...mine, body: 'Changed by the team, kindly.', version: 5 }]));
    await save(post);
    const theirs = await within(post).findByRole('region', { name: 'As it stands now' });
    expect(theirs).toHaveTextContent('Changed by the team, kindly.');
    expect(await alertText()).toContain('Someone else changed this.');
    expect(field).toHaveValue('I put my shoes on first. And then my coat.');
    server.answers.edit_answer = () => told({ id: mine.id, state: 'visible', version: 6 });
    await save(post);
    await waitFor(() => expect(askedOf(server, 'edit_answer')).toHaveLength(2));
    expect(askedOf(server, 'edit_answer')[1]).toMatchObject({ p_version: 5 });
  });

  it("of a title is staff's once somebody has answered", async () => {
    const server = serve({
      community_topic: () => told(whole({ author_profile_id: annProfile }, [answerRow(201)])),
    });
    asAnn(server);
    const view = open();
    const head = await screen.findByRole('article', { name: /begin in the morning/ });
    await choose(head, 'Edit');
    expect(await within(head).findByRole('textbox', { name: 'More about it' })).toBeInTheDocument();
    expect(within(head).queryByRole('textbox', { name: 'Your question' })).not.toBeInTheDocument();
    view.unmount();
    server.answers.community_topic = () => told(whole({ author_profile_id: annProfile }));
    server.answers.edit_topic = () => told({ id: questionId, state: 'open', version: 2 });
    open();
    const again = await screen.findByRole('article', { name: /begin in the morning/ });
    await choose(again, 'Edit');
    const titleField = await within(again).findByRole('textbox', { name: 'Your question' });
    await userEvent.clear(titleField);
    await userEvent.type(titleField, 'Where do mornings begin?');
    await save(again);
    await waitFor(() =>
      expect(askedOf(server, 'edit_topic')).toEqual([
        {
          p_id: questionId,
          p_version: 1,
          p_title: 'Where do mornings begin?',
          p_body: 'I sit there and **wait**.',
          p_tags: ['starting'],
        },
      ]),
    );
  });
});

describe('the card of a member', () => {
  it('lies over the question, which is not read again, and goes with the address', async () => {
    const server = serve({
      community_topic: () => told(whole({}, [answerRow(201)])),
      community_cards: () =>
        told([
          {
            id: benProfile,
            handle: 'Ben',
            avatar: 'from-a-later-version',
            premium: true,
            team: false,
            new_here: true,
            about: 'I walk a lot.',
            lang: 'en',
            member_since: '2026-03-01T00:00:00Z',
            answers: 4,
            helpful: 1,
          },
        ]),
    });
    open();
    await title();
    await userEvent.click(screen.getAllByRole('link', { name: 'Ben' })[0] as HTMLElement);
    const sheet = await screen.findByRole('dialog', { name: 'Member' });
    expect(await within(sheet).findByText('I walk a lot.')).toBeInTheDocument();
    for (const line of [
      'Premium member',
      'New here',
      'Member since March 2026',
      '4 answers',
      'Found helpful 1 time',
    ])
      expect(within(sheet).getByText(line)).toBeInTheDocument();
    expect(within(sheet).queryByRole('button', { name: 'Block' })).not.toBeInTheDocument();
    expect(address()).toBe(`/community-qa/${questionId}?member=${benProfile}`);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    expect(address()).toBe(`/community-qa/${questionId}`);
    expect(askedOf(server, 'community_topic')).toHaveLength(1);
  });
});
