import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ann, current, offline } from '../auth/support';
import {
  AccountPage,
  attempt,
  changeLanguage,
  lastToast,
  open,
  openAccount,
  profile,
  readStored,
  updateStored,
} from './support';

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
