/** Where answers of the library are kept. Who looks is part of it: what is open differs by plan, and progress is their own. */
export const libraryKeys = {
  all: ['library'] as const,
  of: (viewer: string | null) => ['library', viewer] as const,
  list: (viewer: string | null, asked: object) => ['library', viewer, 'list', asked] as const,
  found: (viewer: string | null, asked: object) => ['library', viewer, 'found', asked] as const,
  articles: (viewer: string | null) => ['library', viewer, 'article'] as const,
  article: (viewer: string | null, slug: string, lang: string) =>
    ['library', viewer, 'article', slug, lang] as const,
  reading: (userId: string) => ['library', userId, 'reading'] as const,
  desk: (userId: string) => ['library', userId, 'desk'] as const,
  deskList: (userId: string, asked: object) => ['library', userId, 'desk', 'list', asked] as const,
  deskArticle: (userId: string, id: string) => ['library', userId, 'desk', 'article', id] as const,
  deskHistory: (userId: string, id: string) => ['library', userId, 'desk', 'history', id] as const,
  deskSlugs: (userId: string, slugs: readonly string[]) =>
    ['library', userId, 'desk', 'slugs', slugs] as const,
  deskVersion: (userId: string, textId: string) => ['library', userId, 'desk', 'version', textId] as const,
};
