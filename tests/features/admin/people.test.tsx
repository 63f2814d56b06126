import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ann, current, functionRefusal } from '../auth/support';
import { heading, loadDesk, patient, refusal, uuid } from './support';

const { answers, open, calls } = await loadDesk();

const card = (more: object = {}) => ({
  id: uuid(1),
  email: 'ben@example.com',
  version: 'v1',
  created_at: '2026-10-01T10:00:00Z',
  confirmed_at: '2026-10-01T10:05:00Z',
  plan: 'premium',
  sign_ins: 2,
  orders_total: 1001,
  orders: [
    { id: uuid(2), created_at: '2026-11-01T10:00:00Z', status: 'paid', currency: 'usd', total_cents: 1900 },
  ],
  community: { standing: 'silenced', until: '2026-12-24T10:00:00Z' },
  erasure_due_at: null,
  ...more,
});

beforeEach(() => {
  current.backend.rows.admin_roles = [{ role_type: 'master_admin' }];
  answers.admin_roles_held = () => [];
  answers.refused_look_ups = () => [];
  answers.look_up_person = () => ({ found: card() });
});

async function look(words = 'ben@example.com') {
  const field = await screen.findByRole(
    'textbox',
    { name: 'Whole address or number of the account' },
    patient,
  );
  await userEvent.clear(field);
  await userEvent.type(field, `${words}{Enter}`);
}
const dialog = async () => within(await screen.findByRole('alertdialog', undefined, patient));

describe('an account that is looked up', () => {
  it('stands with its plan, purchases, standing and erasure, and with nothing else to look at', async () => {
    open('?tab=admins');
    await look();
    expect(await screen.findByText('ben@example.com')).toBeInTheDocument();
    expect(screen.getByText('Premium')).toBeInTheDocument();
    expect(screen.getByText(/^Silenced, December 24, 2026/)).toBeInTheDocument();
    expect(screen.getByText('Not planned')).toBeInTheDocument();
    expect(screen.getByText('Purchases, the latest first: 1 of 1,000+')).toBeInTheDocument();
    expect(screen.getByText('$19.00')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'November 1, 2026' })).toHaveAttribute(
      'href',
      `/admin/dashboard?tab=orders&order=${uuid(2)}`,
    );
    expect(calls('look_up_person')).toEqual([{ p_asked: 'ben@example.com' }]);
  });

  it('may not be there, and a look needs words', async () => {
    answers.look_up_person = () => ({ found: null });
    open('?tab=admins');
    await look('{Enter}');
    expect(await screen.findByText('Enter an address or a number first.')).toBeInTheDocument();
    expect(calls('look_up_person')).toEqual([]);
    await look('nobody@example.com');
    expect(await screen.findByText('There is no account with this address or number.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'End all sign-ins' })).not.toBeInTheDocument();
  });

  it('is refused after twenty looks, with the time of the next; master admins see whose it was', async () => {
    answers.look_up_person = () => ({ refused: 'too_many_look_ups', retry_after_s: 1800 });
    answers.refused_look_ups = () => [
      { id: 1, created_at: '2026-11-20T10:00:00Z', actor: 'full@example.com' },
    ];
    open('?tab=admins');
    await look();
    expect(
      await screen.findByText(
        /^You have used your 20 looks of this hour. The next one is possible in 30 minutes/,
      ),
    ).toBeInTheDocument();
    expect(await screen.findByText('full@example.com')).toBeInTheDocument();
  });

  it('is seen by full admins in their overview, who can do nothing with it', async () => {
    current.backend.rows.admin_roles = [{ role_type: 'full_admin' }];
    answers.contact_inbox = () => [];
    answers.contact_total = () => 0;
    open('');
    await heading('Look up one account');
    await look();
    expect(await screen.findByText('ben@example.com')).toBeInTheDocument();
    for (const name of ['Send the confirmation again', 'End all sign-ins', 'Plan the erasure'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(calls('refused_look_ups')).toEqual([]);
  });
});

describe('a master admin', () => {
  it('ends all sign-ins, and hears why it was refused', async () => {
    open('?tab=admins');
    await look();
    await userEvent.click(await screen.findByRole('button', { name: 'End all sign-ins' }));
    answers.end_sign_ins = () => refusal('version_conflict');
    await userEvent.click((await dialog()).getByRole('button', { name: 'End all sign-ins' }));
    expect(await (await dialog()).findByText(/Someone else changed this/)).toBeInTheDocument();
    answers.end_sign_ins = () => card({ sign_ins: 0 });
    await userEvent.click((await dialog()).getByRole('button', { name: 'End all sign-ins' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(calls('end_sign_ins').at(-1)).toEqual({ p_user: uuid(1), p_version: 'v1' });
    expect(screen.getByText('Open sign-ins').nextSibling).toHaveTextContent('0');
  });

  it('sends the confirmation again to an address that waits for it', async () => {
    answers.look_up_person = () => ({ found: card({ confirmed_at: null }) });
    current.backend.invoke.mockResolvedValue({ data: { success: true, version: 'v1' }, error: null });
    open('?tab=admins');
    await look();
    await userEvent.click(await screen.findByRole('button', { name: 'Send the confirmation again' }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Send the confirmation again' }));
    await waitFor(() =>
      expect(current.backend.invoke).toHaveBeenCalledWith('admin-account', {
        body: { action: 'resend_confirmation', user_id: uuid(1), version: 'v1' },
      }),
    );
  });

  it('plans an erasure once it is said how it was asked for and the address was typed', async () => {
    open('?tab=admins');
    await look();
    await userEvent.click(await screen.findByRole('button', { name: 'Plan the erasure' }));
    const asked = await dialog();
    await userEvent.type(asked.getByLabelText(/^How the person asked for it/), 'Ticket 1');
    await userEvent.click(asked.getByRole('button', { name: 'Plan the erasure' }));
    expect(asked.getByText('10 to 500 characters are needed here.')).toBeInTheDocument();
    expect(asked.getByText('This is not the same address.')).toBeInTheDocument();
    await userEvent.type(asked.getByLabelText(/^How the person asked for it/), '23 by mail');
    await userEvent.type(asked.getByLabelText('Type ben@example.com to go on'), 'BEN@example.com');
    await userEvent.click(asked.getByRole('radio', { name: /^Also remove the text/ }));

    current.backend.invoke.mockResolvedValue(functionRefusal(503, 'plans_not_ended'));
    await userEvent.click(asked.getByRole('button', { name: 'Plan the erasure' }));
    expect(await asked.findByText(/^The payment provider could not be reached/)).toBeInTheDocument();
    current.backend.invoke.mockResolvedValue({
      data: { success: true, version: 'v2', due_at: '2026-12-06T10:00:00Z' },
      error: null,
    });
    await userEvent.click(asked.getByRole('button', { name: 'Plan the erasure' }));
    expect(await screen.findByText(/^December 6, 2026/)).toBeInTheDocument();
    expect(current.backend.invoke).toHaveBeenLastCalledWith('admin-account', {
      body: {
        action: 'plan_erasure',
        user_id: uuid(1),
        version: 'v1',
        reason: 'Ticket 123 by mail',
        remove_posts: true,
      },
    });
    expect(screen.queryByRole('button', { name: 'Plan the erasure' })).not.toBeInTheDocument();
  });

  it('is sent to the settings for the own account', async () => {
    answers.look_up_person = () => ({ found: card({ id: ann.user.id }) });
    open('?tab=admins');
    await look('ann@example.com');
    expect(await screen.findByText(/^This is your own account/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'End all sign-ins' })).not.toBeInTheDocument();
  });
});
