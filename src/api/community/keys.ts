/** Where answers of the community are kept. What belongs to a person carries the person, so that it goes with them. */
export const communityKeys = {
  all: ['community'] as const,
  me: (userId: string) => ['community', 'me', userId] as const,
  myPosts: (userId: string) => ['community', 'my-posts', userId] as const,
  myDecisions: (userId: string) => ['community', 'my-decisions', userId] as const,
  blocks: (userId: string) => ['community', 'blocks', userId] as const,
  member: (profileId: string) => ['community', 'member', profileId] as const,
  tags: ['community', 'tags'] as const,
  blockedHosts: ['community', 'blocked-hosts'] as const,
  lists: ['community', 'topics'] as const,
  list: (asked: object) => ['community', 'topics', asked] as const,
  found: (asked: object) => ['community', 'found', asked] as const,
  similar: (title: string, lang: string) => ['community', 'similar', lang, title] as const,
  newest: (asked: object) => ['community', 'newest', asked] as const,
  newer: (asked: object) => ['community', 'newer', asked] as const,
  topics: ['community', 'topic'] as const,
  /** Who looks is part of it: what is held is shown to its author. */
  topic: (id: string, viewer: string | null) => ['community', 'topic', id, viewer] as const,
  answers: (id: string, viewer: string | null) => ['community', 'topic', id, viewer, 'answers'] as const,
};
