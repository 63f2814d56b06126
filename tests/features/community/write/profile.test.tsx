import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { loadApp } from '../../auth/support';
import { asAnn, askedOf, ownProfile, refused, serve, told } from '../support';

const app = await loadApp();
const { QuestionsPage } = await import('@/pages/community/questions-page');

const open = () => app.open('/community-qa?ask=1', <QuestionsPage />);

describe('a profile', () => {
  const fill = async (handle: string) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name in the community/ }), handle);
    await userEvent.click(screen.getByRole('radio', { name: 'Nobody' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'I am 18 or older.' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^I have read the guidelines/ }));
  };
  const create = () => userEvent.click(screen.getByRole('button', { name: 'Create profile' }));

  it('is asked for first, with nothing chosen for anybody, and all that is missing named', async () => {
    const server = serve();
    asAnn(server, null);
    open();
    expect(await screen.findByRole('heading', { name: 'Your community profile' })).toBeInTheDocument();
    for (const radio of screen.getAllByRole('radio', { name: /^(Members who|Nobody)/ }))
      expect(radio).not.toBeChecked();
    await create();
    expect(await screen.findAllByText('Please confirm this.')).toHaveLength(2);
    expect(screen.getByText('Please choose one.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Name in the community/ })).toBeInvalid();
    expect(askedOf(server, 'create_community_profile')).toEqual([]);
  });

  it('with a name that is taken says so at the name, and keeps the rest', async () => {
    const server = serve({ create_community_profile: () => refused('handle_taken') });
    asAnn(server, null);
    open();
    await fill('Ann-here');
    await create();
    const name = screen.getByRole('textbox', { name: /^Name in the community/ });
    await waitFor(() => expect(name).toHaveAccessibleDescription(/This name is taken\./));
    expect(name).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'Nobody' })).toBeChecked();
  });

  it('leads straight on to what one came for', async () => {
    const server = serve({ create_community_profile: () => told(ownProfile()) });
    asAnn(server, null);
    open();
    await fill('Ann-here');
    server.answers.my_community_profile = () => told(ownProfile());
    await create();
    expect(await screen.findByRole('textbox', { name: /^Your question/ })).toBeInTheDocument();
    expect(askedOf(server, 'create_community_profile')).toEqual([
      {
        p_handle: 'Ann-here',
        p_lang: 'en',
        p_allow_requests: 'nobody',
        p_adult: true,
        p_guidelines_version: 1,
        p_show_premium_badge: true,
        p_about: '',
      },
    ]);
  });
});
