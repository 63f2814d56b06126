import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  address,
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

let backend: FakeBackend;
beforeEach(() => {
  backend = current.backend;
  silence('error');
});

const password = () => screen.getByLabelText('Password', { exact: true });
const confirm = () => screen.getByLabelText('Confirm password');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

interface Filled {
  email?: string;
  first?: string;
  second?: string;
  terms?: boolean;
}

async function fill({
  email = 'ann@example.com',
  first = 'Quiet-Lake-42',
  second,
  terms = true,
}: Filled = {}) {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(password(), first);
  await userEvent.type(confirm(), second ?? first);
  if (terms) await userEvent.click(screen.getByLabelText('I accept the Terms of Service and Privacy Policy'));
}

const checkEmail = ['Check your email', "We've sent you a confirmation link.", 'default'];

describe('the registration form', () => {
  it('says what is missing, field by field', async () => {
    open('/auth?mode=signup', <AuthPage />);
    await submit();
    expect(await screen.findByText('Email address is required')).toBeVisible();
    for (const text of [
      'Password is required',
      'Please confirm your password',
      'You must accept the Terms of Service and Privacy Policy',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(backend.auth.signUp).not.toHaveBeenCalled();
  });

  it.each(['A1', 'password', 'lake42', 'Lake1'])('refuses the password %s', async (first) => {
    open('/auth?mode=signup', <AuthPage />);
    await fill({ first });
    await submit();
    expect(await screen.findByText('Password must be at least Medium strength')).toBeVisible();
    expect(backend.auth.signUp).not.toHaveBeenCalled();
  });

  it('tells that the passwords differ while typing, and stops when they agree', async () => {
    open('/auth?mode=signup', <AuthPage />);
    await fill({ second: 'Quiet', terms: false });
    expect(screen.getByText('Passwords do not match')).toBeVisible();
    expect(confirm()).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(confirm(), '-Lake-42');
    expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument();
  });

  it('lets a mismatch go when the first password is corrected after trying', async () => {
    open('/auth?mode=signup', <AuthPage />);
    await fill({ first: 'Quiet-Lake-4', second: 'Quiet-Lake-42' });
    await submit();
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    await userEvent.type(password(), '2');
    await waitFor(() => expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument());
  });

  it.each([
    ['a', 'Invalid', []],
    ['A', 'Weak', ['One uppercase letter']],
    ['A1', 'Medium', ['One uppercase letter', 'One number']],
    ['Quiet-Lake-42', 'Strong', ['At least 8 characters', 'One uppercase letter', 'One number']],
  ])('announces the strength of %s as %s and what it meets', async (typed, name, met) => {
    open('/auth?mode=signup', <AuthPage />);
    await userEvent.type(password(), typed);
    const status = screen.getByText(`Password strength: ${name}`);
    expect(status.closest('[role=status]')).not.toBeNull();
    const list = document.getElementById(password().getAttribute('aria-describedby') ?? '');
    const items = within(list as HTMLElement).getAllByRole('listitem');
    expect(items).toHaveLength(3);
    const metItems = items.filter((item) => item.textContent?.startsWith('met:'));
    expect(metItems.map((item) => item.textContent?.replace('met: ', ''))).toEqual(met);
  });

  it('is for new passwords, and its legal texts open beside it', () => {
    open('/auth?mode=signup', <AuthPage />);
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    for (const [name, path] of [
      ['Terms of Service', '/terms-of-service'],
      ['Privacy Policy', '/privacy-policy'],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([path, '_blank']);
    }
  });

  it('forgets everything typed when one changes to signing in and back', async () => {
    open('/auth?mode=signup&redirect=/training-hub', <AuthPage />);
    await fill({ second: 'x', terms: false });
    await submit();
    await screen.findByText('Passwords do not match');
    await userEvent.click(screen.getByRole('link', { name: 'Back to Sign In' }));
    expect(address()).toBe('/auth?mode=login&redirect=%2Ftraining-hub');
    expect(
      [screen.getByLabelText('Email'), password()].map((field) => (field as HTMLInputElement).value),
    ).toEqual(['', '']);
    await userEvent.type(password(), 'something');
    await userEvent.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(address()).toBe('/auth?mode=signup&redirect=%2Ftraining-hub');
    expect((password() as HTMLInputElement).value).toBe('');
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('signing up', () => {
  it('sends the address, the password and the choices, and thanks', async () => {
    open('/auth?mode=signup', <AuthPage />);
    await fill({ email: ' ann@example.com' });
    await userEvent.click(screen.getByLabelText(/occasional news/));
    await submit();
    expect(await screen.findByRole('heading', { name: 'Thank you for registering!' })).toHaveFocus();
    expect(screen.getByText('ann@example.com')).toBeVisible();
    expect(lastToast()).toEqual(checkEmail);
    expect(backend.auth.signUp).toHaveBeenCalledWith({
      email: 'ann@example.com',
      password: 'Quiet-Lake-42',
      options: {
        emailRedirectTo: `${window.location.origin}/email-confirmation`,
        data: { newsletter_opt_in: true, language: 'en', terms_accepted: true },
      },
    });
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toBeInTheDocument();
  });

  it.each([
    ['an address that has an account', refusal('User already registered', 'user_already_exists', 422)],
    ['another word for it', refusal('exists', 'email_exists', 422)],
    ['a mail hook that answered too late', refusal('Hook timed out', 'hook_timeout', 422)],
    ['a hook timeout without code', refusal('Failed to reach hook within maximum time of 5.000000 seconds')],
  ])('looks like success for %s', async (_what, answer) => {
    backend.auth.signUp.mockResolvedValue(answer);
    open('/auth?mode=signup', <AuthPage />);
    await fill();
    await submit();
    expect(await screen.findByRole('heading', { name: 'Thank you for registering!' })).toBeInTheDocument();
    expect(lastToast()).toEqual(checkEmail);
  });

  it.each([
    ['Signups not allowed', refusal('Signups not allowed', 'signup_disabled', 422)],
    ['Database error saving new user', refusal('Database error saving new user', 'unexpected_failure', 500)],
    ['There is no connection to the server. Check your network and try again.', offline],
  ])('fails with the words of the server: %s', async (text, answer) => {
    backend.auth.signUp.mockResolvedValue(answer);
    open('/auth?mode=signup', <AuthPage />);
    await fill();
    await submit();
    await waitFor(() => expect(fault()).toEqual(['Sign up failed', text]));
    expect(screen.getByLabelText('Email')).toHaveValue('ann@example.com');
  });

  it('says the rule at the field when the server finds the password weak', async () => {
    backend.auth.signUp.mockResolvedValue(refusal('Password is known', 'weak_password', 422));
    open('/auth?mode=signup', <AuthPage />);
    await fill();
    await submit();
    expect(await screen.findByText('Use at least 8 characters, with a letter and a number')).toBeVisible();
    await waitFor(() => expect(password()).toHaveFocus());
  });

  it('fails in our own words when something breaks', async () => {
    backend.auth.signUp.mockRejectedValue(new Error('broken'));
    open('/auth?mode=signup', <AuthPage />);
    await fill();
    await submit();
    await waitFor(() => expect(fault()?.[0]).toBe('Sign up failed'));
  });
});

describe('waiting for the mail', () => {
  const code = () => screen.findByLabelText('Six-digit code from the mail');
  const confirmCode = () => userEvent.click(screen.getByRole('button', { name: 'Confirm address' }));
  async function register() {
    open('/auth?mode=signup&redirect=/training-hub', <AuthPage />);
    await fill();
    await submit();
    return code();
  }

  it('takes the code of the mail, sets the password typed before and goes on', async () => {
    const field = await register();
    expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual([
      'one-time-code',
      'numeric',
    ]);
    await userEvent.type(field, '123 456');
    await confirmCode();
    await waitFor(() => expect(address()).toBe('/training-hub'));
    expect(backend.passing.verifyOtp).toHaveBeenCalledWith({
      email: 'ann@example.com',
      token: '123456',
      type: 'signup',
    });
    expect(backend.passing.updateUser).toHaveBeenCalledWith({ password: 'Quiet-Lake-42' });
  });

  it('says at the field what is wrong with a code', async () => {
    const field = await register();
    await userEvent.type(field, '12345');
    await confirmCode();
    expect(await screen.findByText('Enter the six digits from the mail')).toBeVisible();
    expect(backend.passing.verifyOtp).not.toHaveBeenCalled();
    backend.passing.verifyOtp.mockResolvedValue(refusal('expired', 'otp_expired', 403));
    await userEvent.type(field, '6');
    await confirmCode();
    expect(await screen.findByText('This code is wrong or too old. Look for the newest mail.')).toBeVisible();
    expect(field).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('goes back to the form to mend the address, with everything typed', async () => {
    await register();
    await userEvent.click(screen.getByRole('button', { name: 'Wrong address? Change it' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    const email = screen.getByLabelText('Email');
    expect([email, password()].map((field) => (field as HTMLInputElement).value)).toEqual([
      'ann@example.com',
      'Quiet-Lake-42',
    ]);
    await userEvent.clear(email);
    await userEvent.type(email, 'anna@example.com');
    await submit();
    await code();
    expect(screen.getByText('anna@example.com')).toBeVisible();
    expect(backend.auth.signUp).toHaveBeenLastCalledWith(
      expect.objectContaining({ email: 'anna@example.com' }),
    );
  });
});

describe('signing up past the mail limit of the auth server', () => {
  const limited = refusal('email rate limit exceeded', 'over_email_send_rate_limit', 429);

  it('goes through our own function', async () => {
    backend.auth.signUp.mockResolvedValue(limited);
    open('/auth?mode=signup', <AuthPage />);
    await fill();
    await submit();
    expect(await screen.findByRole('heading', { name: 'Thank you for registering!' })).toBeInTheDocument();
    expect(backend.invoke).toHaveBeenCalledWith('send-signup-confirmation', {
      body: {
        action: 'admin_create_user',
        userEmail: 'ann@example.com',
        password: 'Quiet-Lake-42',
        redirectTo: `${window.location.origin}/email-confirmation`,
        data: { newsletter_opt_in: false, language: 'en', terms_accepted: true },
      },
    });
  });

  it('fails in the words of the auth server when that is limited as well', async () => {
    backend.auth.signUp.mockResolvedValue(limited);
    backend.invoke.mockResolvedValue(functionRefusal(429, 'rate_limited'));
    open('/auth?mode=signup', <AuthPage />);
    await fill();
    await submit();
    await waitFor(() => expect(fault()).toEqual(['Sign up failed', 'email rate limit exceeded']));
  });
});
