import * as z from 'zod/mini';
import { err, ok, type Result } from '../result.ts';
import { libraryCategories, libraryKinds, libraryLengths, libraryTiers } from './kinds.ts';
import { sourceSchema } from './sources.ts';

/** One file of content/education: a head in YAML between two lines of three dashes, then Markdown. */

const signs = (text: string) => [...text].length;
const line = ([least, most]: readonly [number, number]) =>
  z.string().check(z.refine((text) => signs(text) >= least && signs(text) <= most && text.trim() === text));

const cardSchema = z.strictObject({
  title: line(libraryLengths.title),
  summary: line(libraryLengths.summary),
});
const sourceHeadSchema = z.strictObject({
  ...cardSchema.shape,
  kind: z.enum(libraryKinds),
  number: z.int().check(z.gte(1), z.lte(99)),
  tier: z.enum(libraryTiers),
  category: z.enum(libraryCategories),
  sources: z.array(sourceSchema).check(z.minLength(1), z.maxLength(20)),
});

export type Card = z.infer<typeof cardSchema>;
export type SourceHead = z.infer<typeof sourceHeadSchema>;

/** Head and body of a file; null without a head. The body is trimmed. */
export function partsOf(file: string): { readonly head: string; readonly body: string } | null {
  const [, head, body] = /^---\n([\s\S]*?)\n---(?:\n([\s\S]*))?$/.exec(file.replace(/\r\n?/g, '\n')) ?? [];
  return head === undefined ? null : { head, body: (body ?? '').trim() };
}

type Read<T> = Result<T, readonly string[]>;

const read = <T>(schema: z.ZodMiniType<T>, head: unknown): Read<T> => {
  const parsed = z.safeParse(schema, head);
  if (parsed.success) return ok(parsed.data);
  return err(
    parsed.error.issues.map(({ path, message }) => `${path.map(String).join('.') || 'head'}: ${message}`),
  );
};

/** The head of the English file, or what is wrong in it. */
export const readSourceHead = (head: unknown): Read<SourceHead> => read(sourceHeadSchema, head);
/** The head of a file in another language. */
export const readCard = (head: unknown): Read<Card> => read(cardSchema, head);
