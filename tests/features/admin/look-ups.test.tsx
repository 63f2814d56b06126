import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { address, current } from '../auth/support';
import { loadDesk, looked, patient, profile, refusal, report, rowLink, uuid } from './support';

const { app, answers, open, calls } = await loadDesk();
const { toastState } = await import('@/components/ui/toast-store');
const button = (name: RegExp | string) => screen.findByRole('button', { name }, patient);
/** Takes the last act back, by the message that told of it. */
const undo = () => toastState().toasts[0]?.action?.onSelect();

describe('a post that is looked up', () => {
  it('opens by the address of its question or its number, and by nothing else', async () => {
    answers.post_to_judge = () => looked(1);
    open('?tab=community&queue=post');
    const field = await screen.findByLabelText('Address or number of a post', undefined, patient);
    await userEvent.type(field, 'community-qa{Enter}');
    expect(screen.getByText('There is no number of a post in this.')).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, `https://example.org/de/community-qa/${uuid(1)}{Enter}`);
    expect(await screen.findByText('An answer as it stands.')).toBeInTheDocument();
    expect(address()).toBe(`/admin/dashboard?tab=community&queue=post&case=${uuid(1)}`);
    expect(screen.getByText('Under: Getting up')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See it on its page' })).toHaveAttribute(
      'href',
      `/community-qa/${uuid(800)}`,
    );
    expect(await screen.findByText('river')).toBeInTheDocument();
  });

  it('says so where there is none', async () => {
    answers.post_to_judge = () => null;
    open(`?tab=community&queue=post&case=${uuid(1)}`);
    expect(
      await screen.findByText('There is no post with this number.', undefined, patient),
    ).toBeInTheDocument();
  });

  it('shows how it stood before, and leads to the report that is open', async () => {
    const before = { version: 2, title: null, body: 'As it was first.', created_at: '2026-11-19T10:00:00Z' };
    answers.post_to_judge = () => looked(1, { report: uuid(9), earlier: [before] });
    open(`?tab=community&queue=post&case=${uuid(1)}`);
    expect(await screen.findByText('As it was first.', undefined, patient)).toBeInTheDocument();
    expect(await rowLink('A report about this post is open')).toHaveAttribute(
      'href',
      `/admin/dashboard?tab=community&queue=reports&case=${uuid(9)}`,
    );
  });

  it('that is deleted comes back as readers saw it, step by step', async () => {
    let now = looked(1);
    answers.post_to_judge = () => now;
    answers.moderate_post = ({ p_action, p_version }) => {
      const state = { delete: 'deleted', undelete: 'hidden', restore: 'visible' }[String(p_action)];
      now = looked(1, { state, shown: state === 'visible', version: Number(p_version) + 1 });
      return { id: uuid(1), state, version: now.version };
    };
    open(`?tab=community&queue=post&case=${uuid(1)}`);
    await userEvent.click(await button(/Delete the post/));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Delete/ }));
    expect(await screen.findByText('Readers do not see this post at the moment.')).toBeInTheDocument();
    undo();
    expect(await screen.findByText('Readers see this post at the moment.')).toBeInTheDocument();
    expect(calls('moderate_post')).toMatchObject([
      { p_action: 'delete', p_version: 3 },
      { p_action: 'undelete', p_version: 4 },
      { p_action: 'restore', p_version: 5 },
    ]);
  });
});

describe('a question', () => {
  const topic = (tags: readonly string[]) => ({
    id: uuid(1),
    author_profile_id: null,
    title: 'Question 1',
    body: 'A text.',
    lang: 'en',
    state: 'open',
    accepted_answer_id: null,
    pinned: false,
    is_seed: false,
    votes: 0,
    answer_count: 0,
    edited_at: null,
    version: 3,
    created_at: '2026-11-20T10:00:00Z',
    last_activity_at: '2026-11-20T10:00:00Z',
    support_card: false,
    tags,
    duplicate_of: null,
    voted: false,
  });

  it('shows its tags, gets others, and gets the old ones back', async () => {
    let tags: readonly string[] = ['focus'];
    current.backend.rows.tags = ['focus', 'breaks'].map((slug) => ({ slug, names: { en: `The ${slug}` } }));
    answers.post_to_judge = () => looked(1, { kind: 'topic', state: 'open', pinned: false });
    answers.community_topic = () => ({
      topic: topic(tags),
      comments: [],
      members: [],
      page: { answers: [], comments: [], voted: [], members: [] },
    });
    answers.retag = ({ p_tags }) => {
      tags = p_tags as string[];
      return { id: uuid(1), state: 'open', version: 3 };
    };
    open(`?tab=community&queue=post&case=${uuid(1)}`);
    const shown = await screen.findByRole('list', { name: 'What is it about?' }, patient);
    await waitFor(() => expect(shown).toHaveTextContent('The focus'));
    await userEvent.click(await button(/Change tags/));
    await userEvent.click(screen.getByRole('checkbox', { name: 'The breaks' }));
    await userEvent.click(await button('Change tags'));
    expect(await screen.findByText('The breaks', { selector: 'li *' }, patient)).toBeInTheDocument();
    undo();
    await waitFor(() => expect(calls('retag')).toHaveLength(2));
    expect(calls('retag').map((asked) => (asked as { p_tags: string[] }).p_tags)).toEqual([
      ['focus', 'breaks'],
      ['focus'],
    ]);
  });
});

