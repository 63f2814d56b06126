/** Texts of the library as the server lists and tells them. */
import type { LibraryCard, WholeArticle } from '@/api/library/shapes';

export const cardOf = (slug: string, more: Partial<LibraryCard> = {}): LibraryCard => ({
  id: `00000000-0000-4000-8000-${String(slug.length).padStart(12, '0')}`,
  slug,
  kind: 'article',
  tier: 'freemium',
  category: 'starting',
  publish_at: '2026-11-01T09:00:00+00:00',
  early: false,
  open: true,
  audio_s: null,
  lang: 'en',
  version: 1,
  title: `About ${slug.replaceAll('-', ' ')}`,
  summary: 'What helps on a slow morning.',
  reading_min: 6,
  updated_at: '2026-11-01T09:00:00+00:00',
  percent: 0,
  completed: false,
  ...more,
});

export const articleOf = (slug: string, more: Partial<WholeArticle> = {}): WholeArticle => ({
  ...cardOf(slug),
  text_lang: 'en',
  text_version: 1,
  text_updated_at: '2026-11-01T09:00:00+00:00',
  first_published_at: '2026-11-01T09:00:00+00:00',
  contents: [],
  body: '',
  sources: [],
  langs: ['en'],
  author_name: 'Focus Clarity Lab team',
  reviewed_by: null,
  reviewed_at: null,
  audio_url: null,
  progress: null,
  related: [],
  ...more,
});
