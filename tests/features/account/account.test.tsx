import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { address, ann, current, functionRefusal, loadApp, offline, refusal } from '../auth/support';

const changeLanguage = vi.fn(async (_language: string) => {});
const { open, lastToast } = await loadApp();
vi.doMock('@/i18n/init', () => ({ changeLanguage, currentLanguage: () => 'en' }));
const { AccountPage } = await import('@/pages/account/account-page');
const { readStored, updateStored } = await import('@/integrations/local-db/open');
vi.doUnmock('@/i18n/init');

const profile = { display_name: 'Ann', language: 'en', newsletter_opt_in: false };
const attempt = {
  id: '4f9f3c9e-5d5a-4a63-9a53-0c2f6f6f7a01',
  test_id: 'focus_snapshot',
  instrument_version: '3.0.0',
  form: 'self',
  language: 'en',
  overall: 42.5,
  domains: {},
  band: 'Moderate',
  question_ids: [],
  answers: {},
  item_times_ms: {},
  item_languages: {},
  total_score: 30,
  max_possible_score: 72,
  answered_count: 18,
  quality: { level: 'ok', flags: [], thin_prefixes: [], out_of_range: false },
  started_at: '2026-01-05T09:00:00Z',
  completed_at: '2026-01-05T09:04:00Z',
  seed: 's',
};

/** The account page of Ann, who has one result. */
async function openAccount(rows: Record<string, unknown> = {}, path = '/account') {
  const { backend } = current;
  current.hasSession = true;
  backend.state.session = ann;
  Object.assign(backend.rows, { profiles: profile, assessment_attempts: [attempt], ...rows });
  const view = open(path, <AccountPage />);
  await screen.findByRole('heading', { name: 'Account' });
  return { backend, view };
}

