import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fill, password, submit } from './sign-up-form';
import { address, current, type FakeBackend, functionRefusal, loadApp, refusal, silence } from './support';

const { open, fault } = await loadApp();
const { AuthPage } = await import('@/pages/auth/auth-page');

let backend: FakeBackend;
beforeEach(() => {
  backend = current.backend;
  silence('error');
});

describe('waiting for the mail', () => {
  const code = () => screen.findByLabelText('Six-digit code from the mail');
  const confirmCode = () => userEvent.click(screen.getByRole('button', { name: 'Confirm address' }));
  async function register(path = '/auth?mode=signup&redirect=/training-hub') {
    open(path, <AuthPage />);
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

  it('leads to where the link of the mail leads, when nothing else was asked for', async () => {
    await userEvent.type(await register('/auth?mode=signup'), '123456');
    await confirmCode();
    await waitFor(() => expect(address()).toBe('/welcome'));
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
