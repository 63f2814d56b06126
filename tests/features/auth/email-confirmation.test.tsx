import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { address, ann, current, eve, type FakeBackend, linkOf, loadApp, refusal, silence } from './support';

const { open, fault } = await loadApp();
const { EmailConfirmationPage } = await import('@/pages/auth/email-confirmation-page');

let backend: FakeBackend;
beforeEach(() => {
  backend = current.backend;
  silence('error');
});

const page = '/email-confirmation';

const button = () => screen.findByRole('button', { name: 'Continue as ann@example.com' });
async function choosePassword(password = 'Quiet-Lake-42') {
  await userEvent.type(await screen.findByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Confirm password'), password);
  await userEvent.click(await button());
}

async function failsWith(text: string) {
  expect(await screen.findByRole('heading', { name: 'Confirmation Failed' })).toBeInTheDocument();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('You can request a new confirmation email from the sign-in page.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Sign In' })).toHaveAttribute('href', '/auth');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
}

describe('confirming an address', () => {
  it('says that it works on it, with a way out', async () => {
    backend.passing.verifyOtp.mockReturnValue(new Promise(() => {}));
    open(`${page}?token=t`, <EmailConfirmationPage />);
    expect(await screen.findByRole('heading', { name: 'Confirming Email' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it.each([`${page}${linkOf(ann, 'signup')}`, `${page}?token_hash=t&type=signup`])(
    'says whose link it is, clears the address, and signs nobody in by itself: %s',
    async (path) => {
      open(path, <EmailConfirmationPage />);
      expect(await button()).toBeInTheDocument();
      expect(screen.getByText(/This link belongs to ann@example\.com/)).toBeVisible();
      await waitFor(() => expect(address()).toBe(page));
      expect(backend.auth.setSession).not.toHaveBeenCalled();
      expect(backend.state.session).toBeNull();
    },
  );

  it('signs in by the press, with the password that is chosen there', async () => {
    open(`${page}${linkOf(ann, 'signup')}`, <EmailConfirmationPage />);
    await choosePassword();
    expect(await screen.findByRole('heading', { name: 'Email Confirmed!' })).toBeInTheDocument();
    expect(backend.passing.updateUser).toHaveBeenCalledWith({ password: 'Quiet-Lake-42' });
    expect(backend.auth.setSession).toHaveBeenCalledTimes(1);
    expect(backend.state.session).toEqual(ann);
  });

  it('leads on to what somebody came for, for whom a test was wanted, too', async () => {
    const way = '?redirect=%2Fpricing%23plans&plan=plus&for=focustrack';
    open(`${page}${way}${linkOf(ann, 'signup')}`, <EmailConfirmationPage />);
    await choosePassword();
    expect(await screen.findByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute(
      'href',
      '/pricing?plan=plus&for=focustrack#plans',
    );
  });

  it('signs nobody in while the password is not taken, and says the rule', async () => {
    backend.passing.updateUser.mockResolvedValue(refusal('leaked', 'weak_password', 422));
    open(`${page}?token=t`, <EmailConfirmationPage />);
    await choosePassword();
    expect(await screen.findByText('Use at least 8 characters, with a letter and a number')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus());
    backend.passing.updateUser.mockResolvedValue(refusal('down', 'unexpected_failure', 500));
    await userEvent.click(await button());
    await waitFor(() => expect(fault()).toEqual(['Password not changed', 'down']));
    expect(backend.state.session).toBeNull();
  });

  it('asks for no password where the link is for signing in only', async () => {
    open(`${page}${linkOf(ann, 'magiclink')}`, <EmailConfirmationPage />);
    await userEvent.click(await button());
    expect(await screen.findByRole('heading', { name: 'Email Confirmed!' })).toBeInTheDocument();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    expect(backend.passing.updateUser).not.toHaveBeenCalled();
  });

  it('can be declined', async () => {
    open(`${page}${linkOf(ann, 'signup')}`, <EmailConfirmationPage />);
    await userEvent.click(await screen.findByRole('link', { name: 'This is not me' }));
    expect(address()).toBe('/');
    expect(backend.state.session).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('redeems a one-time token once, also when React runs effects twice or the page is loaded again', async () => {
    const first = open(
      `${page}?token_hash=t&type=email`,
      <StrictMode>
        <EmailConfirmationPage />
      </StrictMode>,
    );
    await button();
    expect(backend.passing.verifyOtp).toHaveBeenCalledTimes(1);
    expect(backend.passing.verifyOtp).toHaveBeenCalledWith({ token_hash: 't', type: 'email' });
    await waitFor(() => expect(address()).toBe(page));
    first.unmount();
    open(page, <EmailConfirmationPage />);
    await choosePassword();
    expect(await screen.findByRole('heading', { name: 'Email Confirmed!' })).toBeInTheDocument();
    expect(backend.passing.verifyOtp).toHaveBeenCalledTimes(1);
  });

  it('moves on to the first steps after 1.5 seconds', async () => {
    vi.useFakeTimers();
    open(`${page}${linkOf(ann, 'magiclink')}`, <EmailConfirmationPage />);
    await act(() => vi.advanceTimersByTimeAsync(0));
    fireEvent.click(screen.getByRole('button', { name: 'Continue as ann@example.com' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('heading', { name: 'Email Confirmed!' })).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1499));
    expect(address()).toBe(page);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(address()).toBe('/welcome');
  });

  it('moves on at once by its button', async () => {
    open(`${page}${linkOf(ann, 'magiclink')}`, <EmailConfirmationPage />);
    await userEvent.click(await button());
    await userEvent.click(await screen.findByRole('link', { name: 'Go to Dashboard' }));
    expect(address()).toBe('/welcome');
  });

  it('fails when the session of the link is over', async () => {
    backend.passing.setSession.mockResolvedValue(refusal('Session not found', 'session_not_found', 403));
    open(`${page}${linkOf(ann, 'magiclink')}`, <EmailConfirmationPage />);
    await userEvent.click(await button());
    await failsWith('Failed to confirm email. Please try again.');
  });

  it('fails with a session that names nobody', async () => {
    open(`${page}#access_token=a&refresh_token=r&type=signup`, <EmailConfirmationPage />);
    await failsWith('Invalid or expired confirmation link. Please request a new one.');
  });

  it.each([page, `${page}?type=signup`, `${page}#error=access_denied&error_code=otp_expired`])(
    'fails without a token: %s',
    async (path) => {
      open(path, <EmailConfirmationPage />);
      await failsWith('Invalid or expired confirmation link. Please request a new one.');
    },
  );

  it('fails in the words of the server', async () => {
    backend.passing.verifyOtp.mockResolvedValue(
      refusal('Email link is invalid or has expired', 'otp_expired', 403),
    );
    open(`${page}?token=t`, <EmailConfirmationPage />);
    await failsWith('Email link is invalid or has expired');
  });

  it('fails in its own words when the server has none', async () => {
    backend.passing.verifyOtp.mockResolvedValue(refusal('', '', 500));
    open(`${page}?token=t`, <EmailConfirmationPage />);
    await failsWith('Failed to confirm email. Please try again.');
  });

  it('fails when nobody was confirmed', async () => {
    backend.passing.verifyOtp.mockResolvedValue({ data: { user: null, session: null }, error: null });
    open(`${page}?token=t`, <EmailConfirmationPage />);
    await failsWith('Email confirmation failed. Please try requesting a new confirmation email.');
  });

  it('fails when something breaks', async () => {
    backend.passing.verifyOtp.mockRejectedValue(new Error('broken'));
    open(`${page}?token=t`, <EmailConfirmationPage />);
    await failsWith('An unexpected error occurred. Please try again.');
  });
});

describe('somebody who was signed in on arrival', () => {
  /** Where members start: the dashboard, as soon as there is one. */
  const { dashboard: membersStart = '/' }: Readonly<Record<string, string>> = paths;

  beforeEach(() => {
    backend.state.session = ann;
    current.hasSession = true;
  });

  it.each([
    [
      `${page}?token=t&sessionId=4f9f3c9e-5d5a-4a63-9a53-0c2f6f6f7a01`,
      '/focus-snapshot/report/4f9f3c9e-5d5a-4a63-9a53-0c2f6f6f7a01',
    ],
    [`${page}?token=t`, membersStart],
    [`${page}${linkOf(ann, 'signup')}`, membersStart],
    [page, membersStart],
  ])('at %s goes to %s, with the session they have', async (path, target) => {
    open(path, <EmailConfirmationPage />);
    await waitFor(() => expect(address()).toBe(target));
    expect(backend.auth.setSession).not.toHaveBeenCalled();
  });

  it('keeps that session when the link is of somebody else, until they sign out themselves', async () => {
    open(`${page}${linkOf(eve, 'magiclink')}`, <EmailConfirmationPage />);
    expect(
      await screen.findByRole('heading', { name: 'You are signed in as ann@example.com' }),
    ).toHaveFocus();
    expect(screen.getByText('Sign out first to continue as eve@example.com.')).toBeVisible();
    expect(backend.auth.setSession).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('button', { name: 'Continue as eve@example.com' })).toBeInTheDocument();
    expect(backend.state.session).toBeNull();
  });
});
