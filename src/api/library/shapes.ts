import * as z from 'zod/mini';
import { languageCodes } from '@/config/languages';
import { libraryCategories, libraryKinds, libraryTiers } from '@/lib/library/kinds';
import { problemSchema } from '@/lib/library/refusals';

const lang = z.enum(languageCodes);

/** An article as it is listed. */
export const cardSchema = z.object({
  id: z.string(),
  slug: z.string(),
  kind: z.enum(libraryKinds),
  tier: z.enum(libraryTiers),
  category: z.enum(libraryCategories),
  publish_at: z.string(),
  /** Published for everybody later; Premium reads it already. */
  early: z.boolean(),
  /** The plan of whoever asks opens it. */
  open: z.boolean(),
  audio_s: z.nullable(z.number()),
  /** Of title and summary; English where nothing else is there. */
  lang,
  version: z.number(),
  title: z.string(),
  summary: z.string(),
  reading_min: z.number(),
  updated_at: z.string(),
  percent: z.number(),
  completed: z.boolean(),
});
export type LibraryCard = z.output<typeof cardSchema>;
export const cardsSchema = z.array(cardSchema);

export const readingCardsSchema = z.array(
  z.extend(cardSchema, { position: z.nullable(z.string()), read_at: z.string() }),
);
/** With where the reader stopped. */
export type ReadingCard = z.output<typeof readingCardsSchema>[number];

export const sourceOfTextSchema = z.object({
  authors: z.optional(z.string()),
  title: z.string(),
  publisher: z.string(),
  year: z.number(),
  url: z.string(),
  /** The day on which a person opened it, YYYY-MM-DD. */
  checked_on: z.optional(z.string()),
});

const progressSchema = z.object({
  lang,
  /** of the text that was read */
  version: z.number(),
  percent: z.number(),
  /** 'part-3': the third heading of the text; digits: a second of the recording. */
  position: z.nullable(z.string()),
  completed_at: z.nullable(z.string()),
  updated_at: z.string(),
});
export type ReadingProgress = z.output<typeof progressSchema>;
export const keptProgressSchema = progressSchema;

const wholeSchema = z.extend(cardSchema, {
  text_lang: lang,
  text_version: z.number(),
  text_updated_at: z.string(),
  first_published_at: z.string(),
  contents: z.array(z.object({ level: z.number(), text: z.string() })),
  /** Markdown; null where the plan does not open it. */
  body: z.nullable(z.string()),
  sources: z.array(sourceOfTextSchema),
  langs: z.array(lang),
  author_name: z.string(),
  reviewed_by: z.nullable(z.string()),
  reviewed_at: z.nullable(z.string()),
  audio_url: z.nullable(z.string()),
  progress: z.nullable(progressSchema),
  related: cardsSchema,
});

export type WholeArticle = z.output<typeof wholeSchema>;

/** `gone`: something stood there once. */
export const articleSchema = z.union([z.object({ gone: z.literal(true) }), wholeSchema]);
export type ArticleAnswer = z.output<typeof articleSchema>;

export const deskRowSchema = z.object({
  id: z.string(),
  kind: z.enum(libraryKinds),
  slug: z.string(),
  tier: z.enum(libraryTiers),
  category: z.enum(libraryCategories),
  state: z.enum(['draft', 'published', 'archived', 'deleted']),
  publish_at: z.nullable(z.string()),
  published_at: z.nullable(z.string()),
  deleted_at: z.nullable(z.string()),
  audio_url: z.nullable(z.string()),
  audio_s: z.nullable(z.number()),
  audio_bytes: z.nullable(z.number()),
  author_name: z.string(),
  reviewed_by: z.nullable(z.string()),
  reviewed_at: z.nullable(z.string()),
  version: z.number(),
  updated_at: z.string(),
  /** By language; none: nothing is written in it. */
  langs: z.record(
    z.string(),
    z.object({
      state: z.enum(['draft', 'current', 'outdated']),
      version: z.number(),
      title: z.string(),
      updated_at: z.string(),
      has_body: z.boolean(),
      is_shown: z.boolean(),
    }),
  ),
});
export type DeskRow = z.output<typeof deskRowSchema>;

export const deskPageSchema = z.object({ rows: z.array(deskRowSchema), total: z.number() });

const status = z.enum(['draft', 'current', 'superseded']);
const textFields = {
  id: z.string(),
  version: z.number(),
  status,
  title: z.string(),
  summary: z.string(),
  sources: z.array(sourceOfTextSchema),
  body: z.nullable(z.string()),
};

export const deskArticleSchema = z.extend(deskRowSchema, {
  problems: z.array(problemSchema),
  /** The newest of each language: the draft, else what is shown. */
  texts: z.record(z.string(), z.object({ ...textFields, source_version: z.nullable(z.number()) })),
  versions: z.array(
    z.object({
      id: z.string(),
      lang,
      version: z.number(),
      status,
      title: z.string(),
      created_at: z.string(),
    }),
  ),
});
export type DeskArticle = z.output<typeof deskArticleSchema>;

export const deskVersionSchema = z.object({
  ...textFields,
  article_id: z.string(),
  lang,
  created_at: z.string(),
});
export type DeskVersion = z.output<typeof deskVersionSchema>;
