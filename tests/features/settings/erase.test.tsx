import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { functionRefusal } from '../auth/support';
import { ownProfile } from '../community/support';
import { ErasureWatch, lastToast, open, openSettings, signedIn } from './support';

const waiting = { account_erasures: { due_at: '2026-11-27T10:00:00+00:00' } };

async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Erase my account' }));
  return screen.findByRole('alertdialog', { name: 'Erase your account?' });
}

async function confirm(dialog: HTMLElement, password: string) {
  if (password !== '') await userEvent.type(within(dialog).getByLabelText(/^Your password/), password);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Erase in 7 days' }));
}

async function ask(password = 'right') {
  const dialog = await openDialog();
  await confirm(dialog, password);
  return dialog;
}

describe('erasing the account', () => {
  it('says what goes, what stays and until when it can be undone, then waits', async () => {
    const backend = await openSettings();
    backend.invoke.mockResolvedValue({
      data: { success: true, due_at: '2026-11-27T10:00:00+00:00' },
      error: null,
    });
    const dialog = await openDialog();
    for (const point of ['What is erased', 'What stays', 'What happens now'])
      expect(within(dialog).getByText(point)).toBeVisible();
    expect(within(dialog).getByText(/does not start again by itself/)).toBeVisible();
    await confirm(dialog, 'right');
    expect(await screen.findByText(/^Your account will be erased on November 27, 2026/)).toBeVisible();
    expect(backend.invoke).toHaveBeenCalledWith('delete-account', { body: { password: 'right' } });
    expect(lastToast()?.[0]).toBe('Your account will be erased');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it.each([
    ['Keep my posts without my name', undefined],
    ['Also remove the text of my posts', true],
  ])('asks members what becomes of their posts: %s', async (choice, remove_posts) => {
    const backend = await openSettings();
    backend.rpc.mockImplementation(async (name) => ({
      data: name === 'my_community_profile' ? ownProfile() : null,
      error: null,
    }));
    backend.invoke.mockResolvedValue({
      data: { success: true, due_at: '2026-11-27T10:00:00+00:00' },
      error: null,
    });
    const dialog = await openDialog();
    expect(await within(dialog).findByRole('radio', { name: 'Keep my posts without my name' })).toBeChecked();
    await userEvent.click(within(dialog).getByRole('radio', { name: (name) => name.startsWith(choice) }));
    await confirm(dialog, 'right');
    await waitFor(() => expect(backend.invoke).toHaveBeenCalled());
    expect(backend.invoke).toHaveBeenCalledWith('delete-account', {
      body: { password: 'right', ...(remove_posts && { remove_posts }) },
    });
  });

  it('asks who is no member for no choice', async () => {
    const backend = await openSettings();
    backend.rpc.mockResolvedValue({ data: null, error: null });
    const dialog = await openDialog();
    await waitFor(() => expect(backend.rpc).toHaveBeenCalledWith('my_community_profile'));
    expect(within(dialog).queryByRole('radio')).not.toBeInTheDocument();
  });

  it('asks for the password before anything is sent, and again when it is wrong', async () => {
    const backend = await openSettings();
    const dialog = await ask('');
    expect(await within(dialog).findByText('Please enter your password to go on.')).toBeVisible();
    expect(backend.invoke).not.toHaveBeenCalled();
    backend.invoke.mockResolvedValue(functionRefusal(403, 'wrong_password'));
    await userEvent.type(within(dialog).getByLabelText(/^Your password/), 'wrong');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Erase in 7 days' }));
    expect(await within(dialog).findByText('This is not your password.')).toBeVisible();
  });

  it('says when a plan could not be ended, and that nothing was changed', async () => {
    const backend = await openSettings();
    backend.invoke.mockResolvedValue(functionRefusal(503, 'plans_not_ended'));
    const dialog = await ask();
    const fault = await within(dialog).findByRole('alert');
    expect(fault).toHaveTextContent(
      'Nothing was changedYour plan could not be ended at the payment provider. Nothing was changed. Please try again in a few minutes.',
    );
    expect(lastToast()).toBeUndefined();
  });

  it('is taken back on the same place', async () => {
    const backend = await openSettings(waiting);
    backend.rpc.mockResolvedValue({ data: true, error: null });
    await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByRole('button', { name: 'Erase my account' })).toBeInTheDocument();
    expect(backend.rpc).toHaveBeenCalledWith('keep_my_account');
    expect(lastToast()).toEqual([
      'Your account stays',
      'Nothing was erased. A plan that was ended does not start again by itself.',
      'default',
    ]);
  });

  it('cannot be taken back once it has begun', async () => {
    const backend = await openSettings(waiting);
    backend.rpc.mockResolvedValue({ data: null, error: { message: 'erasure_begun', code: 'PT409' } });
    await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() =>
      expect(lastToast()).toEqual([
        'Your account could not be kept',
        'The erasing has begun and cannot be stopped any more.',
        'destructive',
      ]),
    );
  });
});

describe('above every page', () => {
  it('stands when the account goes, until it is kept', async () => {
    const backend = signedIn(waiting);
    open('/', <ErasureWatch />);
    const banner = await screen.findByRole('region', { name: 'Erasing your account' });
    expect(within(banner).getByText(/November 27, 2026/)).toBeVisible();
    expect(within(banner).getByRole('link', { name: 'Details' })).toHaveAttribute('href', '/settings#erase');
    expect(document.body.firstElementChild).toContainElement(banner);
    backend.rpc.mockResolvedValue({ data: true, error: null });
    await userEvent.click(within(banner).getByRole('button', { name: 'Keep my account' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Erasing your account' })).not.toBeInTheDocument(),
    );
  });

  it('stands nothing for somebody whose account stays', async () => {
    const asked = vi.spyOn(signedIn().client, 'from');
    open('/', <ErasureWatch />);
    await waitFor(() => expect(asked).toHaveBeenCalledWith('account_erasures'));
    await asked.mock.results[0]?.value.maybeSingle();
    expect(screen.queryByRole('region', { name: 'Erasing your account' })).not.toBeInTheDocument();
  });
});
