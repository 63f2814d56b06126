import * as z from 'zod/mini';
import { type Language, languageCodes } from '@/config/languages';
import { readStored, updateStored } from '@/integrations/local-db/open';
import type { TextFields } from '@/lib/library/desk-text';

/*
 * What an editor is writing, kept on their device until it is saved: by article and language, with the version it was begun
 * on, so that a colleague who saved in between is noticed. Beside it what was put aside for the text of a colleague.
 */

const textSchema = z.object({
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  sources: z.array(
    z.object({
      authors: z.string(),
      title: z.string(),
      publisher: z.string(),
      year: z.string(),
      url: z.string(),
    }),
  ),
});
const draftSchema = z.object({
  /** null: nothing is being written. */
  text: z.nullable(textSchema),
  /** Version that was read when it was begun; 0: there was none. */
  base: z.number(),
  aside: z.array(textSchema),
});
export interface DeskDraft {
  readonly text: TextFields | null;
  readonly base: number;
  readonly aside: readonly TextFields[];
}
export type DeskDrafts = Readonly<Partial<Record<Language, DeskDraft>>>;

const keptSchema = z.object({
  owner: z.string(),
  drafts: z.partialRecord(z.enum(languageCodes), draftSchema),
});

const keyOf = (articleId: string) => `library-draft/${articleId}`;
const isNothing = ({ text, aside }: DeskDraft) => text === null && aside.length === 0;

/** What is being written of an article; nothing where it is another person's. */
export async function readDeskDrafts(userId: string, articleId: string): Promise<DeskDrafts> {
  const kept = z.safeParse(keptSchema, await readStored('sessions', keyOf(articleId)).catch(() => null));
  return kept.success && kept.data.owner === userId ? kept.data.drafts : {};
}

/** Keeps what is being written in a language. Another tab may write in another one. Answers whether the device took it. */
export async function keepDeskDraft(
  userId: string,
  articleId: string,
  lang: Language,
  draft: DeskDraft,
): Promise<boolean> {
  try {
    await updateStored('sessions', keyOf(articleId), (present) => {
      const kept = z.safeParse(keptSchema, present);
      const before = kept.success && kept.data.owner === userId ? kept.data.drafts : {};
      const drafts: Partial<Record<Language, DeskDraft>> = { ...before, [lang]: draft };
      if (isNothing(draft)) delete drafts[lang];
      return Object.keys(drafts).length === 0 ? undefined : { owner: userId, drafts };
    });
    return true;
  } catch {
    return false;
  }
}
