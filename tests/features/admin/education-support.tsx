/** The desk of the library over functions of the backend that a test answers for. */
import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { current } from '../auth/support';
import { loadDesk, patient, uuid } from './support';

class NoObserver {
  observe() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', NoObserver);

export const button = (name: RegExp | string) => screen.findByRole('button', { name }, patient);
export const field = (name: string) => screen.findByLabelText(name, undefined, patient);

const lang = (state: string, version = 1) => ({
  state,
  version,
  title: 'A desk in the morning',
  updated_at: '2026-11-20T10:00:00Z',
  has_body: true,
  is_shown: state !== 'draft',
});
export const row = (n: number, more: object = {}) => ({
  id: uuid(n),
  kind: 'article',
  slug: `text-${n}`,
  tier: 'plus',
  category: 'habits',
  state: 'published',
  publish_at: '2026-11-01T10:00:00Z',
  published_at: '2026-11-01T10:00:00Z',
  deleted_at: null,
  audio_url: null,
  audio_s: null,
  audio_bytes: null,
  author_name: 'Focus Clarity Lab team',
  reviewed_by: null,
  reviewed_at: null,
  version: 3,
  updated_at: '2026-11-20T10:00:00Z',
  langs: { en: lang('current'), de: lang('outdated'), fr: lang('draft') },
  ...more,
});
const body = ['A morning', 'At the desk', 'In the bus', 'One thing to try today', 'When to get help']
  .map(
    (title) =>
      `## ${title}\n\n${'You put the kettle on and find a note from the day before. '.repeat(13)}\n\n`,
  )
  .join('');
export const source = { title: 'A study', publisher: 'A journal', year: 2012, url: 'https://example.org/a' };
export const text = (version = 1, more: object = {}) => ({
  id: uuid(500 + version),
  version,
  status: 'current',
  title: 'A desk in the morning',
  summary: 'What is on a desk, and what is not.',
  sources: [source],
  body,
  source_version: null,
  ...more,
});
export const article = (more: object = {}, english: object | null = text()) => ({
  ...row(number),
  problems: [],
  texts: english ? { en: english } : {},
  versions: [
    {
      id: uuid(501),
      lang: 'en',
      version: 1,
      status: 'current',
      title: 'A desk in the morning',
      created_at: '2026-11-20T10:00:00Z',
    },
  ],
  ...more,
});
export const saved = (version: number, title: string) => {
  const { source_version: _, ...stored } = text(version, { status: 'draft', title });
  return { ...stored, article_id: id(), lang: 'en', created_at: '2026-11-21T10:00:00Z' };
};
/** Another article for each test: what is being written of one stays on the device. */
let number = 100;
export const id = () => uuid(number);
export const opened = () => `?tab=education&article=${id()}`;

/** This article, with something else in it. */
export const ownRow = (more: object) => row(number, more);

/** The app with an editor signed in; `answers` is what each function answers, anew for every test. */
export async function loadLibraryDesk() {
  const desk = await loadDesk();
  beforeEach(() => {
    number += 1;
    current.backend.rows.articles = [];
    Object.assign(desk.answers, {
      desk_library: () => ({ rows: [], total: 0 }),
      desk_article: () => article(),
      article_history: () => [],
    });
  });
  return desk;
}
