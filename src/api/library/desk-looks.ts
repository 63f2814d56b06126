import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { askAsStaff } from '@/api/admin/ask';
import { libraryKeys } from './keys';

/* What the desk looks up beside an article: who changed what, and whether links lead somewhere. */

const entrySchema = z.object({
  id: z.number(),
  action: z.string(),
  detail: z.looseObject({
    lang: z.optional(z.string()),
    version: z.optional(z.number()),
    after: z.optional(z.unknown()),
    url: z.optional(z.string()),
    roles: z.optional(z.array(z.string())),
  }),
  created_at: z.string(),
  mine: z.boolean(),
  /** Of the colleague in the community; null: they have none. */
  name: z.nullable(z.string()),
});
export type HistoryEntry = z.output<typeof entrySchema>;
const historySchema = z.array(entrySchema);
const perPage = 25;

/** Acts on an article, the newest first. */
export function articleHistoryQuery(userId: string, id: string) {
  return infiniteQueryOptions({
    queryKey: libraryKeys.deskHistory(userId, id),
    queryFn: async ({ pageParam, client }) =>
      z.parse(
        historySchema,
        await askAsStaff(client, (db) =>
          db.rpc('article_history', {
            p_article: id,
            p_limit: perPage,
            ...(pageParam !== null && { p_before: pageParam }),
          }),
        ),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (page: HistoryEntry[]) => (page.length < perPage ? null : (page.at(-1)?.id ?? null)),
  });
}

const slugsSchema = z.array(z.object({ slug: z.string() }));
/** So many addresses fit in one question. */
const most = 100;

/** Which of these addresses a text has that is read, or will be. */
export function knownSlugsQuery(userId: string, slugs: readonly string[]) {
  const asked = slugs.slice(0, most).toSorted();
  return queryOptions({
    queryKey: libraryKeys.deskSlugs(userId, asked),
    queryFn: async ({ client }) => {
      if (asked.length === 0) return [];
      const rows = await askAsStaff(client, (db) =>
        db.from('articles').select('slug').in('slug', asked).in('state', ['draft', 'published']),
      );
      return z.parse(slugsSchema, rows).map(({ slug }) => slug);
    },
    placeholderData: (before) => before,
  });
}
