import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Article } from '@/features/library/article/article';
import { Recording } from '@/features/library/article/recording';
import { renderAt } from '../../support/render';
import { articleOf } from './support';

const asked = vi.hoisted(() => [] as [string, Record<string, unknown>][]);
vi.mock('@/integrations/supabase/client', async () =>
  (await import('../../support/fake-supabase.ts')).fakeClientModule({
    rpc: (name, args) => {
      asked.push([name, args]);
      return {
        data: {
          lang: 'en',
          version: 1,
          percent: args.p_percent,
          position: args.p_position,
          completed_at: null,
          updated_at: '2026-11-29T10:00:00+00:00',
        },
        error: null,
      };
    },
  }),
);
beforeEach(() => void asked.splice(0));

const src = '/content/audio/starting.mp3';
const heard = (position: string | null) =>
  position === null
    ? null
    : { lang: 'en' as const, version: 1, percent: 20, position, completed_at: null, updated_at: '' };
function open(position: string | null = null) {
  const article = articleOf('podcast-starting', {
    kind: 'podcast',
    audio_url: src,
    audio_s: 600,
    progress: heard(position),
  });
  const view = renderAt('/', <Recording article={article} src={src} userId="somebody" />);
  const audio = view.container.querySelector('audio');
  if (!audio) throw new Error('no player');
  return { ...view, audio };
}

it('has the controls of the browser and begins by itself never', () => {
  const { audio } = open();
  expect(audio).toHaveAttribute('src', src);
  expect(audio).toHaveAttribute('controls');
  expect(audio).not.toHaveAttribute('autoplay');
  expect(audio).toHaveAccessibleName('About podcast starting');
});

it('goes on where somebody stopped, and from the beginning after a place in the text', () => {
  const { audio, unmount } = open('125');
  fireEvent.loadedMetadata(audio);
  expect(audio.currentTime).toBe(125);
  unmount();
  const again = open('part-3');
  fireEvent.loadedMetadata(again.audio);
  expect(again.audio.currentTime).toBe(0);
});

it('keeps the second at which somebody stopped', async () => {
  const { audio } = open();
  audio.currentTime = 150;
  fireEvent.pause(audio);
  await waitFor(() =>
    expect(asked).toEqual([
      ['keep_article_progress', expect.objectContaining({ p_percent: 25, p_position: '150', p_lang: 'en' })],
    ]),
  );
});

it('plays as fast as somebody chooses', () => {
  const { audio } = open();
  fireEvent.change(screen.getByLabelText('Speed'), { target: { value: '1.25' } });
  expect(audio.playbackRate).toBe(1.25);
});

it('leads to the feed that other players read', () => {
  open();
  expect(screen.getByRole('link', { name: 'Follow the podcast in another player' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/functions\/v1\/podcast-feed$/),
  );
});

it('stands in the place of reading aloud, and comes where there is one alone', async () => {
  const body = '## At the desk\n\nSit down first.\n';
  const recorded = articleOf('podcast-starting', { kind: 'podcast', body, audio_url: src, audio_s: 600 });
  const { container, unmount } = renderAt('/', <Article article={recorded} userId="somebody" />);
  await waitFor(() => expect(container.querySelector('audio')).toHaveAttribute('src', src));
  unmount();
  const written = renderAt('/', <Article article={{ ...recorded, audio_url: null }} userId="somebody" />);
  await screen.findByText('Sit down first.');
  expect(written.container.querySelector('audio')).toBeNull();
});
