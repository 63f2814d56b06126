import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { current, type FakeBackend, functionRefusal, loadApp, refusal } from './support';

const { open, fault, lastToast } = await loadApp();
const { AuthPage } = await import('@/pages/auth/auth-page');

let backend: FakeBackend;
beforeEach(() => {
  backend = current.backend;
});

const email = 'ann@example.com';
const limited = refusal('too soon', 'over_email_send_rate_limit', 429);

describe('a forgotten password', () => {
  it('needs a valid address first', async () => {
    open('/auth?mode=forgot', <AuthPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByText('Email address is required')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email'), 'ann');
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(backend.auth.resetPasswordForEmail).not.toHaveBeenCalled();
  });

  it('takes over the address typed at the sign-in', async () => {
    open('/auth', <AuthPage />);
    await userEvent.type(screen.getByLabelText('Email'), email);
    await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(screen.getByLabelText('Email')).toHaveValue(email);
  });

  it('gets a link that leads to the form for a new one', async () => {
    open('/auth?mode=forgot', <AuthPage />);
    await userEvent.type(screen.getByLabelText('Email'), email);
    await userEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByRole('heading', { name: 'Password reset email sent' })).toBeInTheDocument();
    expect(lastToast()).toEqual(['Check your email', "We've sent you a password reset link.", 'default']);
    expect(backend.auth.resetPasswordForEmail).toHaveBeenCalledWith(email, {
      redirectTo: `${window.location.origin}/auth?mode=update-password`,
    });
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Resend in \d+s$/ })).toBeDisabled();
  });

  it('says why it got none', async () => {
    backend.auth.resetPasswordForEmail.mockResolvedValue(limited);
    open('/auth?mode=forgot', <AuthPage />);
    await userEvent.type(screen.getByLabelText('Email'), email);
    await userEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
    await waitFor(() => expect(fault()).toEqual(['Password reset failed', 'too soon']));
    expect(screen.getByLabelText('Email')).toHaveValue(email);
  });
});

describe('the confirmation once more', () => {
  async function ask(way = '') {
    open(`/auth?mode=resend${way}`, <AuthPage />);
    await userEvent.type(screen.getByLabelText('Email'), email);
    await userEvent.click(screen.getByRole('button', { name: 'Resend confirmation email' }));
  }

  it('needs a valid address first', async () => {
    open('/auth?mode=resend', <AuthPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Resend confirmation email' }));
    expect(await screen.findByText('Email address is required')).toBeVisible();
    expect(backend.invoke).not.toHaveBeenCalled();
  });

  it('is sent by our function', async () => {
    await ask();
    await waitFor(() => expect(lastToast()?.[0]).toBe('Email sent'));
    expect(backend.invoke).toHaveBeenCalledWith('send-signup-confirmation', {
      body: { userEmail: email, redirectTo: `${window.location.origin}/email-confirmation` },
    });
    expect(backend.auth.resend).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toBeInTheDocument();
  });

  it('keeps the way to what somebody came for', async () => {
    await ask('&redirect=%2Fpricing&for=focustrack');
    await waitFor(() => expect(lastToast()?.[0]).toBe('Email sent'));
    const redirectTo = `${window.location.origin}/email-confirmation?redirect=%2Fpricing&for=focustrack`;
    expect(backend.invoke).toHaveBeenCalledWith('send-signup-confirmation', {
      body: { userEmail: email, redirectTo },
    });
  });

  it('inside the limit asks for patience and tries nothing else', async () => {
    backend.invoke.mockResolvedValue(functionRefusal(429, 'rate_limited'));
    await ask();
    await waitFor(() =>
      expect(fault()).toEqual([
        'Please wait a moment',
        'You can request a new confirmation email once per minute. Try again shortly.',
      ]),
    );
    expect(backend.auth.resend).not.toHaveBeenCalled();
  });

  it.each([
    [
      'sent',
      { data: {}, error: null },
      ['Email sent', 'If this address waits for its confirmation, a new link is on its way.'],
    ],
    [
      'limited',
      limited,
      [
        'Please wait 1 minute',
        'You can request a new confirmation email once per minute. Try again shortly.',
      ],
    ],
    [
      'refused',
      refusal('broken', 'unexpected_failure', 500),
      ['Resend failed', 'Failed to send confirmation email. Please try again or contact support.'],
    ],
  ])('falls back to the auth server when our function fails: %s', async (_what, answer, shown) => {
    backend.invoke.mockResolvedValue(functionRefusal(500, 'internal'));
    backend.auth.resend.mockResolvedValue(answer);
    await ask();
    await waitFor(() => expect(fault() ?? lastToast()?.slice(0, 2)).toEqual(shown));
    expect(backend.auth.resend).toHaveBeenCalledWith({
      type: 'signup',
      email,
      options: { emailRedirectTo: `${window.location.origin}/email-confirmation` },
    });
  });

  it('rests for 60 seconds, counting down', async () => {
    vi.useFakeTimers();
    open('/auth?mode=resend', <AuthPage />);
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
    fireEvent.click(screen.getByRole('button', { name: 'Resend confirmation email' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    const button = screen.getByRole('button', { name: 'Resend in 60s' });
    expect(button).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(button.textContent).toBe('Resend in 59s');
    await act(() => vi.advanceTimersByTimeAsync(58_000));
    expect(button.textContent).toBe('Resend in 1s');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect([button.textContent, (button as HTMLButtonElement).disabled]).toEqual([
      'Resend confirmation email',
      false,
    ]);
    expect(backend.invoke).toHaveBeenCalledTimes(1);
  });

  it('does not rest after a mail that was not sent', async () => {
    backend.invoke.mockResolvedValue(functionRefusal(429, 'rate_limited'));
    await ask();
    await waitFor(() => expect(fault()?.[0]).toBe('Please wait a moment'));
    expect(screen.getByRole('button', { name: 'Resend confirmation email' })).toBeEnabled();
  });
});
