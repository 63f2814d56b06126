import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { address, offline, refusal } from '../auth/support';
import { fault, lastToast, openAccount, openAccountSettings } from './support';

describe('signing out', () => {
  const done = ['Signed out', 'You have been successfully signed out.', 'default'];

  it('ends the session of this device and leads home', async () => {
    const { backend } = await openAccountSettings();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out here' }));
    await waitFor(() => expect(lastToast()).toEqual(done));
    expect(backend.auth.signOut.mock.calls).toEqual([[{ scope: 'local' }]]);
    expect(address()).toBe('/');
  });

  it('ends all sessions when that of this device alone could not be ended', async () => {
    const { backend } = await openAccountSettings();
    backend.auth.signOut.mockResolvedValueOnce(refusal('broken', 'unexpected_failure', 500));
    await userEvent.click(screen.getByRole('button', { name: 'Sign out here' }));
    await waitFor(() => expect(lastToast()).toEqual(done));
    expect(backend.auth.signOut.mock.calls).toEqual([[{ scope: 'local' }], [{ scope: 'global' }]]);
  });

  it('ends all sessions when asked to', async () => {
    const { backend } = await openAccountSettings();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(lastToast()).toEqual(done));
    expect(backend.auth.signOut.mock.calls).toEqual([[{ scope: 'global' }]]);
  });

  it('says when it failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { backend } = await openAccountSettings();
    backend.auth.signOut.mockResolvedValue(offline);
    await userEvent.click(screen.getByRole('button', { name: 'Sign out here' }));
    await waitFor(() => expect(lastToast()?.[2]).toBe('destructive'));
  });
});

async function changePassword(current_: string, next: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  if (current_) await userEvent.type(screen.getByLabelText('Current password'), current_);
  await userEvent.type(screen.getByLabelText('New password'), next);
  await userEvent.type(screen.getByLabelText('Confirm password'), next);
  await userEvent.click(screen.getByRole('button', { name: 'Save new password' }));
}

describe('another password', () => {
  it('needs the current one', async () => {
    const { backend } = await openAccountSettings();
    await changePassword('', 'Other-Lake-43');
    expect(await screen.findByText('Password is required')).toBeVisible();
    expect(backend.auth.updateUser).not.toHaveBeenCalled();
  });

  it('needs the right one', async () => {
    const { backend } = await openAccountSettings();
    backend.auth.signInWithPassword.mockResolvedValue(
      refusal('Invalid login credentials', 'invalid_credentials'),
    );
    await changePassword('wrong', 'Other-Lake-43');
    expect(await screen.findByText('This is not your current password')).toBeVisible();
    expect(backend.auth.updateUser).not.toHaveBeenCalled();
  });

  it('is saved', async () => {
    const { backend } = await openAccountSettings();
    await changePassword('Quiet-Lake-42', 'Other-Lake-43');
    await waitFor(() => expect(lastToast()?.[0]).toBe('Password changed'));
    expect(backend.auth.signInWithPassword).toHaveBeenCalledWith({
      email: 'ann@example.com',
      password: 'Quiet-Lake-42',
    });
    expect(backend.auth.updateUser).toHaveBeenCalledWith({ password: 'Other-Lake-43' });
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  });
});

describe('a new password that the server refuses', () => {
  it('is told at the field when it is weak, in the words of the rule', async () => {
    const { backend } = await openAccountSettings();
    backend.auth.updateUser.mockResolvedValue(refusal('leaked', 'weak_password', 422));
    await changePassword('Quiet-Lake-42', 'Other-Lake-43');
    expect(await screen.findByText('Use at least 8 characters, with a letter and a number')).toBeVisible();
    expect(lastToast()).toBeUndefined();
  });

  it('is told above the form for any other reason', async () => {
    const { backend } = await openAccountSettings();
    backend.auth.updateUser.mockResolvedValue(refusal('down', 'unexpected_failure', 500));
    await changePassword('Quiet-Lake-42', 'Other-Lake-43');
    await waitFor(() => expect(fault()).toEqual(['Password not changed', 'down']));
  });

  it('is not even asked about without a letter and a number', async () => {
    const { backend } = await openAccountSettings();
    await changePassword('Quiet-Lake-42', 'Password');
    expect(await screen.findByText('Use at least 8 characters, with a letter and a number')).toBeVisible();
    expect(backend.auth.signInWithPassword).not.toHaveBeenCalled();
  });
});

describe('another address', () => {
  async function change(email: string) {
    await userEvent.click(screen.getByRole('button', { name: 'Change email address' }));
    await userEvent.type(screen.getByLabelText('New email address'), email);
    await userEvent.click(screen.getByRole('button', { name: 'Send links' }));
  }

  it('is asked for from both mailboxes', async () => {
    const { backend } = await openAccountSettings();
    await change('new@example.com');
    expect(await screen.findByText(/one to ann@example\.com and one to new@example\.com/)).toBeVisible();
    expect(backend.auth.updateUser).toHaveBeenCalledWith(
      { email: 'new@example.com' },
      { emailRedirectTo: `${window.location.origin}/account` },
    );
  });

  it('must be another one', async () => {
    const { backend } = await openAccountSettings();
    await change('ANN@example.com');
    expect(await screen.findByText('This is your present address')).toBeVisible();
    expect(backend.auth.updateUser).not.toHaveBeenCalled();
  });

  it('says why it was not taken', async () => {
    const { backend } = await openAccountSettings();
    backend.auth.updateUser.mockResolvedValue(
      refusal('A user with this email address has already been registered', 'email_exists', 422),
    );
    await change('new@example.com');
    await waitFor(() => expect(fault()?.[0]).toBe('Email address not changed'));
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
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(address()).toBe('/account'));
    expect(backend.auth.refreshSession).toHaveBeenCalledTimes(refreshes);
    expect(backend.auth.setSession).not.toHaveBeenCalled();
  });

  it('leads from a link that does not work to a new one', async () => {
    await openAccount({}, '/account#error=access_denied&error_code=otp_expired');
    const link = await screen.findByRole('link', { name: 'Change email address' });
    expect(link).toHaveAttribute('href', '/account-settings#sign-in');
  });
});
