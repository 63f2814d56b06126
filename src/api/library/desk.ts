import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { askAsStaff } from '@/api/admin/ask';
import type { Language } from '@/config/languages';
import type { LibraryCategory, LibraryKind, LibraryTier } from '@/lib/library/kinds';
import type { Source } from '@/lib/library/sources';
import { libraryKeys } from './keys';
import {
  type DeskArticle,
  type DeskRow,
  type DeskVersion,
  deskArticleSchema,
  deskPageSchema,
  deskRowSchema,
  deskVersionSchema,
} from './shapes';

/*
 * The desk of the library. Every function asks again whether the caller is of the education team; what it refuses is read
 * by `libraryRefusalIn`.
 */

export interface AskedDesk {
  readonly kind?: LibraryKind | undefined;
  readonly state?: DeskRow['state'] | undefined;
  readonly tier?: LibraryTier | undefined;
  /** With a text in it, and without one. */
  readonly lang?: Language | undefined;
  readonly missing?: Language | undefined;
  /** Whose review is more than twelve months old. */
  readonly due?: boolean | undefined;
  readonly perPage?: 25 | 50 | 100 | undefined;
}

type Place = Pick<DeskRow, 'updated_at' | 'id'>;

export function deskQuery(userId: string, asked: AskedDesk) {
  const perPage = asked.perPage ?? 25;
  return infiniteQueryOptions({
    queryKey: libraryKeys.deskList(userId, asked),
    queryFn: async ({ pageParam, client }) =>
      z.parse(
        deskPageSchema,
        await askAsStaff(client, (db) =>
          db.rpc('desk_library', {
            p_limit: perPage,
            ...(asked.kind && { p_kind: asked.kind }),
            ...(asked.state && { p_state: asked.state }),
            ...(asked.tier && { p_tier: asked.tier }),
            ...(asked.lang && { p_lang: asked.lang }),
            ...(asked.missing && { p_missing: asked.missing }),
            ...(asked.due && { p_due: true }),
            ...(pageParam && { p_before: pageParam.updated_at, p_id: pageParam.id }),
          }),
        ),
      ),
    initialPageParam: null as Place | null,
    getNextPageParam: ({ rows }): Place | null => (rows.length < perPage ? null : (rows.at(-1) ?? null)),
  });
}