describe('another text', () => {
  const fill = async () => {
    await userEvent.click(await button(/Change the text/));
    const text = await screen.findByLabelText('Text of the post', undefined, patient);
    await userEvent.clear(text);
    await userEvent.type(text, 'Without the name.');
    await userEvent.type(screen.getByLabelText(/What the person is told/), 'It named a school.');
    await userEvent.click(await button(/Change the text/));
    return text;
  };

  it('is sent with its reason, and is nothing that somebody else did', async () => {
    let now = looked(1);
    answers.post_to_judge = () => now;
    answers.staff_edit = ({ p_body }) => {
      now = looked(1, { body: p_body, version: 4 });
      return { id: uuid(1), state: 'visible', version: 4 };
    };
    open(`?tab=community&queue=post&case=${uuid(1)}`);
    await fill();
    expect(await screen.findByText('Without the name.', { selector: 'p' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(calls('staff_edit')).toMatchObject([
      {
        p_kind: 'answer',
        p_target: uuid(1),
        p_version: 3,
        p_title: null,
        p_body: 'Without the name.',
        p_reason_code: 'other',
        p_reason: 'It named a school.',
      },
    ]);
  });

  it('loses nothing where the post changed meanwhile: both versions stand there', async () => {
    let now = looked(101);
    answers.report_queue = () => [report(1)];
    answers.read_report = () => report(1, { state: 'in_review', mine: true });
    answers.post_to_judge = () => now;
    answers.staff_edit = ({ p_version }) =>
      p_version === 4 ? { id: uuid(101), state: 'visible', version: 5 } : refusal('version_conflict');
    open(`?tab=community&queue=reports&case=${uuid(1)}`);
    await button(/Change the text/);
    const filled = fill();
    await screen.findByLabelText('Text of the post', undefined, patient);
    now = looked(101, { body: 'Their new text.', version: 4 });
    const text = await filled;
    expect(await screen.findByText('Their new text.')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Someone else changed this. Reload to see the new version.',
    );
    expect(text).toHaveValue('Without the name.');
    await userEvent.click(await button(/Change the text/));
    await waitFor(() => expect(app.lastToast()?.[0]).toBe('Text changed'));
    expect(calls('staff_edit')).toMatchObject([{ p_version: 3 }, { p_version: 4 }]);
  });
});

describe('the account behind a profile', () => {
  it('is told to full and master admins alone, with a reason, and by its number', async () => {
    answers.post_to_judge = () => looked(1);
    answers.account_of_member = () => uuid(77);
    const first = open(`?tab=community&queue=post&case=${uuid(1)}`);
    await screen.findByText('river', undefined, patient);
    expect(screen.queryByRole('button', { name: 'Look up the account' })).not.toBeInTheDocument();
    first.unmount();
    current.backend.rows.admin_roles = [{ role_type: 'full_admin' }];
    open(`?tab=community&queue=post&case=${uuid(1)}`);
    await userEvent.click(await button('Look up the account'));
    const dialog = await screen.findByRole('dialog', { name: 'Look up the account' });
    expect(within(dialog).getByText(/is kept in the log/)).toBeInTheDocument();
    const confirm = within(dialog).getByRole('button', { name: 'Look up the account' });
    await userEvent.click(confirm);
    expect(calls('account_of_member')).toEqual([]);
    await userEvent.type(within(dialog).getByLabelText(/Why do you need to know/), 'A court asked for it.');
    await userEvent.click(confirm);
    expect(await screen.findByText(uuid(77))).toBeInTheDocument();
    expect(calls('account_of_member')).toEqual([{ p_profile: profile, p_reason: 'A court asked for it.' }]);
  });
});

describe('hosts without links', () => {
  it('are listed, added by name or address, and taken off with a way back', async () => {
    current.backend.rows.blocked_hosts = [{ host: 't.co' }, { host: 'bit.ly' }];
    answers.set_blocked_host = () => true;
    open('?tab=community&queue=hosts');
    const field = await screen.findByLabelText('Name of the host', undefined, patient);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['bit.ly', 't.co']),
    );
    await userEvent.type(field, 'https://www.BIT.ly/x{Enter}');
    expect(screen.getByText('This host is on the list.')).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, 'localhost{Enter}');
    expect(screen.getByText('This is not the name of a host.')).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, 'Sell.example{Enter}');
    await waitFor(() => expect(field).toHaveValue(''));
    await userEvent.click(screen.getByRole('button', { name: 'Link t.co again' }));
    await waitFor(() => expect(app.lastToast()?.[0]).toBe('Host linked again'));
    undo();
    await waitFor(() => expect(app.lastToast()?.[0]).toBe('Host added to those not linked'));
    expect(calls('set_blocked_host')).toEqual([
      { p_host: 'sell.example', p_on: true },
      { p_host: 't.co', p_on: false },
      { p_host: 't.co', p_on: true },
    ]);
  });
});
