import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ann } from '../auth/support';
import { changeLanguage, lastToast, open, openProfile, ProfilePage, profile } from './support';

describe('the profile page without a session', () => {
  it('offers to sign in and come back', async () => {
    open('/profile', <ProfilePage />);
    expect(await screen.findByRole('heading', { name: 'Sign in to see your profile' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth?mode=login&redirect=%2Fprofile',
    );
  });
});

describe('the profile', () => {
  it('keeps a new name', async () => {
    const { backend } = await openProfile();
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    expect(name).toHaveValue('Ann');
    await userEvent.clear(name);
    await userEvent.type(name, '  Ann Lee ');
    await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
    await waitFor(() => expect(lastToast()?.[0]).toBe('Saved'));
    expect(backend.writes).toEqual([
      { table: 'profiles', kind: 'update', values: { display_name: 'Ann Lee' }, id: ann.user.id },
    ]);
    expect(name).toHaveValue('Ann Lee');
  });

  it('takes an empty name away', async () => {
    const { backend } = await openProfile();
    await userEvent.clear(await screen.findByRole('textbox', { name: /^Name/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
    await waitFor(() => expect(backend.writes[0]?.values).toEqual({ display_name: null }));
  });

  it('refuses a name the database would refuse', async () => {
    const { backend } = await openProfile();
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.paste('x'.repeat(81));
    await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByText('Please use at most 80 characters.')).toBeVisible();
    expect(backend.writes).toEqual([]);
  });

  it('switches the interface with the language, and keeps the choice', async () => {
    const { backend } = await openProfile();
    await userEvent.selectOptions(await screen.findByLabelText('Language'), 'de');
    expect(changeLanguage).toHaveBeenCalledWith('de');
    await waitFor(() => expect(backend.writes[0]?.values).toEqual({ language: 'de' }));
  });

  it('takes a choice back that could not be kept', async () => {
    const { backend } = await openProfile();
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
    expect(news).not.toBeChecked();
  });
});

describe('the picture', () => {
  const pictures = () => within(screen.getByRole('group', { name: 'Picture' }));

  it('is the initials until one of twelve drawings is chosen', async () => {
    const { backend } = await openProfile();
    expect(pictures().getAllByRole('radio')).toHaveLength(13);
    expect(pictures().getByRole('radio', { name: 'Initials' })).toBeChecked();
    fireEvent.click(pictures().getByRole('radio', { name: 'Ripple' }));
    // At once, not when the server has answered.
    expect(pictures().getByRole('radio', { name: 'Ripple' })).toBeChecked();
    await waitFor(() => expect(backend.writes[0]?.values).toEqual({ avatar: 'ripple' }));
    expect(pictures().getByRole('radio', { name: 'Ripple' })).toBeChecked();
  });

  it('can be taken away', async () => {
    const { backend } = await openProfile({ profiles: { ...profile, avatar: 'stars' } });
    await userEvent.click(pictures().getByRole('radio', { name: 'Initials' }));
    await waitFor(() => expect(backend.writes[0]?.values).toEqual({ avatar: null }));
  });

  it('that this version does not know shows as the initials', async () => {
    await openProfile({ profiles: { ...profile, avatar: 'from-the-future' } });
    expect(pictures().getByRole('radio', { name: 'Initials' })).toBeChecked();
  });

  it('goes back to the one before when it could not be kept, and leaves other choices alone', async () => {
    const { backend } = await openProfile({ profiles: { ...profile, avatar: 'stars' } });
    await userEvent.click(screen.getByRole('checkbox', { name: /occasional news/ }));
    await waitFor(() => expect(backend.writes).toHaveLength(1));
    backend.fails.set('profiles', { message: 'Failed to fetch' });
    await userEvent.click(pictures().getByRole('radio', { name: 'Orbit' }));
    await waitFor(() => expect(lastToast()?.[0]).toBe('Not saved'));
    expect(pictures().getByRole('radio', { name: 'Stars' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /occasional news/ })).toBeChecked();
  });

  it('is the last of several chosen in a row', async () => {
    const { backend } = await openProfile();
    pictures().getByRole('radio', { name: 'Initials' }).focus();
    for (const name of ['Focus', 'Ripple', 'Orbit']) {
      await userEvent.click(pictures().getByRole('radio', { name }));
    }
    await waitFor(() => expect(backend.writes).toHaveLength(3));
    expect(backend.writes.at(-1)?.values).toEqual({ avatar: 'orbit' });
    expect(pictures().getByRole('radio', { name: 'Orbit' })).toBeChecked();
  });
});
