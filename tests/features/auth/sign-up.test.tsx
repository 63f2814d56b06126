import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirmation, fill, password, submit } from './sign-up-form';
import { address, current, type FakeBackend, loadApp, offline, refusal, silence } from './support';

const { open, fault, lastToast } = await loadApp();
const { AuthPage } = await import('@/pages/auth/auth-page');

let backend: FakeBackend;
beforeEach(() => {
  backend = current.backend;
  silence('error');
});

/** In the page, where nothing lies over what is to be done next. */
const expectCheckEmail = () => {
  expect(screen.getByText('Check your email')).toBeVisible();
  expect(screen.getByText(/We've sent you a confirmation link\./)).toBeVisible();
  expect(lastToast()).toBeUndefined();
};

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
    expect(confirmation()).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(confirmation(), '-Lake-42');
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
    expectCheckEmail();
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

  it('lets the link of the mail lead on to what somebody came for', async () => {
    const way = 'redirect=%2Fpricing%23plans&plan=plus&for=focustrack';
    open(`/auth?mode=signup&${way}`, <AuthPage />);
    await fill();
    await submit();
    await screen.findByRole('heading', { name: 'Thank you for registering!' });
    expect(backend.auth.signUp).toHaveBeenCalledWith(
      expect.objectContaining({
        options: expect.objectContaining({
          emailRedirectTo: `${window.location.origin}/email-confirmation?${way}`,
        }),
      }),
    );
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
    expectCheckEmail();
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
