import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { address, ann, current, eve, type FakeBackend, linkOf, loadApp, refusal } from './support';

const { open, fault, lastToast } = await loadApp();
const { AuthPage } = await import('@/pages/auth/auth-page');

let backend: FakeBackend;
beforeEach(() => {
  backend = current.backend;
  current.hasSession = true;
  window.sessionStorage.clear();
});

const link = `/auth?mode=update-password${linkOf(ann, 'recovery')}`;

async function chooseNew(password = 'Other-Lake-43') {
  await userEvent.type(await screen.findByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Confirm password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Continue as ann@example.com' }));
}

describe('a reset link', () => {
  it('opens the form for a new password, signs nobody in by itself, and leaves the address', async () => {
    open(link, <AuthPage />);
    expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeInTheDocument();
    expect(screen.getByText(/For ann@example\.com/)).toBeVisible();
    await waitFor(() => expect(address()).toBe('/auth?mode=update-password'));
    expect(backend.auth.setSession).not.toHaveBeenCalled();
    expect(backend.state.session).toBeNull();
  });

  it('signs in and lets the person go when the password is saved', async () => {
    open(link, <AuthPage />);
    await chooseNew();
    await waitFor(() => expect(address()).toBe('/subscription-onboarding'));
    expect(backend.passing.updateUser).toHaveBeenCalledWith({ password: 'Other-Lake-43' });
    expect(lastToast()?.[0]).toBe('Password changed');
    expect(backend.state.session).toEqual(ann);
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
    backend.passing.updateUser.mockResolvedValue(refusal('Not now', 'unexpected_failure', 500));
    open(link, <AuthPage />);
    await chooseNew('A1');
    expect(await screen.findByText('Password must be at least Medium strength')).toBeVisible();
    expect(backend.passing.updateUser).not.toHaveBeenCalled();
    await chooseNew('Quiet-Lake-42');
    await waitFor(() => expect(fault()).toEqual(['Password not changed', 'Not now']));
    expect(screen.getByLabelText('New password')).toBeVisible();
    expect(backend.state.session).toBeNull();
  });

  it('takes the password that the account has already', async () => {
    backend.passing.updateUser.mockResolvedValue(refusal('the same', 'same_password', 422));
    open(link, <AuthPage />);
    await chooseNew();
    await waitFor(() => expect(address()).toBe('/subscription-onboarding'));
  });

  it('never replaces the session of somebody else', async () => {
    backend.state.session = eve;
    open(link, <AuthPage />);
    expect(
      await screen.findByRole('heading', { name: 'You are signed in as eve@example.com' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Sign out first to continue as ann@example.com.')).toBeVisible();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    expect([backend.state.session, backend.auth.setSession.mock.calls]).toEqual([eve, []]);
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await chooseNew();
    await waitFor(() => expect(backend.state.session).toEqual(ann));
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
    backend.passing.setSession.mockResolvedValue(refusal('Session not found', 'session_not_found', 403));
    open(link, <AuthPage />);
    await chooseNew();
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
    open(`/auth?mode=update-password${linkOf(ann, type)}`, <AuthPage />);
    expect(
      await screen.findByRole('heading', { name: 'This link does not work any more' }),
    ).toBeInTheDocument();
    expect(backend.auth.setSession).not.toHaveBeenCalled();
  });
});
