import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ann, current, functionRefusal, loadApp } from '../auth/support';
import { cardOf } from './support';

const app = await loadApp();
const { ForYou } = await import('@/features/library/list/for-you');
const { PublicLibrary } = await import('@/features/library/public-library');

const user = userEvent.setup();
const offer = (slug: string, ...reasons: string[]) => ({
  id: `article:${slug}`,
  type: 'article',
  title: `About ${slug}`,
  url: `/education/${slug}`,
  points: 1,
  reasons,
});
const answer = (recommendations: object[], more: object = {}) => ({
  data: { recommendations, locked: null, source: 'rules', day: '2026-11-30', areas: {}, read: {}, ...more },
  error: null,
});
const openForYou = (above: string[] = []) =>
  app.open('/education', <ForYou userId="somebody" above={above} />);
const items = () =>
  [...document.querySelectorAll('[data-part="for-you"] > li')].map((item) => item.textContent);

describe('what may suit somebody', () => {
  it('names each text and the weightiest reason for it', async () => {
    current.backend.invoke.mockResolvedValue(
      answer(
        [
          offer('begun', 'begun', 'short'),
          offer('near', 'read:known'),
          offer('calm', 'need:emotion_stress'),
          offer('plain', 'general'),
        ],
        {
          read: { known: 'What is known' },
          areas: { emotion_stress: { test: 'focus_snapshot', highest: true } },
        },
      ),
    );
    openForYou();
    await waitFor(() =>
      expect(items()).toEqual([
        'About begunYou have begun it.',
        'About nearBecause you read “What is known”.',
        expect.stringMatching(/^About calmBecause your last Focus Snapshot was highest in /),
        'About plainIt is a good place to begin.',
      ]),
    );
    expect(screen.getByRole('link', { name: 'About near' })).toHaveAttribute('href', '/education/near');
    expect(current.backend.invoke).toHaveBeenCalledWith(
      'ai-content-recommendations',
      expect.objectContaining({ body: { contentType: 'education', language: 'en' } }),
    );
  });

  it('says once what holds for all of them', async () => {
    current.backend.invoke.mockResolvedValue(answer([offer('one', 'new', 'short'), offer('two', 'new')]));
    openForYou();
    await waitFor(() => expect(items()).toEqual(['About oneIt takes five minutes or less.', 'About two']));
    expect(screen.getByText('It is new.')).toBeVisible();
  });

  it('leaves out what stands above as begun, and is not there at all where nothing is left', async () => {
    current.backend.invoke.mockResolvedValue(
      answer([offer('begun', 'begun'), offer('new', 'new'), offer('plain', 'general')]),
    );
    const view = openForYou(['/education/begun']);
    await waitFor(() =>
      expect(items()).toEqual(['About newIt is new.', 'About plainIt is a good place to begin.']),
    );
    view.unmount();
    openForYou(['/education/begun', '/education/new', '/education/plain']);
    await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
  });

  it('that cannot be had is said in a line, and can be asked for again', async () => {
    current.backend.invoke.mockResolvedValue(functionRefusal(500, 'recommendations_failed'));
    openForYou();
    expect(await screen.findByText('The suggestions could not be loaded')).toBeVisible();
    expect(items()).toEqual([]);
    current.backend.invoke.mockResolvedValue(answer([offer('plain', 'general')]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(items()).toHaveLength(1));
  });
});

describe('the library as everybody sees it', () => {
  const serve = () =>
    current.backend.rpc.mockImplementation(async () => ({
      data: [
        cardOf('first-steps', { open: false }),
        cardOf('a-longer-road', { open: false, tier: 'plus', lang: 'en' }),
      ],
      error: null,
    }));
  const open = () => app.open('/community-education?tab=education', <PublicLibrary />);

  it('shows cards with the plan they are part of, and where reading begins', async () => {
    serve();
    open();
    const card = within(await screen.findByRole('article', { name: 'About a longer road' }));
    expect(card.getByText('Part of Plus')).toBeVisible();
    expect(card.getByRole('link')).toHaveAttribute('href', '/education/a-longer-road');
    expect(
      within(screen.getByRole('article', { name: 'About first steps' })).queryByText(/Part of/),
    ).toBeNull();
    expect(screen.getByText(/Reading needs an account/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/education');
  });

  it('leads members to their own list', async () => {
    current.backend.state.session = ann;
    current.hasSession = true;
    serve();
    open();
    expect(await screen.findByRole('link', { name: 'To the library' })).toHaveAttribute('href', '/education');
    expect(screen.queryByText(/Reading needs an account/)).not.toBeInTheDocument();
  });
});
