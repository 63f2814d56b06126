import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { current, functionRefusal, loadApp } from './support';

const { open } = await loadApp();
const { MailCheckPage } = await import('@/pages/auth/mail-check-page');
const ready = { data: { outcome: 'ready' }, error: null };
const sent = { data: { outcome: 'sent' }, error: null };
const email = 'ann+test@example.com';

async function send() {
  await userEvent.type(await screen.findByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send a test mail' }));
}

describe.each([paths.emailTest, paths.testEmail])('%s', (path) => {
  it.each([
    ['where the test switch is off', 'test_accounts_off'],
    ['where the function is not there', 'not_found'],
  ])('is not found %s', async (_where, code) => {
    current.backend.invoke.mockResolvedValue(functionRefusal(404, code));
    open(path, <MailCheckPage />);
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Email')).toBeNull();
    expect(document.body).not.toHaveTextContent(/mail check|test address/i);
  });

  it('sends a mail where it is on, and says so', async () => {
    current.backend.invoke.mockResolvedValueOnce(ready).mockResolvedValueOnce(sent);
    open(path, <MailCheckPage />);
    await send();
    expect(await screen.findByText(new RegExp(`inbox of ${email.replace('+', '\\+')}`))).toBeInTheDocument();
    expect(current.backend.invoke).toHaveBeenLastCalledWith('mail-check', { body: { email } });
  });

  it.each([
    ['not_a_test_address', 403, 'This is not a test address.'],
    ['no_mail_service', 503, 'No mail service is set up here.'],
    ['mail_not_taken', 502, 'The mail service did not take the mail.'],
  ])('says what kept the mail: %s', async (code, status, text) => {
    current.backend.invoke.mockResolvedValueOnce(ready).mockResolvedValueOnce(functionRefusal(status, code));
    open(path, <MailCheckPage />);
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});
