import type { Language } from '../../config/languages.ts';
import type { LibraryKind, LibraryTier } from './kinds.ts';

/** What the team wrote for the library; sections 5.1 to 5.3 of the community rules. Texts: content/education. */

export interface Work {
  readonly kind: LibraryKind;
  readonly number: number;
  readonly slug: string;
  readonly tier: LibraryTier;
}

type Row = readonly [slug: string, tier?: LibraryTier];

const rows: Readonly<Record<LibraryKind, readonly Row[]>> = {
  article: [
    ['how-attention-works'],
    ['screening-is-not-diagnosis'],
    ['what-adhd-is'],
    ['why-we-put-things-off'],
    ['if-then-plans'],
    ['sleep-and-attention'],
    ['breaks-that-restore'],
    ['preparing-for-a-doctor-visit'],
    ['starting-first-two-minutes', 'plus'],
    ['planning-a-week', 'plus'],
    ['cost-of-switching', 'plus'],
    ['phones-and-notifications', 'plus'],
    ['working-memory-daily-life', 'plus'],
    ['brain-training-evidence'],
    ['reaction-time-variability', 'premium'],
    ['how-long-habits-take', 'plus'],
    ['tracking-without-pressure', 'premium'],
    ['perfectionism-and-delay', 'plus'],
    ['self-compassion', 'plus'],
    ['movement-and-focus'],
    ['noise-and-music', 'plus'],
    ['child-routines'],
    ['in-the-classroom'],
    ['memory-worries'],
  ],
  blog: [
    ['why-we-do-not-diagnose'],
    ['measuring-milliseconds'],
    ['designing-for-focus'],
    ['what-happens-to-your-answers'],
    ['streaks-that-forgive'],
    ['study-rooms'],
    ['four-week-plan'],
    ['how-we-moderate'],
  ],
  podcast: [['podcast-starting'], ['podcast-evening'], ['podcast-breathing'], ['podcast-school']],
};

export const works: readonly Work[] = (Object.keys(rows) as LibraryKind[]).flatMap((kind) =>
  rows[kind].map(([slug, tier = 'freemium'], at): Work => ({ kind, number: at + 1, slug, tier })),
);

/** Articles whose full text stands in every language; of the rest the title and the summary do. */
const everywhere: readonly number[] = [1, 2, 4, 8, 22, 24];

export const hasFullText = ({ kind, number }: Work, lang: Language): boolean =>
  lang === 'en' || (kind === 'article' && everywhere.includes(number));

/** What an article about memory begins with, word for word; section 5.5 of the rules of the self-checks. */
export const openings: Readonly<Record<string, string>> = {
  'memory-worries':
    'If you or people close to you are concerned, talk to a doctor, whatever this result shows.',
};
