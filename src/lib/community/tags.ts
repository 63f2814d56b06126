/** What questions are about; section 5.4 of the community rules. Their names are rows of the database, in all languages. */
export const communityTags = [
  'starting',
  'planning',
  'focus',
  'procrastination',
  'perfectionism',
  'habits',
  'routines',
  'sleep',
  'movement',
  'breaks',
  'environment',
  'phones',
  'study',
  'work',
  'training',
  'screening',
  'reports',
  'parents',
  'teachers',
  'rooms',
  'wellbeing',
  'professional-help',
  'memory',
  'accessibility',
] as const;

export type CommunityTag = (typeof communityTags)[number];

const known: ReadonlySet<string> = new Set(communityTags);
const mostTags = 5;

/** Tags out of an address, each once; what is none is left out. */
export const readTags = (typed: readonly string[]): CommunityTag[] =>
  [...new Set(typed)].filter((tag): tag is CommunityTag => known.has(tag)).slice(0, mostTags);

/** A question has 1 to 5. */
export const isTagCount = (tags: readonly string[]): boolean => {
  const different = new Set(tags).size;
  return different >= 1 && different <= mostTags;
};
