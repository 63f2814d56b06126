import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ann, current } from '../auth/support';
import { heading, loadDesk, patient, refusal, uuid } from './support';

const { answers, open, calls } = await loadDesk();

const held = (n: number, email: string, role: string, more: object = {}) => ({
  user_id: uuid(n),
  email,
  role,
  is_active: true,
  version: 2,
  since: '2026-11-01T10:00:00Z',
  last_sign_in_at: null,
  ...more,
});
const me = { user_id: ann.user.id };
let roles: object[];

beforeEach(() => {
  current.backend.rows.admin_roles = [{ role_type: 'master_admin' }];
  roles = [
    held(1, 'ann@example.com', 'master_admin', me),
    held(2, 'ben@example.com', 'orders_admin', { last_sign_in_at: '2026-11-20T10:00:00Z' }),
    held(3, 'cleo@example.com', 'full_admin'),
    held(4, 'dan@example.com', 'full_admin', { is_active: false }),
  ];
  answers.admin_roles_held = () => roles;
});

const row = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }, patient));

describe('the people of the team', () => {
  it('stand with their roles, and neither the last master admin nor a role that ended can lose one', async () => {
    open('?tab=admins');
    await heading('Who works here');
    expect((await row('ben@example.com')).getByText('Orders Admin')).toBeInTheDocument();
    expect((await row('ann@example.com')).queryByRole('button')).not.toBeInTheDocument();
    expect((await row('ann@example.com')).getByText(/^Stays/)).toBeInTheDocument();
    expect((await row('dan@example.com')).getByText('No, it ended')).toBeInTheDocument();
    expect((await row('dan@example.com')).queryByRole('button')).not.toBeInTheDocument();
  });

  it('lose a role only when the address was typed, and the focus goes on to the next row', async () => {
    open('?tab=admins');
    await userEvent.click((await row('ben@example.com')).getByRole('button'));
    const dialog = within(await screen.findByRole('alertdialog', undefined, patient));
    await userEvent.type(dialog.getByLabelText('Type ben@example.com to go on'), 'cleo@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Take the role away' }));
    expect(await dialog.findByText('This is not the same address.')).toBeInTheDocument();
    expect(calls('revoke_role')).toEqual([]);

    answers.revoke_role = () => refusal('version_conflict');
    await userEvent.clear(dialog.getByRole('textbox'));
    await userEvent.type(dialog.getByRole('textbox'), 'Ben@example.com{Enter}');
    expect(await dialog.findByText(/Someone else changed this/)).toBeInTheDocument();

    answers.revoke_role = () => {
      roles = [...roles.filter((each) => each !== roles[1]), { ...roles[1], is_active: false }];
      return roles.at(-1);
    };
    await userEvent.click(dialog.getByRole('button', { name: 'Take the role away' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(calls('revoke_role').at(-1)).toEqual({ p_user: uuid(2), p_role: 'orders_admin', p_version: 2 });
    await waitFor(() => expect(document.activeElement).toHaveTextContent('cleo@example.com'));
    expect(await (await row('ben@example.com')).findByText('No, it ended')).toBeInTheDocument();
  });

  it('get a role by the address of their account, after a look at what it does', async () => {
    open('?tab=admins');
    const address = await screen.findByRole('textbox', { name: 'Address of the account' }, patient);
    await userEvent.type(address, 'eve');
    await userEvent.click(screen.getByRole('button', { name: 'Give the role' }));
    expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();

    await userEvent.type(address, '@example.com');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Payments Admin');
    const confirm = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Give the role' }));
      const dialog = within(await screen.findByRole('alertdialog', undefined, patient));
      expect(dialog.getByText(/eve@example.com can use the role Payments Admin at once/)).toBeInTheDocument();
      await userEvent.click(dialog.getByRole('button', { name: 'Give the role' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    };
    answers.grant_role = () => refusal('not_found');
    await confirm();
    expect(await screen.findByText('There is no confirmed account with this address.')).toBeInTheDocument();
    answers.grant_role = () => refusal('already_active');
    await confirm();
    expect(await screen.findByText('This person has this role already.')).toBeInTheDocument();
    answers.grant_role = () => {
      roles = [...roles, held(5, 'eve@example.com', 'payments_admin')];
      return roles.at(-1);
    };
    await confirm();
    expect(calls('grant_role').at(-1)).toEqual({ p_email: 'eve@example.com', p_role: 'payments_admin' });
    expect((await row('eve@example.com')).getByText('Payments Admin')).toBeInTheDocument();
    expect(address).toHaveValue('');
  });

  it('are seen by master admins alone', async () => {
    current.backend.rows.admin_roles = [{ role_type: 'full_admin' }];
    open('?tab=admins');
    expect(await heading('Insufficient Privileges')).toBeInTheDocument();
    expect(screen.getByText('This area requires Master Admin privileges.')).toBeInTheDocument();
    expect(calls('admin_roles_held')).toEqual([]);
  });
});
