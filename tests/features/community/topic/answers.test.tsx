import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { address, current } from '../../auth/support';
import {
  annProfile,
  answerRow,
  asAnn,
  askedOf,
  benProfile,
  commentRow,
  idOf,
  later,
  questionId,
  refused,
  serve,
  told,
  whole,
} from '../support';
import { app, choose, open, title } from './topic-page';

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

  it('are told to members as soon as the database says that something changed', async () => {
    let say = () => {};
    const joined: string[] = [];
    const channel = {
      on(_kind: string, _filter: object, hear: () => void) {
        say = hear;
        return channel;
      },
      subscribe(tell: (status: string) => void) {
        tell('SUBSCRIBED');
        return channel;
      },
    };
    const line = {
      channel(topic: string) {
        joined.push(topic);
        return channel;
      },
      removeChannel: async () => 'ok',
    };
    const server = serve({ community_topic: () => told(whole({}, [answerRow(201)])) });
    asAnn(server);
    Object.assign(current.backend.client, { realtime: { load: async () => line, tellWho: async () => {} } });
    current.backend.rows.topics = { answer_count: 1 };
    open();
    await waitFor(() => expect(joined).toEqual([`topic:${questionId}`]));
    current.backend.rows.topics = { answer_count: 2 };
    say();
    expect(await screen.findByText('1 new answer.')).toBeVisible();
    expect(screen.getAllByRole('article', { name: /^Answer by/ })).toHaveLength(1);
  });

  it('say that there are none', async () => {
    serve({ community_topic: () => told(whole()) });
    open();
    expect(await screen.findByText('No answers yet. Share what helped you.')).toBeInTheDocument();
  });

  it('of a blocked member are folded as comments are, and open on a press', async () => {
    const mine = whole({ author_profile_id: annProfile }, [answerRow(201)], { comments: [commentRow(301)] });
    const server = serve({ community_topic: () => told(mine) });
    asAnn(server);
    current.backend.rows.blocks = [{ blocked_profile_id: benProfile }];
    open();
    expect(await screen.findAllByText('Post by a blocked member.')).toHaveLength(2);
    expect(screen.queryByText('What helped me, part 201.')).not.toBeInTheDocument();
    const [, show] = screen.getAllByRole('button', { name: 'Show', expanded: false });
    await userEvent.click(show as HTMLElement);
    expect(await screen.findByText('What helped me, part 201.')).toBeInTheDocument();
  });

  it('and comments have names of their own, and so have the menus of each', async () => {
    const byAnn = { author_profile_id: annProfile };
    const hoursAgo = { ...byAnn, created_at: new Date(Date.now() - 3 * 3_600_000).toISOString() };
    const first = whole({}, [answerRow(201), answerRow(202, byAnn), answerRow(203, hoursAgo)], {
      comments: [commentRow(301, { author_profile_id: annProfile })],
    });
    serve({ community_topic: () => told(first) });
    open();
    const comment = await screen.findByRole('article', { name: 'Comment by Ann-here, 20 minutes ago' });
    expect(within(comment).getByText('Thank you, 301.')).toBeInTheDocument();
    expect(
      screen
        .getAllByRole('button', { name: /^More about/ })
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual([
      'More about the question',
      'More about the comment by Ann-here, 20 minutes ago',
      'More about the answer by Ben, 30 minutes ago',
      'More about the answer by Ann-here, 30 minutes ago',
      'More about the answer by Ann-here, 3 hours ago',
    ]);
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
