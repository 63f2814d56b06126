import * as z from 'zod/mini';
import { languageCodes } from '@/config/languages';

/*
 * What somebody is writing, kept on their device until it is sent. The id of the post is part of it: a text that is sent
 * twice, from a page that was left in between, is still one post.
 */

// Pages on which something can be written begin without it: nobody has typed anything yet.
const store = () => import('@/integrations/local-db/open');

const draftSchema = z.object({
  owner: z.string(),
  id: z.string(),
  title: z.string(),
  body: z.string(),
  tags: z.array(z.string()),
  lang: z.nullable(z.enum(languageCodes)),
});
export type Draft = Omit<z.infer<typeof draftSchema>, 'owner'>;

const keyOf = (form: string) => `community-draft/${form}`;

/** Ids of posts come from the page. */
export const emptyDraft = (): Draft => ({
  id: crypto.randomUUID(),
  title: '',
  body: '',
  tags: [],
  lang: null,
});

/** The draft of a form (`ask`, `answer/<topic>` …); null where there is none, or another person's. */
export async function readDraft(userId: string, form: string): Promise<Draft | null> {
  const stored = await store()
    .then(({ readStored }) => readStored('sessions', keyOf(form)))
    .catch(() => null);
  const kept = z.safeParse(draftSchema, stored);
  if (!kept.success || kept.data.owner !== userId) return null;
  const { owner: _, ...draft } = kept.data;
  return draft;
}

/** Keeps a draft, or forgets it where nothing stands in it. Answers whether the device took it. */
export async function keepDraft(userId: string, form: string, draft: Draft): Promise<boolean> {
  const isEmpty = draft.title.trim() === '' && draft.body.trim() === '';
  try {
    const { removeStored, updateStored } = await store();
    if (isEmpty) await removeStored('sessions', keyOf(form));
    else await updateStored('sessions', keyOf(form), () => ({ owner: userId, ...draft }));
    return true;
  } catch {
    return false;
  }
}

export const forgetDraft = (form: string): Promise<void> =>
  store()
    .then(({ removeStored }) => removeStored('sessions', keyOf(form)))
    .catch(() => {}); // nothing is kept
