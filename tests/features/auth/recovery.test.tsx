import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { address, ann, current, type FakeBackend, loadApp, refusal } from './support';

const { open, lastToast } = await loadApp();
const { AuthPage } = await import('@/pages/auth/auth-page');

let backend: FakeBackend;
beforeEach(() => {
  backend = current.backend;
  current.hasSession = true;
  window.sessionStorage.clear();
});

const link = '/auth?mode=update-password#access_token=a&refresh_token=r&type=recovery';

async function chooseNew(password = 'Other-Lake-43') {
  await userEvent.type(await screen.findByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Confirm password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Save new password' }));
}

describe('a reset link', () => {
  it('opens the form for a new password, holds the person there, and leaves the address', async () => {
    open(link, <AuthPage />);
    expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeInTheDocument();
    expect(screen.getByText(/ann@example\.com/)).toBeVisible();
    expect(backend.auth.setSession).toHaveBeenCalledWith({ access_token: 'a', refresh_token: 'r' });
    await waitFor(() => expect(address()).toBe('/auth?mode=update-password'));
  });

  it('lets the person go when the password is saved', async () => {
    open(link, <AuthPage />);
    await chooseNew();
    await waitFor(() => expect(address()).toBe('/subscription-onboarding'));
    expect(backend.auth.updateUser).toHaveBeenCalledWith({ password: 'Other-Lake-43' });
    expect(lastToast()?.[0]).toBe('Password changed');
  });

  it('keeps the form open over a reload, until the password is saved', async () => {
    const first = open(link, <AuthPage />);
    await screen.findByLabelText('New password');
    first.unmount();
    const second = open('/auth?mode=update-password', <AuthPage />);
    await chooseNew();
    await waitFor(() => expect(address()).toBe('/subscription-onboarding'));
    second.unmount();
    open('/auth?mode=update-password', <AuthPage />);
    await waitFor(() => expect(address()).toBe('/subscription-onboarding'));
  });

  it('says what is wrong with the new password', async () => {
    backend.auth.updateUser.mockResolvedValue(
      refusal('New password should be different from the old password.', 'same_password', 422),
    );
    open(link, <AuthPage />);
    await chooseNew('A1');
    expect(await screen.findByText('Password must be at least Medium strength')).toBeVisible();
    expect(backend.auth.updateUser).not.toHaveBeenCalled();
    await chooseNew('Quiet-Lake-42');
    await waitFor(() =>
      expect(lastToast()).toEqual([
        'Password not changed',
        'New password should be different from the old password.',
        'destructive',
      ]),
    );
    expect(screen.getByLabelText('New password')).toBeVisible();
  });

  it.each([
    '/auth?mode=update-password#error=access_denied&error_code=otp_expired&error_description=gone',
    '/auth?mode=update-password',
  ])('that is dead or missing leads to a new one: %s', async (path) => {
    open(path, <AuthPage />);
    expect(
      await screen.findByRole('heading', { name: 'This link does not work any more' }),
    ).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/auth?mode=update-password'));
    await userEvent.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(screen.getByRole('heading', { name: 'Forgot your password?' })).toBeInTheDocument();
  });

  it('whose session is over is dead, too', async () => {
    backend.auth.setSession.mockResolvedValue(refusal('Session not found', 'session_not_found', 403));
    open(link, <AuthPage />);
    expect(
      await screen.findByRole('heading', { name: 'This link does not work any more' }),
    ).toBeInTheDocument();
  });
});

describe('without a reset link', () => {
  it('being signed in is not enough to choose a new password', async () => {
    backend.state.session = ann;
    open('/auth?mode=update-password', <AuthPage />);
    await waitFor(() => expect(address()).toBe('/subscription-onboarding'));
  });

  it.each(['signup', 'magiclink', 'email_change'])('a %s link opens no such form', async (type) => {
    open(`/auth?mode=update-password#access_token=a&refresh_token=r&type=${type}`, <AuthPage />);
    expect(
      await screen.findByRole('heading', { name: 'This link does not work any more' }),
    ).toBeInTheDocument();
    expect(backend.auth.setSession).not.toHaveBeenCalled();
  });
});
