import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { address, ann, current, type FakeBackend, loadApp, refusal, silence } from './support';

const { open } = await loadApp();
const { EmailConfirmationPage } = await import('@/pages/auth/email-confirmation-page');

let backend: FakeBackend;
beforeEach(() => {
  backend = current.backend;
  silence('error');
});

const page = '/email-confirmation';
const tokens = '#access_token=a&refresh_token=r&type=signup';

async function failsWith(text: string) {
  expect(await screen.findByRole('heading', { name: 'Confirmation Failed' })).toBeInTheDocument();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('You can request a new confirmation email from the sign-in page.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Sign In' })).toHaveAttribute('href', '/auth');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
}

describe('confirming an address', () => {
  it('says that it works on it, with a way out', async () => {
    backend.auth.verifyOtp.mockReturnValue(new Promise(() => {}));
    open(`${page}?token=t`, <EmailConfirmationPage />);
    expect(await screen.findByRole('heading', { name: 'Confirming Email' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('takes the session of the hash first and clears the address', async () => {
    open(`${page}?token=t${tokens}`, <EmailConfirmationPage />);
    expect(await screen.findByRole('heading', { name: 'Email Confirmed!' })).toBeInTheDocument();
    expect(backend.auth.setSession).toHaveBeenCalledWith({ access_token: 'a', refresh_token: 'r' });
    expect(backend.auth.verifyOtp).not.toHaveBeenCalled();
    await waitFor(() => expect(address()).toBe(page));
  });

  it('falls back to the token of the query when that session is dead', async () => {
    backend.auth.setSession.mockResolvedValue(refusal('Session not found', 'session_not_found', 403));
    open(`${page}?token=t${tokens}`, <EmailConfirmationPage />);
    expect(await screen.findByRole('heading', { name: 'Email Confirmed!' })).toBeInTheDocument();
    expect(backend.auth.verifyOtp).toHaveBeenCalledWith({ token_hash: 't', type: 'signup' });
  });

  it('redeems a one-time token once, also when React runs effects twice', async () => {
    open(
      `${page}?token_hash=t&type=email`,
      <StrictMode>
        <EmailConfirmationPage />
      </StrictMode>,
    );
    expect(await screen.findByRole('heading', { name: 'Email Confirmed!' })).toBeInTheDocument();
    expect(backend.auth.verifyOtp).toHaveBeenCalledTimes(1);
    expect(backend.auth.verifyOtp).toHaveBeenCalledWith({ token_hash: 't', type: 'email' });
    await waitFor(() => expect(address()).toBe(page));
  });

  it('moves on to the first steps after 1.5 seconds', async () => {
    vi.useFakeTimers();
    open(`${page}?token=t`, <EmailConfirmationPage />);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('heading', { name: 'Email Confirmed!' })).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1499));
    expect(address()).toBe(page);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(address()).toBe('/welcome');
  });

  it('moves on at once by its button', async () => {
    open(`${page}?token=t`, <EmailConfirmationPage />);
    await userEvent.click(await screen.findByRole('link', { name: 'Go to Dashboard' }));
    expect(address()).toBe('/welcome');
  });

  it.each([page, `${page}?type=signup`, `${page}#error=access_denied&error_code=otp_expired`])(
    'fails without a token: %s',
    async (path) => {
      open(path, <EmailConfirmationPage />);
      await failsWith('Invalid or expired confirmation link. Please request a new one.');
    },
  );

  it('fails in the words of the server', async () => {
    backend.auth.verifyOtp.mockResolvedValue(
      refusal('Email link is invalid or has expired', 'otp_expired', 403),
    );
    open(`${page}?token=t`, <EmailConfirmationPage />);
    await failsWith('Email link is invalid or has expired');
  });

  it('fails in its own words when the server has none', async () => {
    backend.auth.verifyOtp.mockResolvedValue(refusal('', '', 500));
    open(`${page}?token=t`, <EmailConfirmationPage />);
    await failsWith('Failed to confirm email. Please try again.');
  });

  it('fails when nobody was confirmed', async () => {
    backend.auth.verifyOtp.mockResolvedValue({ data: { user: null, session: null }, error: null });
    open(`${page}?token=t`, <EmailConfirmationPage />);
    await failsWith('Email confirmation failed. Please try requesting a new confirmation email.');
  });

  it('fails when something breaks', async () => {
    backend.auth.verifyOtp.mockRejectedValue(new Error('broken'));
    open(`${page}?token=t`, <EmailConfirmationPage />);
    await failsWith('An unexpected error occurred. Please try again.');
  });
});

describe('somebody who was signed in on arrival', () => {
  beforeEach(() => {
    backend.state.session = ann;
    current.hasSession = true;
  });

  it.each([
    [
      `${page}?token=t&sessionId=4f9f3c9e-5d5a-4a63-9a53-0c2f6f6f7a01`,
      '/focus-snapshot/report/4f9f3c9e-5d5a-4a63-9a53-0c2f6f6f7a01',
    ],
    [`${page}?token=t`, '/training-hub'],
    [`${page}${tokens}`, '/training-hub'],
  ])('at %s goes to %s', async (path, target) => {
    open(path, <EmailConfirmationPage />);
    await waitFor(() => expect(address()).toBe(target));
    expect(backend.auth.verifyOtp).not.toHaveBeenCalled();
    expect(backend.auth.setSession).not.toHaveBeenCalled();
  });
});
