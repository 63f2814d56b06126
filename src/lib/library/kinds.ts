/** What a text of the library can be, and how long; sections 1.1 and 5 of the community rules. */

export const libraryKinds = ['article', 'blog', 'podcast'] as const;
export type LibraryKind = (typeof libraryKinds)[number];

/** From the widest to the narrowest: who has a plan reads what stands before it. */
export const libraryTiers = ['freemium', 'plus', 'premium'] as const;
export type LibraryTier = (typeof libraryTiers)[number];

export const libraryCategories = [
  'attention',
  'starting',
  'planning',
  'habits',
  'body',
  'feelings',
  'family',
  'memory',
  'product',
] as const;
export type LibraryCategory = (typeof libraryCategories)[number];

/** Code points of what is stored. */
export const libraryLengths = {
  title: [5, 120],
  summary: [20, 300],
  body: [100, 40_000],
} as const;

/** Words of the English text of the team. */
export const wordsOfKind: Readonly<Record<LibraryKind, readonly [least: number, most: number]>> = {
  article: [800, 1200],
  blog: [600, 900],
  podcast: [1100, 1500],
};

export const headingsOfText = [4, 7] as const;
export const highestGrade = 9;
export const longestMeanSentence = 16;
/** So many words in a row that stand in two texts are a copy. */
export const wordsOfACopy = 8;
