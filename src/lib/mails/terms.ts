import { brand } from '../../config/brand.ts';
import type { Language } from '../../config/languages.ts';
import { terms, termsDate } from './terms.gen.ts';

/** A text that goes along as a file. */
export interface MailFile {
  name: string;
  text: string;
}

/** The terms as the legal page shows them, to go along with a mail: what was agreed is then in the hands of who agreed. */
export function termsOf(language: Language): MailFile {
  const { title, text } = terms[language];
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(termsDate),
  );
  const values: Readonly<Record<string, string>> = { name: brand.name, operator: brand.operator, date };
  const filled = text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
  return {
    name: `${title}.txt`,
    text: `${[filled, [brand.operator, ...brand.address, brand.email].join('\n')].join('\n\n')}\n`,
  };
}
