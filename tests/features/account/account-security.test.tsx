import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { address, functionRefusal, offline, refusal } from '../auth/support';
import { attempt, lastToast, openAccount, readStored, updateStored } from './support';

describe('deleting the account', () => {
  async function askFor(password: string) {
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete your account?' });
    if (password) await userEvent.type(within(dialog).getByLabelText('Your password'), password);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
  }

  it('asks for the password first', async () => {
    const { backend } = await openAccount();
    await askFor('');
    expect(screen.getByText('Please enter your password to delete your account.')).toBeTruthy();
    expect(backend.invoke).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('stops at a wrong password', async () => {
    const { backend } = await openAccount();
    backend.invoke.mockResolvedValue(functionRefusal(403, 'wrong_password'));
    await askFor('wrong');
    expect(await screen.findByText('This is not your password.')).toBeTruthy();
    expect(backend.auth.signOut).not.toHaveBeenCalled();
  });

  it('takes everything along, also from this device, and leads home', async () => {
    const { backend } = await openAccount();
    await updateStored('attempts', attempt.id, () => attempt);
    await askFor('Quiet-Lake-42');
    await waitFor(() => expect(address()).toBe('/'));
    expect(backend.invoke).toHaveBeenCalledWith('delete-account', { body: { password: 'Quiet-Lake-42' } });
    expect(lastToast()?.[0]).toBe('Your account is deleted');
    expect(backend.state.session).toBeNull();
    expect(await readStored('attempts', attempt.id)).toBeUndefined();
  });

  it('says when it failed for another reason', async () => {
    const { backend } = await openAccount();
    backend.invoke.mockResolvedValue(functionRefusal(429, 'rate_limited'));
    await askFor('Quiet-Lake-42');
    await waitFor(() =>
      expect(lastToast()).toEqual([
        'The account was not deleted',
        'That was too often in a short time. Please wait a moment.',
        'destructive',
      ]),
    );
  });
});

describe('signing out', () => {
  const done = ['Signed out', 'You have been successfully signed out.', 'default'];

  it('ends the session of this device and leads home', async () => {
    const { backend } = await openAccount();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out here' }));
    await waitFor(() => expect(lastToast()).toEqual(done));
    expect(backend.auth.signOut.mock.calls).toEqual([[{ scope: 'local' }]]);
    expect(address()).toBe('/');
  });

  it('ends all sessions when that of this device alone could not be ended', async () => {
    const { backend } = await openAccount();
    backend.auth.signOut.mockResolvedValueOnce(refusal('broken', 'unexpected_failure', 500));
    await userEvent.click(screen.getByRole('button', { name: 'Sign out here' }));
    await waitFor(() => expect(lastToast()).toEqual(done));
    expect(backend.auth.signOut.mock.calls).toEqual([[{ scope: 'local' }], [{ scope: 'global' }]]);
  });

  it('ends all sessions when asked to', async () => {
    const { backend } = await openAccount();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(lastToast()).toEqual(done));
    expect(backend.auth.signOut.mock.calls).toEqual([[{ scope: 'global' }]]);
  });

  it('says when it failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { backend } = await openAccount();
    backend.auth.signOut.mockResolvedValue(offline);
    await userEvent.click(screen.getByRole('button', { name: 'Sign out here' }));
    await waitFor(() => expect(lastToast()?.[2]).toBe('destructive'));
  });
});

describe('another password', () => {
  async function change(current_: string, next: string) {
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    if (current_) await userEvent.type(screen.getByLabelText('Current password'), current_);
    await userEvent.type(screen.getByLabelText('New password'), next);
    await userEvent.type(screen.getByLabelText('Confirm password'), next);
    await userEvent.click(screen.getByRole('button', { name: 'Save new password' }));
  }

  it('needs the current one', async () => {
    const { backend } = await openAccount();
    await change('', 'Other-Lake-43');
    expect(await screen.findByText('Password is required')).toBeTruthy();
    expect(backend.auth.updateUser).not.toHaveBeenCalled();
  });

  it('needs the right one', async () => {
    const { backend } = await openAccount();
    backend.auth.signInWithPassword.mockResolvedValue(
      refusal('Invalid login credentials', 'invalid_credentials'),
    );
    await change('wrong', 'Other-Lake-43');
    expect(await screen.findByText('This is not your current password')).toBeTruthy();
    expect(backend.auth.updateUser).not.toHaveBeenCalled();
  });

  it('is saved', async () => {
    const { backend } = await openAccount();
    await change('Quiet-Lake-42', 'Other-Lake-43');
    await waitFor(() => expect(lastToast()?.[0]).toBe('Password changed'));
    expect(backend.auth.signInWithPassword).toHaveBeenCalledWith({
      email: 'ann@example.com',
      password: 'Quiet-Lake-42',
    });
    expect(backend.auth.updateUser).toHaveBeenCalledWith({ password: 'Other-Lake-43' });
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });
});

describe('another address', () => {
  async function change(email: string) {
    await userEvent.click(screen.getByRole('button', { name: 'Change email address' }));
    await userEvent.type(screen.getByLabelText('New email address'), email);
    await userEvent.click(screen.getByRole('button', { name: 'Send links' }));
  }

  it('is asked for from both mailboxes', async () => {
    const { backend } = await openAccount();
    await change('new@example.com');
    expect(await screen.findByText(/one to ann@example\.com and one to new@example\.com/)).toBeTruthy();
    expect(backend.auth.updateUser).toHaveBeenCalledWith(
      { email: 'new@example.com' },
      { emailRedirectTo: `${window.location.origin}/account` },
    );
  });

  it('must be another one', async () => {
    const { backend } = await openAccount();
    await change('ANN@example.com');
    expect(await screen.findByText('This is your present address')).toBeTruthy();
    expect(backend.auth.updateUser).not.toHaveBeenCalled();
  });

  it('says why it was not taken', async () => {
    const { backend } = await openAccount();
    backend.auth.updateUser.mockResolvedValue(
      refusal('A user with this email address has already been registered', 'email_exists', 422),
    );
    await change('new@example.com');
    await waitFor(() => expect(lastToast()?.[0]).toBe('Email address not changed'));
  });

  it.each([
    ['#access_token=a&refresh_token=r&type=email_change', 'Your email address has been changed.', 1],
    [
      '#message=Confirmation+link+accepted',
      'One of the two links is confirmed. Now open the one in your other mailbox.',
      0,
    ],
    [
      '#error=access_denied&error_code=otp_expired',
      'This link does not work any more. You can ask for new ones below.',
      0,
    ],
  ])('says what came of a link, and never signs anybody in by it: %s', async (hash, text, refreshes) => {
    const { backend } = await openAccount({}, `/account${hash}`);
    expect(await screen.findByText(text)).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/account'));
    expect(backend.auth.refreshSession).toHaveBeenCalledTimes(refreshes);
    expect(backend.auth.setSession).not.toHaveBeenCalled();
  });
});
