import { beforeEach, describe, expect, it } from 'vitest';
import type { Episode } from '../../src/lib/library/feed.ts';
import { handle, type PodcastDeps } from '../../supabase/functions/podcast-feed/handler.ts';

const episode: Episode = {
  slug: 'podcast-starting',
  publish_at: '2026-11-28T09:00:00Z',
  audio_url: '/content/audio/starting.mp3',
  audio_s: 3725,
  audio_bytes: 9_000_000,
  author_name: 'Focus Clarity Lab team',
  title: 'Starting & <going on>',
  summary: 'What to do "now".\u0007',
};
let episodes: Episode[] = [];
let asked: string[] = [];
const logged: unknown[] = [];
const deps: PodcastDeps = {
  site: 'https://site.example',
  self: 'https://api.example/functions/v1/podcast-feed',
  log: (entry) => logged.push(entry),
  newId: () => 'error-id',
  async episodes(lang) {
    asked.push(lang);
    return episodes;
  },
};
const get = (query = '', more: RequestInit = {}) =>
  handle(new Request(`https://api.example/podcast-feed${query}`, more), deps);
const feedOf = async (response: Response) =>
  new DOMParser().parseFromString(await response.text(), 'application/xml');
beforeEach(() => {
  episodes = [episode];
  asked = [];
});

describe('the feed of the podcast', () => {
  it('names every episode with its file, its page and its length', async () => {
    const response = await get();
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const feed = await feedOf(response);
    const of = (name: string) => feed.querySelector(`item > ${name}`);
    expect(of('title')?.textContent).toBe('Starting & <going on>');
    expect(of('description')?.textContent).toBe('What to do "now".');
    expect(of('link')?.textContent).toBe('https://site.example/education/podcast-starting');
    expect(of('pubDate')?.textContent).toBe('Sat, 28 Nov 2026 09:00:00 +0000');
    const enclosure = of('enclosure');
    expect(['url', 'length', 'type'].map((name) => enclosure?.getAttribute(name))).toEqual([
      'https://site.example/content/audio/starting.mp3',
      '9000000',
      'audio/mpeg',
    ]);
    expect(feed.getElementsByTagName('itunes:duration')[0]?.textContent).toBe('01:02:05');
    expect(feed.querySelector('channel > language')?.textContent).toBe('en');
  });

  it('is not found while no episode has a recording', async () => {
    episodes = [];
    const response = await get();
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: { code: 'no_episodes' } });
  });

  it('speaks the language that is asked for, and English where it is none', async () => {
    const feed = await feedOf(await get('?lang=de'));
    expect(feed.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(`${deps.self}?lang=de`);
    await get('?lang=../../etc');
    expect(asked).toEqual(['de', 'en']);
  });

  it('is read and never written', async () => {
    expect((await get('', { method: 'POST' })).status).toBe(405);
    const head = await get('', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('answers 500 with an id where the database is not there', async () => {
    const broken = { ...deps, episodes: async () => Promise.reject(new Error('no database')) };
    const response = await handle(new Request('https://api.example/podcast-feed'), broken);
    expect(response.status).toBe(500);
    expect(logged).toHaveLength(1);
  });
});