export function deskArticleQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: libraryKeys.deskArticle(userId, id),
    queryFn: async ({ client }): Promise<DeskArticle> =>
      z.parse(deskArticleSchema, await askAsStaff(client, (db) => db.rpc('desk_article', { p_article: id }))),
    // What lies open is being written in: it is read anew when somebody asks.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function deskVersionQuery(userId: string, textId: string) {
  return queryOptions({
    queryKey: libraryKeys.deskVersion(userId, textId),
    queryFn: async ({ client }): Promise<DeskVersion> =>
      z.parse(
        deskVersionSchema,
        await askAsStaff(client, (db) => db.rpc('desk_version', { p_text: textId })),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Lists and everything readers see are old after an act. */
const readAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: libraryKeys.all });

type Call = Parameters<typeof askAsStaff>[1];
const rowOf = async (client: QueryClient, call: Call): Promise<DeskRow> =>
  z.parse(deskRowSchema, await askAsStaff(client, call));
const versionOf = async (client: QueryClient, call: Call): Promise<DeskVersion> =>
  z.parse(deskVersionSchema, await askAsStaff(client, call));
const afterwards = {
  onSuccess: (_done: unknown, _asked: unknown, _before: unknown, { client }: { client: QueryClient }) =>
    readAgain(client),
};

export interface NewArticle {
  /** Made by the page: one that is sent again is the one article. */
  readonly id: string;
  readonly kind: LibraryKind;
  readonly slug: string;
  readonly category: LibraryCategory;
  readonly tier: LibraryTier;
}

export const createArticleMutation = () =>
  mutationOptions({
    mutationFn: ({ id, kind, slug, category, tier }: NewArticle, { client }) =>
      rowOf(client, (db) =>
        db.rpc('create_article', {
          p_id: id,
          p_kind: kind,
          p_slug: slug,
          p_category: category,
          p_tier: tier,
        }),
      ),
    ...afterwards,
  });

export interface ArticleEdit {
  readonly id: string;
  readonly version: number;
  readonly changes: Partial<
    Pick<
      DeskRow,
      | 'slug'
      | 'tier'
      | 'category'
      | 'author_name'
      | 'reviewed_by'
      | 'reviewed_at'
      | 'audio_url'
      | 'audio_s'
      | 'audio_bytes'
    >
  >;
}

export const editArticleMutation = () =>
  mutationOptions({
    mutationFn: ({ id, version, changes }: ArticleEdit, { client }) =>
      rowOf(client, (db) =>
        db.rpc('edit_article', { p_article: id, p_version: version, p_changes: changes }),
      ),
    ...afterwards,
  });

export interface SavedDraft {
  readonly id: string;
  readonly lang: Language;
  /** The newest version that was read in this language; 0: none. */
  readonly version: number;
  readonly title: string;
  readonly summary: string;
  /** Markdown; empty: a translated card alone. */
  readonly body: string;
  /** Of the English text; else empty. */
  readonly sources: readonly Source[];
}

/** What was saved is what lies open: the page does not wait for the article to be read anew. */
export const saveDraftMutation = (userId: string) =>
  mutationOptions({
    mutationFn: ({ id, lang, version, title, summary, body, sources }: SavedDraft, { client }) =>
      versionOf(client, (db) =>
        db.rpc('save_article_draft', {
          p_article: id,
          p_lang: lang,
          p_version: version,
          p_title: title,
          p_summary: summary,
          p_body: body,
          p_sources: [...sources],
        }),
      ),
    onSuccess: (saved, { id }, _before, { client }) => showNewest(client, userId, id, saved),
  });

/** Puts a version where its article lies open, and has everything read anew behind it. */
function showNewest(client: QueryClient, userId: string, id: string, saved: DeskVersion) {
  const { lang, created_at: _, article_id: __, ...text } = saved;
  client.setQueryData<DeskArticle>(
    libraryKeys.deskArticle(userId, id),
    (article) =>
      article && {
        ...article,
        texts: { ...article.texts, [lang]: { ...text, source_version: null } },
      },
  );
  return readAgain(client);
}

export interface ArticleMove {
  readonly id: string;
  readonly action: 'publish' | 'archive' | 'to_draft' | 'delete' | 'restore';
  readonly version: number;
  /** ISO moment at which everybody reads it, five minutes to two years ahead; null: now. */
  readonly publishAt?: string | null;
}

export const moveArticleMutation = () =>
  mutationOptions({
    mutationFn: ({ id, action, version, publishAt }: ArticleMove, { client }) =>
      rowOf(client, (db) =>
        db.rpc('move_article', {
          p_article: id,
          p_action: action,
          p_version: version,
          ...(publishAt && { p_publish_at: publishAt }),
        }),
      ),
    ...afterwards,
  });

export const rescheduleMutation = () =>
  mutationOptions({
    mutationFn: (
      {
        id,
        version,
        publishAt,
      }: { readonly id: string; readonly version: number; readonly publishAt: string },
      { client },
    ) =>
      rowOf(client, (db) =>
        db.rpc('reschedule_article', { p_article: id, p_version: version, p_publish_at: publishAt }),
      ),
    ...afterwards,
  });

export interface TextPublished {
  readonly id: string;
  readonly lang: Language;
  /** of the draft that was read */
  readonly version: number;
}

export const publishTextMutation = () =>
  mutationOptions({
    mutationFn: ({ id, lang, version }: TextPublished, { client }) =>
      rowOf(client, (db) =>
        db.rpc('publish_article_text', { p_article: id, p_lang: lang, p_text_version: version }),
      ),
    ...afterwards,
  });

/** Copies an earlier version into a new draft. `version`: the newest one of that language that was read. */
export const restoreVersionMutation = (userId: string) =>
  mutationOptions({
    mutationFn: ({ textId, version }: { readonly textId: string; readonly version: number }, { client }) =>
      versionOf(client, (db) => db.rpc('restore_article_version', { p_text: textId, p_version: version })),
    onSuccess: (saved, _asked, _before, { client }) => showNewest(client, userId, saved.article_id, saved),
  });

/** The caller opened a source today. */
export const sourceOpenedMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async (
      { id, url }: { readonly id: string; readonly url: string },
      { client },
    ): Promise<DeskArticle> =>
      z.parse(
        deskArticleSchema,
        await askAsStaff(client, (db) => db.rpc('note_source_opened', { p_article: id, p_url: url })),
      ),
    onSuccess: (article, { id }, _before, { client }) => {
      client.setQueryData(libraryKeys.deskArticle(userId, id), article);
      return client.invalidateQueries({ queryKey: libraryKeys.deskHistory(userId, id) });
    },
  });
