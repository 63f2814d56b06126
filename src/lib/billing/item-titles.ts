import * as z from 'zod/mini';
import { isLanguage, type Language } from '../../config/languages.ts';

/** Names that the team gave to an item, by language; they stand before those that come with the product. */
export type ItemTitles = { readonly [Code in Language]?: string };

/** What somebody calls a thing on sale. */
export interface TitledItem {
  /** In English, as it comes with the product. */
  readonly title: string;
  readonly titles?: ItemTitles | undefined;
}

/** Names from anything that claims to be some; undefined where there is none. */
export function readTitles(given: unknown): ItemTitles | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const known = Object.entries(given).filter(
    ([code, title]) => isLanguage(code) && typeof title === 'string' && title !== '',
  );
  return known.length === 0 ? undefined : (Object.fromEntries(known) as ItemTitles);
}

export const titlesSchema = z.pipe(z.unknown(), z.transform(readTitles));

/** The name of an item where no texts of the product are at hand. */
export const titleIn = ({ title, titles }: TitledItem, language: Language): string =>
  titles?.[language] ?? titles?.en ?? title;
