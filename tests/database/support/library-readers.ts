/** The library as its readers ask for it, by the functions the app calls. */
import type { OpenedDb } from '../../../supabase/local/db/open.ts';
import { callAs } from './community.ts';
import { asActor } from './database.ts';

export interface Card {
  slug: string;
  open: boolean;
  lang: string;
  title: string;
  early: boolean;
  percent: number;
  reading_min: number;
}
type Article = Card & {
  gone?: boolean;
  body: string | null;
  contents: { level: number; text: string }[];
  text_lang: string;
  sources: unknown[];
  related: Card[];
  progress: { percent: number; position: string; completed_at: string | null } | null;
};
export type Reader = 'anon' | 'owner' | 'education_admin' | 'orders_admin';

/** What readers of the database that is open by then are answered. */
export function libraryReaders(opened: () => OpenedDb) {
  const article = (who: Reader, slug: string, lang = 'en') =>
    callAs<Article | null>(opened(), who, 'library_article', slug, lang);
  const cards = async (who: Reader, name: string, ...args: (string | null)[]) =>
    (
      await asActor<{ card: Card }>(
        opened(),
        who as 'owner',
        `select x as card from public.${name}(${args.map((_, n) => `$${n + 1}`).join()}) x`,
        args,
      )
    ).map(({ card }) => card);
  return { article, cards };
}