describe('the account page without a session', () => {
  it('offers to sign in and come back', async () => {
    open('/account', <AccountPage />);
    expect(await screen.findByRole('heading', { name: 'Sign in to see your account' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/auth?mode=login&redirect=%2Faccount',
    );
  });
});

describe('the profile', () => {
  it('shows the address and keeps a new name', async () => {
    const { backend } = await openAccount();
    expect(screen.getByText('Signed in as ann@example.com')).toBeTruthy();
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    expect(name).toHaveProperty('value', 'Ann');
    await userEvent.clear(name);
    await userEvent.type(name, '  Ann Lee ');
    await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
    await waitFor(() => expect(lastToast()?.[0]).toBe('Saved'));
    expect(backend.writes).toEqual([
      { table: 'profiles', kind: 'update', values: { display_name: 'Ann Lee' }, id: ann.user.id },
    ]);
    expect(name).toHaveProperty('value', 'Ann Lee');
  });

  it('takes an empty name away', async () => {
    const { backend } = await openAccount();
    await userEvent.clear(await screen.findByRole('textbox', { name: /^Name/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
    await waitFor(() => expect(backend.writes[0]?.values).toEqual({ display_name: null }));
  });

  it('refuses a name the database would refuse', async () => {
    const { backend } = await openAccount();
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.paste('x'.repeat(81));
    await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByText('Please use at most 80 characters.')).toBeTruthy();
    expect(backend.writes).toEqual([]);
  });

  it('switches the interface with the language, and keeps the choice', async () => {
    const { backend } = await openAccount();
    await userEvent.selectOptions(await screen.findByLabelText('Language'), 'de');
    expect(changeLanguage).toHaveBeenCalledWith('de');
    await waitFor(() => expect(backend.writes[0]?.values).toEqual({ language: 'de' }));
  });

  it('takes a choice back that could not be kept', async () => {
    const { backend } = await openAccount();
    const news = await screen.findByRole('checkbox', { name: /occasional news/ });
    backend.fails.set('profiles', { message: 'Failed to fetch' });
    await userEvent.click(news);
    await waitFor(() =>
      expect(lastToast()).toEqual([
        'Not saved',
        'There is no connection to the server. Check your network and try again.',
        'destructive',
      ]),
    );
    expect(news).toHaveProperty('checked', false);
  });
});

describe('my results', () => {
  const name = 'Focus Snapshot';
  const date = 'January 5, 2026';

  it('lead to their report', async () => {
    await openAccount();
    const link = await screen.findByRole('link', { name: `Open the report of ${name} from ${date}` });
    expect(link.getAttribute('href')).toBe(`/reports/${attempt.id}`);
    expect(screen.getByText(/42\.5 of 100/)).toBeTruthy();
  });

  it('say when too little was answered for a score', async () => {
    await openAccount({ assessment_attempts: [{ ...attempt, overall: null, band: null }] });
    expect(await screen.findByText(/Not enough answers/)).toBeTruthy();
  });

  it('are deleted only after asking, here and on the server', async () => {
    const { backend } = await openAccount();
    await updateStored('attempts', attempt.id, () => attempt);
    const remove = { name: `Delete the result of ${name} from ${date}` };
    await userEvent.click(await screen.findByRole('button', remove));
    let dialog = await screen.findByRole('alertdialog', { name: 'Delete this result?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(backend.writes).toEqual([]);

    await userEvent.click(screen.getByRole('button', remove));
    dialog = await screen.findByRole('alertdialog', { name: 'Delete this result?' });
    backend.rows.assessment_attempts = [];
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'No results yet' })).toBeTruthy();
    expect(backend.writes).toEqual([{ table: 'assessment_attempts', kind: 'delete', id: attempt.id }]);
    expect(await readStored('attempts', attempt.id)).toBeUndefined();
    expect(lastToast()?.[0]).toBe('Result deleted');
  });

  it('stay when the server could not be reached', async () => {
    const { backend } = await openAccount();
    await userEvent.click(await screen.findByRole('button', { name: /Delete the result/ }));
    backend.fails.set('assessment_attempts', { message: 'Failed to fetch' });
    const dialog = screen.getByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(lastToast()?.[0]).toBe('Not deleted'));
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });

  it('offer the first test when there are none', async () => {
    await openAccount({ assessment_attempts: [] });
    const link = await screen.findByRole('link', { name: 'Take the Focus Snapshot' });
    expect(link.getAttribute('href')).toBe('/focus-snapshot');
  });

  it('can be asked for again when they did not load', async () => {
    current.backend.fails.set('assessment_attempts', { message: 'down', status: 503 });
    const { backend } = await openAccount();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    backend.fails.clear();
    await userEvent.click(retry);
    expect(await screen.findByText(/42\.5 of 100/)).toBeTruthy();
  });
});

describe('the copy of my data', () => {
  it('is a readable file named after the day', async () => {
    const files: { name: string; blob: Blob }[] = [];
    const blobs: Blob[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}` }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const blob = blobs[Number(this.href.replace('blob:', '')) - 1];
      if (blob) files.push({ name: this.download, blob });
    });
    const { backend } = await openAccount();
    backend.rpc.mockResolvedValue({ data: { schema: 'fcl.account', profiles: [profile] }, error: null });
    await userEvent.click(screen.getByRole('button', { name: 'Download a copy' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(backend.rpc).toHaveBeenCalledWith('export_my_data');
    expect(files[0]?.name).toMatch(/^focus-clarity-lab-my-data-\d{4}-\d{2}-\d{2}\.json$/);
    expect(files[0]?.blob.type).toBe('application/json');
    vi.unstubAllGlobals();
  });

  it('says when it could not be made', async () => {
    const { backend } = await openAccount();
    backend.rpc.mockResolvedValue({ data: null, error: offline.error });
    await userEvent.click(screen.getByRole('button', { name: 'Download a copy' }));
    await waitFor(() => expect(lastToast()?.[0]).toBe('The copy could not be made'));
  });
});

describe('deleting the account', () => {
  async function askFor(password: string) {
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Delete your account?' });
    if (password) await userEvent.type(within(dialog).getByLabelText('Your password'), password);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
  }

  it('asks for the password first', async () => {
    const { backend } = await openAccount();
    await askFor('');
    expect(screen.getByText('Please enter your password to delete your account.')).toBeTruthy();
    expect(backend.invoke).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('stops at a wrong password', async () => {
    const { backend } = await openAccount();
    backend.invoke.mockResolvedValue(functionRefusal(403, 'wrong_password'));
    await askFor('wrong');
    expect(await screen.findByText('This is not your password.')).toBeTruthy();
    expect(backend.auth.signOut).not.toHaveBeenCalled();
  });

  it('takes everything along, also from this device, and leads home', async () => {
    const { backend } = await openAccount();
    await updateStored('attempts', attempt.id, () => attempt);
    await askFor('Quiet-Lake-42');
    await waitFor(() => expect(address()).toBe('/'));
    expect(backend.invoke).toHaveBeenCalledWith('delete-account', { body: { password: 'Quiet-Lake-42' } });
    expect(lastToast()?.[0]).toBe('Your account is deleted');
    expect(backend.state.session).toBeNull();
    expect(await readStored('attempts', attempt.id)).toBeUndefined();
  });

  it('says when it failed for another reason', async () => {
    const { backend } = await openAccount();
    backend.invoke.mockResolvedValue(functionRefusal(429, 'rate_limited'));
    await askFor('Quiet-Lake-42');
    await waitFor(() =>
      expect(lastToast()).toEqual([
        'The account was not deleted',
        'That was too often in a short time. Please wait a moment.',
        'destructive',
      ]),
    );
  });
});

describe('signing out', () => {
  const done = ['Signed out', 'You have been successfully signed out.', 'default'];

  it('ends the session of this device and leads home', async () => {
    const { backend } = await openAccount();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out here' }));
    await waitFor(() => expect(lastToast()).toEqual(done));
    expect(backend.auth.signOut.mock.calls).toEqual([[{ scope: 'local' }]]);
    expect(address()).toBe('/');
  });

  it('ends all sessions when that of this device alone could not be ended', async () => {
    const { backend } = await openAccount();
    backend.auth.signOut.mockResolvedValueOnce(refusal('broken', 'unexpected_failure', 500));
    await userEvent.click(screen.getByRole('button', { name: 'Sign out here' }));
    await waitFor(() => expect(lastToast()).toEqual(done));
    expect(backend.auth.signOut.mock.calls).toEqual([[{ scope: 'local' }], [{ scope: 'global' }]]);
  });

  it('ends all sessions when asked to', async () => {
    const { backend } = await openAccount();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(lastToast()).toEqual(done));
    expect(backend.auth.signOut.mock.calls).toEqual([[{ scope: 'global' }]]);
  });

  it('says when it failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { backend } = await openAccount();
    backend.auth.signOut.mockResolvedValue(offline);
    await userEvent.click(screen.getByRole('button', { name: 'Sign out here' }));
    await waitFor(() => expect(lastToast()?.[2]).toBe('destructive'));
  });
});

describe('another password', () => {
  async function change(current_: string, next: string) {
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    if (current_) await userEvent.type(screen.getByLabelText('Current password'), current_);
    await userEvent.type(screen.getByLabelText('New password'), next);
    await userEvent.type(screen.getByLabelText('Confirm password'), next);
    await userEvent.click(screen.getByRole('button', { name: 'Save new password' }));
  }

  it('needs the current one', async () => {
    const { backend } = await openAccount();
    await change('', 'Other-Lake-43');
    expect(await screen.findByText('Password is required')).toBeTruthy();
    expect(backend.auth.updateUser).not.toHaveBeenCalled();
  });

  it('needs the right one', async () => {
    const { backend } = await openAccount();
    backend.auth.signInWithPassword.mockResolvedValue(
      refusal('Invalid login credentials', 'invalid_credentials'),
    );
    await change('wrong', 'Other-Lake-43');
    expect(await screen.findByText('This is not your current password')).toBeTruthy();
    expect(backend.auth.updateUser).not.toHaveBeenCalled();
  });

  it('is saved', async () => {
    const { backend } = await openAccount();
    await change('Quiet-Lake-42', 'Other-Lake-43');
    await waitFor(() => expect(lastToast()?.[0]).toBe('Password changed'));
    expect(backend.auth.signInWithPassword).toHaveBeenCalledWith({
      email: 'ann@example.com',
      password: 'Quiet-Lake-42',
    });
    expect(backend.auth.updateUser).toHaveBeenCalledWith({ password: 'Other-Lake-43' });
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });
});

describe('another address', () => {
  async function change(email: string) {
    await userEvent.click(screen.getByRole('button', { name: 'Change email address' }));
    await userEvent.type(screen.getByLabelText('New email address'), email);
    await userEvent.click(screen.getByRole('button', { name: 'Send links' }));
  }

  it('is asked for from both mailboxes', async () => {
    const { backend } = await openAccount();
    await change('new@example.com');
    expect(await screen.findByText(/one to ann@example\.com and one to new@example\.com/)).toBeTruthy();
    expect(backend.auth.updateUser).toHaveBeenCalledWith(
      { email: 'new@example.com' },
      { emailRedirectTo: `${window.location.origin}/account` },
    );
  });

  it('must be another one', async () => {
    const { backend } = await openAccount();
    await change('ANN@example.com');
    expect(await screen.findByText('This is your present address')).toBeTruthy();
    expect(backend.auth.updateUser).not.toHaveBeenCalled();
  });

  it('says why it was not taken', async () => {
    const { backend } = await openAccount();
    backend.auth.updateUser.mockResolvedValue(
      refusal('A user with this email address has already been registered', 'email_exists', 422),
    );
    await change('new@example.com');
    await waitFor(() => expect(lastToast()?.[0]).toBe('Email address not changed'));
  });

  it.each([
    ['#access_token=a&refresh_token=r&type=email_change', 'Your email address has been changed.', 1],
    [
      '#message=Confirmation+link+accepted',
      'One of the two links is confirmed. Now open the one in your other mailbox.',
      0,
    ],
    [
      '#error=access_denied&error_code=otp_expired',
      'This link does not work any more. You can ask for new ones below.',
      0,
    ],
  ])('says what came of a link, and never signs anybody in by it: %s', async (hash, text, refreshes) => {
    const { backend } = await openAccount({}, `/account${hash}`);
    expect(await screen.findByText(text)).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/account'));
    expect(backend.auth.refreshSession).toHaveBeenCalledTimes(refreshes);
    expect(backend.auth.setSession).not.toHaveBeenCalled();
  });
});
