import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  address,
  ann,
  current,
  type FakeBackend,
  functionRefusal,
  loadApp,
  offline,
  refusal,
  silence,
} from './support';

const { open, fault, lastToast } = await loadApp();
const { AuthPage } = await import('@/pages/auth/auth-page');
const { confirmTestAddress, signIn } = await import('@/api/auth/sign-in');

let backend: FakeBackend;
beforeEach(() => {
  backend = current.backend;
  silence('error');
});

async function fillAndSubmit(email = 'ann@example.com', password = 'Quiet-Lake-42') {
  await userEvent.type(await screen.findByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password', { exact: true }), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('signing in', () => {
  it('goes where the address asked, with what it carries, and leaves no way back to the form', async () => {
    open('/auth?redirect=/training-hub&plan=plus', <AuthPage />);
    await fillAndSubmit();
    await waitFor(() => expect(address()).toBe('/training-hub?plan=plus'));
    expect(backend.auth.signInWithPassword).toHaveBeenCalledWith({
      email: 'ann@example.com',
      password: 'Quiet-Lake-42',
    });
  });

  it('shows newcomers the first steps, and regulars the dashboard', async () => {
    const view = open('/auth', <AuthPage />);
    await fillAndSubmit();
    await waitFor(() => expect(address()).toBe('/subscription-onboarding'));
    view.unmount();

    backend.become(null);
    backend.rows.subscribers = { user_id: ann.user.id };
    open('/auth', <AuthPage />);
    await fillAndSubmit();
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('needs an address and a password', async () => {
    open('/auth', <AuthPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Email address is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email'), 'ann@example');
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(backend.auth.signInWithPassword).not.toHaveBeenCalled();
  });

  it('is not refused for a weak password: that was decided at registration', async () => {
    open('/auth', <AuthPage />);
    await fillAndSubmit('ann@example.com', 'old');
    await waitFor(() => expect(backend.auth.signInWithPassword).toHaveBeenCalled());
  });

  it.each([
    [
      'bad credentials',
      refusal('Invalid login credentials', 'invalid_credentials'),
      [
        'Login failed',
        'Invalid email or password. If you just signed up, please check your email and click the confirmation link first.',
      ],
    ],
    [
      'another refusal',
      refusal('Email not confirmed', 'email_not_confirmed'),
      ['Sign in failed', 'Email not confirmed'],
    ],
    [
      'no connection',
      offline,
      ['Sign in failed', 'There is no connection to the server. Check your network and try again.'],
    ],
  ])('says what is wrong with %s', async (_what, answer, [title, text]) => {
    backend.auth.signInWithPassword.mockResolvedValue(answer);
    open('/auth', <AuthPage />);
    await fillAndSubmit();
    await waitFor(() => expect(fault()).toEqual([title, text]));
    expect(lastToast()).toBeUndefined();
    expect(screen.getByLabelText('Email')).toHaveValue('ann@example.com');
  });

  it('marks the password when it is wrong, and offers a new one at the message', async () => {
    backend.auth.signInWithPassword.mockResolvedValue(
      refusal('Invalid login credentials', 'invalid_credentials'),
    );
    open('/auth?redirect=/training-hub', <AuthPage />);
    await fillAndSubmit();
    await waitFor(() => expect(fault()).not.toBeNull());
    const field = screen.getByLabelText('Password', { exact: true });
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Check the email address and the password',
    );
    const box = document.querySelector<HTMLElement>('[data-slot=form-fault]');
    await userEvent.click(within(box as HTMLElement).getByRole('link', { name: 'Forgot password?' }));
    expect(address()).toBe('/auth?mode=forgot&redirect=%2Ftraining-hub');
    expect(screen.getByLabelText('Email')).toHaveValue('ann@example.com');
  });

  it('says so when something breaks unexpectedly', async () => {
    backend.auth.signInWithPassword.mockRejectedValue(new Error('broken'));
    open('/auth', <AuthPage />);
    await fillAndSubmit();
    await waitFor(() =>
      expect(fault()).toEqual([
        'Login Error',
        'An unexpected error occurred during login. Please try again.',
      ]),
    );
  });

  it('is filled by password managers and shows the password on request', async () => {
    open('/auth', <AuthPage />);
    const email = screen.getByLabelText('Email');
    const password = screen.getByLabelText('Password', { exact: true });
    expect([email.getAttribute('autocomplete'), email.getAttribute('inputmode')]).toEqual([
      'username',
      'email',
    ]);
    expect([password.getAttribute('autocomplete'), password.getAttribute('type')]).toEqual([
      'current-password',
      'password',
    ]);
    const reveal = screen.getByRole('button', { name: 'Show password' });
    await userEvent.click(reveal);
    expect([password.getAttribute('type'), reveal.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  });
});

describe('somebody who is signed in already', () => {
  it('does not stay at the form', async () => {
    backend.state.session = ann;
    current.hasSession = true;
    open('/auth?mode=signup&redirect=/training-hub', <AuthPage />);
    await waitFor(() => expect(address()).toBe('/training-hub'));
  });

  it('is treated like a regular when the record cannot be read', async () => {
    silence('warn');
    backend.state.session = ann;
    current.hasSession = true;
    backend.fails.set('subscribers', { message: 'down', status: 503 });
    open('/auth', <AuthPage />);
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });
});

describe('an unconfirmed test address', () => {
  const unconfirmed = refusal('Email not confirmed', 'email_not_confirmed');

  it('is confirmed by the server and signed in after 800 ms', async () => {
    vi.useFakeTimers();
    backend.auth.signInWithPassword.mockResolvedValueOnce(unconfirmed);
    const outcome = signIn('ann+test@example.com', 'Quiet-Lake-42');
    await act(() => vi.advanceTimersByTimeAsync(799));
    expect(backend.invoke).toHaveBeenCalledWith('manual-user-activation', {
      body: { action: 'confirm-by-email', email: 'ann+test@example.com' },
    });
    expect(backend.auth.signInWithPassword).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(await outcome).toEqual({ status: 'signed-in' });
    expect(backend.auth.signInWithPassword).toHaveBeenCalledTimes(2);
  });

  it('stays out where the server refuses to confirm it', async () => {
    backend.auth.signInWithPassword.mockResolvedValue(unconfirmed);
    backend.invoke.mockResolvedValue(functionRefusal(404, 'test_accounts_off'));
    expect(await confirmTestAddress('ann.test@example.com')).toBe(false);
    expect(await signIn('ann.test@example.com', 'Quiet-Lake-42')).toMatchObject({
      status: 'failed',
      failure: { code: 'email_not_confirmed', message: 'Email not confirmed' },
    });
    expect(backend.auth.signInWithPassword).toHaveBeenCalledTimes(1);
  });

  it('is the only kind that is asked for', async () => {
    backend.auth.signInWithPassword.mockResolvedValue(unconfirmed);
    await signIn('ann@example.com', 'Quiet-Lake-42');
    expect(backend.invoke).not.toHaveBeenCalled();
  });
});
