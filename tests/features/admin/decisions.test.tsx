import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { loadDesk, panel, patient, profile, refusal, report, uuid } from './support';

const { app, answers, open, calls } = await loadDesk();
const { toastState } = await import('@/components/ui/toast-store');

describe('a report', () => {
  it('is claimed by being opened, and hides a post with a way back for ten seconds', async () => {
    answers.report_queue = () => [report(1)];
    answers.read_report = () => report(1);
    answers.decide_report = () => ({ id: uuid(1), state: 'in_review', version: 2 });
    answers.moderate_post = () => ({ id: uuid(101), state: 'hidden', version: 3 });
    open(`?tab=community&queue=reports&case=${uuid(1)}`);
    expect(await screen.findByText('You are wrong.', undefined, patient)).toBeInTheDocument();
    expect(calls('decide_report')).toEqual([{ p_report: uuid(1), p_action: 'claim', p_version: 1 }]);
    await userEvent.click(await screen.findByRole('button', { name: /Hide the post/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Hide the post' });
    await userEvent.type(within(dialog).getByRole('textbox'), 'This attacks a person.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hide the post' }));
    await waitFor(() => expect(app.lastToast()).toEqual(['Post hidden', undefined, 'default']));
    expect(calls('moderate_post')).toMatchObject([
      { p_action: 'hide', p_reason_code: 'harassment', p_report: uuid(1), p_version: 2 },
    ]);
  });

  it('tells whoever comes second who decided it', async () => {
    let state = report(1, { state: 'in_review', mine: true });
    answers.report_queue = () => [report(1)];
    answers.read_report = () => state;
    answers.decide_report = () => {
      state = report(1, { state: 'dismissed', moderator: 'maple', version: 5, clock: 'missed' });
      return refusal('invalid_state');
    };
    open(`?tab=community&queue=reports&case=${uuid(1)}`);
    await userEvent.click(await screen.findByRole('button', { name: /Uphold/ }, patient));
    expect(await screen.findByText('maple has dismissed this report.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Uphold/ })).not.toBeInTheDocument();
  });

  it('of a line in a study room shows what was copied, and closes the room once it was asked why', async () => {
    const excerpt = 'maple: Good morning.\n> river: You are wrong.';
    const opened = (state: string) =>
      report(1, {
        target_kind: 'room_chat',
        state: 'in_review',
        mine: true,
        excerpt,
        now: { state, shown: false, said: null, version: 9 },
      });
    let now = opened('running');
    answers.report_queue = () => [opened('running')];
    answers.read_report = () => now;
    answers.close_room = () => {
      now = opened('ended');
      return { id: uuid(300), state: 'ended', version: 10 };
    };
    open(`?tab=community&queue=reports&case=${uuid(1)}`);
    expect(await screen.findByText(/maple: Good morning\./, undefined, patient)).toBeInTheDocument();
    expect(screen.getByText('The room is open at the moment.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Close the room/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Close the room' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close the room' }));
    await waitFor(() => expect(app.lastToast()).toEqual(['Study room closed', undefined, 'default']));
    expect(await screen.findByText('The room has ended.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Close the room/ })).not.toBeInTheDocument();
    expect(calls('close_room')).toMatchObject([
      {
        p_kind: 'room_chat',
        p_target: uuid(101),
        p_reason_code: 'harassment',
        p_reason: '',
        p_report: uuid(1),
      },
    ]);
  });

  it('leads to a warning, to silence that can be taken back, and to a suspension', async () => {
    let member: object = panel;
    answers.member_panel = () => member;
    answers.read_report = () => report(1, { state: 'in_review', mine: true });
    answers.moderate_member = ({ p_action, p_version }) => {
      const standings: Record<string, string> = { silence: 'silenced', suspend: 'suspended' };
      const standing = standings[String(p_action)] ?? 'active';
      const version = Number(p_version) + 1;
      member = { ...panel, standing, version };
      return { id: profile, standing, until: null, version };
    };
    open(`?tab=community&queue=reports&case=${uuid(1)}`);
    const take = async (name: string, reason: string) => {
      await userEvent.click(await screen.findByRole('button', { name: new RegExp(name) }, patient));
      const dialog = await screen.findByRole('dialog', { name });
      const time = within(dialog).queryByLabelText('For how long?');
      if (time) await userEvent.selectOptions(time, 'Until it is lifted');
      await userEvent.type(within(dialog).getByRole('textbox'), reason);
      await userEvent.click(within(dialog).getByRole('button', { name }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    };
    await take('Warn', 'Harsh words to somebody.');
    expect(toastState().toasts[0]?.action).toBeUndefined();
    await take('Silence', 'Third attack this week.');
    expect(await screen.findByText('Silenced')).toBeInTheDocument();
    toastState().toasts[0]?.action?.onSelect();
    expect(await screen.findByText('No limits')).toBeInTheDocument();
    await take('Suspend', 'A threat in an answer.');
    expect(calls('moderate_member')).toMatchObject([
      { p_action: 'warn', p_profile: profile, p_version: 4, p_until: null },
      { p_action: 'silence', p_version: 5, p_until: null, p_reason: 'Third attack this week.' },
      { p_action: 'lift', p_version: 6, p_reason: '' },
      { p_action: 'suspend', p_version: 7, p_until: null },
    ]);
  });
});

describe('an appeal', () => {
  const appeal = (more: object = {}) => ({
    id: uuid(9),
    action_id: uuid(8),
    person_profile_id: profile,
    appeal_text: 'I meant it kindly, and said so.',
    created_at: '2026-11-20T10:00:00Z',
    version: 1,
    kind: 'hide',
    target_kind: 'answer',
    target_id: uuid(7),
    reason: 'This attacks a person.',
    until: null,
    decided_at: '2026-11-19T10:00:00Z',
    automatic: false,
    now: { state: 'hidden', shown: false, said: 'My answer.', version: 2 },
    own_case: false,
    own_decision: false,
    ...more,
  });

  it('is decided with a reason', async () => {
    answers.appeal_queue = () => [appeal()];
    answers.decide_appeal = () => ({ id: uuid(9), state: 'overturned', version: 2 });
    open(`?tab=community&queue=appeals&case=${uuid(9)}`);
    await userEvent.click(await screen.findByRole('button', { name: /Take the decision back/ }, patient));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox'), 'It was kind after all.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take the decision back' }));
    await waitFor(() =>
      expect(calls('decide_appeal')).toMatchObject([{ p_state: 'overturned', p_version: 1 }]),
    );
  });

  it('is for somebody else where the person decided it', async () => {
    answers.appeal_queue = () => [appeal({ own_decision: true })];
    open(`?tab=community&queue=appeals&case=${uuid(9)}`);
    expect(
      await screen.findByText('Another member of the team needs to decide this.', undefined, patient),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Take the decision back/ })).not.toBeInTheDocument();
  });
});
