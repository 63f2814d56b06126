import { personIds } from '../people.ts';
import type { Fixture, Sample } from './sample.ts';

const at = { created_at: '2026-11-20T10:00:00Z', updated_at: '2026-11-20T10:00:00Z' };
const id = (kind: string, n: string) => `0e${kind}00000-0000-4000-8000-0000000000${n}`;
/** Premium reads it already. */
const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString();

const places = [
  'open',
  'plus',
  'premium',
  'draft',
  'archived',
  'deleted',
  'early',
  'outdated',
  'bare',
] as const;
const n = (label: string) => `0${places.indexOf(label as (typeof places)[number]) + 1}`;

const article = (label: string, slug: string, state: string, tier = 'freemium'): Sample => ({
  id: id('1', n(label)),
  kind: 'article',
  slug,
  tier,
  category: 'attention',
  state,
  publish_at: label === 'early' ? inThreeDays : '2026-11-20T10:00:00Z',
  published_at: state === 'draft' ? null : '2026-11-20T10:00:00Z',
  archived_at: state === 'archived' ? '2026-11-21T10:00:00Z' : null,
  deleted_at: state === 'deleted' ? '2026-11-21T10:00:00Z' : null,
  author_name: 'Focus Clarity Lab team',
  version: 1,
  ...at,
});

const text = (label: string, articleId: string, status = 'current', version = 1): Sample => ({
  id: id('2', n(label)),
  article_id: articleId,
  lang: 'en',
  version,
  status,
  title: 'A desk in the morning',
  summary: 'What is on it, and what is not.',
  sources: [{ title: 'A title', publisher: 'A journal', year: 2012, url: 'https://doi.org/10.1000/abc' }],
  contents: [],
  reading_min: 1,
  search: '',
  ...at,
});

const body = (label: string, textId = id('2', n(label))): Sample => ({
  id: id('3', n(label)),
  article_text_id: textId,
  body: 'You sit down and the list is longer than the day. '.repeat(4).trim(),
  search: '',
  ...at,
});

const progress = (progressId: string, userId: string, articleId = id('1', '01')): Sample => ({
  id: progressId,
  user_id: userId,
  article_id: articleId,
  lang: 'en',
  version: 1,
  percent: 40,
  position: 'part-2',
  completed_at: null,
  ...at,
});

const { owner, other } = personIds;
const byLabel = (labels: readonly string[], of: (label: string) => Sample) =>
  Object.fromEntries(labels.map((label) => [label, of(label)]));

export const library: Readonly<Record<string, Fixture>> = {
  articles: {
    rows: {
      open: article('open', 'a-desk-in-the-morning', 'published'),
      plus: article('plus', 'a-desk-at-noon', 'published', 'plus'),
      premium: article('premium', 'a-desk-at-night', 'published', 'premium'),
      draft: article('draft', 'a-desk-to-come', 'draft'),
      archived: article('archived', 'a-desk-of-before', 'archived'),
      deleted: article('deleted', 'a-desk-that-is-gone', 'deleted'),
      early: article('early', 'a-desk-of-next-week', 'published'),
    },
    fresh: () => ({ ...article('outdated', 'a-desk-that-is-new', 'draft'), id: id('1', 'ff') }),
    change: { author_name: 'Somebody else' },
  },
  article_texts: {
    rows: byLabel(places, (label) =>
      label === 'outdated' || label === 'bare'
        ? text(label, id('1', n('open')), 'superseded', label === 'bare' ? 6 : 7)
        : text(label, id('1', n(label)), label === 'draft' ? 'draft' : 'current'),
    ),
    fresh: () => ({ ...text('outdated', id('1', n('open')), 'superseded', 8), id: id('2', 'ff') }),
    change: { summary: 'What is on it today, and what is not.' },
  },
  article_bodies: {
    rows: byLabel(
      places.filter((label) => label !== 'bare'),
      (label) => body(label),
    ),
    fresh: () => ({ ...body('bare'), id: id('3', 'ff') }),
    change: { created_at: '2026-11-22T10:00:00Z' },
  },
  article_progress: {
    person: 'user_id',
    rows: {
      owner: progress(id('4', '01'), owner),
      other: progress(id('4', '02'), other),
    },
    fresh: (userId) => progress(id('4', 'ff'), userId),
    change: { percent: 60 },
  },
};
/** One that everybody may read. */
export const openArticleId = id('1', n('open'));
