import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { address } from '../auth/support';
import { heading, loadDesk, patient, post, refusal, report, rowLink, uuid } from './support';

const { answers, open, calls } = await loadDesk();

describe('the desk', () => {
  it('says that nothing waits', async () => {
    open('?tab=community');
    expect(await heading('Nothing waits. Thank you.')).toBeInTheDocument();
  });

  it('keeps to the filters of the address, and says when nothing fits them', async () => {
    open('?tab=community&queue=reports&priority=urgent&clock=late&lang=de');
    expect(await screen.findByText('No entries for these filters.', undefined, patient)).toBeInTheDocument();
    expect(calls('report_queue')).toEqual([{ p_limit: 50, p_priority: 'urgent', p_lang: 'de' }]);
    await userEvent.selectOptions(screen.getByLabelText('Reported as'), 'spam');
    expect(address()).toBe(
      '/admin/dashboard?tab=community&queue=reports&priority=urgent&reason=spam&lang=de',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
    expect(address()).toBe('/admin/dashboard?tab=community&queue=reports');
  });

  it('comes in pages of the size that the address says, filters kept', async () => {
    answers.report_queue = ({ p_limit }) =>
      Array.from({ length: Number(p_limit) }, (_, index) => report(index + 1));
    open('?tab=community&queue=reports&priority=high&size=25');
    await userEvent.selectOptions(await screen.findByLabelText('Rows per page', undefined, patient), '100');
    expect(address()).toBe('/admin/dashboard?tab=community&queue=reports&priority=high&size=100');
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(101));
    await userEvent.click(screen.getByRole('button', { name: 'More of the queue' }));
    await waitFor(() => expect(calls('report_queue')).toHaveLength(3));
    expect(calls('report_queue')).toMatchObject([
      { p_limit: 25 },
      { p_limit: 100 },
      { p_limit: 100, p_after_id: uuid(100) },
    ]);
  });

  it('says how many rows there are as it is narrowed, and by whom and about what a post is', async () => {
    answers.pending_queue = () => [post(1), post(2)];
    answers.queue_total = () => 1001;
    open('?tab=community&kind=topic');
    expect(await screen.findByText('2 of 1,000+', undefined, patient)).toBeInTheDocument();
    expect(calls('queue_total')).toEqual([{ p_queue: 'pending', p_filters: { kind: 'topic' } }]);
    expect(await rowLink(/Question 1.*river.*starting/)).toBeInTheDocument();
  });

  it('shows a post as readers see it, with no link to follow', async () => {
    answers.pending_queue = () => [post(1)];
    open(`?tab=community&case=${uuid(1)}`);
    const strong = await screen.findByText('this', { selector: 'strong' }, patient);
    expect(strong).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /advert/ })).not.toBeInTheDocument();
    expect(screen.getByText('(example.org)', { exact: false })).toBeInTheDocument();
    expect(await screen.findAllByText('river')).toHaveLength(2);
  });

  it('shows the lines that were chosen of a thread, whose they are, and that there is no more to read', async () => {
    const lines = [
      { mine: true, at: '2026-11-20T09:00:00.000001Z', text: 'Please stop.' },
      { mine: false, at: '2026-11-20T09:01:00.000001Z', text: 'Why?\nhttps://example.org/more' },
    ];
    const told = {
      target_kind: 'message',
      excerpt: JSON.stringify(lines),
      now: null,
      state: 'in_review',
      mine: true,
    };
    answers.report_queue = () => [report(1, told)];
    answers.read_report = () => report(1, told);
    answers.decide_report = () => ({ id: uuid(1), state: 'in_review', version: 2 });
    open(`?tab=community&queue=reports&case=${uuid(1)}`);
    const list = await screen.findByRole('region', { name: 'Reported messages' }, patient);
    const [mine, theirs] = within(list).getAllByRole('listitem');
    expect(mine).toHaveTextContent(/^Who reported.*Please stop\.$/);
    expect(theirs).toHaveTextContent(/^Person reported.*Why\? https:\/\/example\.org\/more$/);
    expect(within(list).queryByRole('link')).not.toBeInTheDocument();
    expect(list).toHaveTextContent(/Nothing else of what the two wrote can be read here\.$/);
    expect(await rowLink(/Harassment.*A conversation/)).toBeInTheDocument();
    expect((await screen.findAllByText('river')).length).toBeGreaterThan(0);
  });

  it('is worked by keys: along the queue, into a case, a decision, and on to the next row', async () => {
    let waiting = [post(1), post(2), post(3)];
    answers.pending_queue = () => waiting;
    answers.moderate_post = ({ p_target }) => {
      waiting = waiting.filter(({ id }) => id !== p_target);
      return { id: p_target, state: 'open', version: 4 };
    };
    open('?tab=community');
    const keys = userEvent.setup();
    await rowLink(/^Question 1/);
    await keys.keyboard('j');
    expect(await rowLink(/^Question 1/)).toHaveFocus();
    await keys.keyboard('j{ArrowUp}{ArrowDown}');
    expect(await rowLink(/^Question 2/)).toHaveFocus();
    await keys.keyboard('{Enter}');
    await screen.findByRole('button', { name: /Approve/ });
    await keys.keyboard('a');
    await waitFor(() => expect(screen.getByRole('link', { name: /^Question 3/ })).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Question 2/ })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: /^Question 3/ })).toHaveFocus();
    expect(calls('moderate_post')).toMatchObject([
      { p_action: 'approve', p_target: uuid(2), p_version: 3, p_reason: '' },
    ]);
  });

  it('takes letters for letters where the keys are turned off', async () => {
    answers.pending_queue = () => [post(1)];
    open('?tab=community');
    await rowLink(/^Question 1/);
    await userEvent.click(screen.getByRole('switch', { name: 'Keyboard shortcuts' }));
    await userEvent.keyboard('j');
    expect(await rowLink(/^Question 1/)).not.toHaveFocus();
    await userEvent.click(screen.getByRole('switch', { name: 'Keyboard shortcuts' }));
  });

  it('asks why before it rejects, and keeps what was typed when somebody was faster', async () => {
    let version = 3;
    answers.pending_queue = () => [{ ...post(1), version, body: `Text ${version}` }];
    answers.moderate_post = ({ p_version }) =>
      p_version === version ? { id: uuid(1), state: 'hidden', version } : refusal('version_conflict');
    open(`?tab=community&case=${uuid(1)}`);
    await userEvent.click(await screen.findByRole('button', { name: /Reject/ }, patient));
    const dialog = await screen.findByRole('dialog', { name: 'Reject' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(within(dialog).getByText('Please write 10 to 500 characters.')).toBeInTheDocument();
    await userEvent.type(within(dialog).getByRole('textbox'), 'This is an advert.');
    version = 4;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(
      await within(dialog).findByText('Someone else changed this. Reload to see the new version.'),
    ).toBeInTheDocument();
    expect(within(dialog).getByRole('textbox')).toHaveValue('This is an advert.');
    expect(await screen.findByText('Text 3')).toBeInTheDocument();
    expect(await screen.findByText('Text 4')).toBeInTheDocument();
  });

  it('decides many with one reason, and says what became of each', async () => {
    answers.pending_queue = () => [post(1, 'First'), post(2, 'Second')];
    answers.moderate_many = () => [
      { target: uuid(1), code: null, id: uuid(1), state: 'hidden', version: 4 },
      { target: uuid(2), code: 'invalid_state' },
    ];
    open('?tab=community');
    await userEvent.click(await screen.findByLabelText('Tick all of this page', undefined, patient));
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reject' });
    await userEvent.type(within(dialog).getByRole('textbox'), 'Both are adverts.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('1 of 2 done')).toBeInTheDocument();
    expect(screen.getByText('First: done')).toBeInTheDocument();
    expect(screen.getByText('Second: This has changed in the meantime. Please reload.')).toBeInTheDocument();
    expect(calls('moderate_many')).toMatchObject([
      { p_of: 'posts', p_action: 'reject', p_reason: 'Both are adverts.' },
    ]);
  });
});
