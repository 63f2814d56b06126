import { brand } from '../../config/brand.ts';
import type { Language } from '../../config/languages.ts';
import { refundDays } from '../../config/limits.ts';
import { terms, termsDate } from './terms.gen.ts';

/** A text that goes along as a file. */
export interface MailFile {
  name: string;
  text: string;
}

/** Operator, days and date as the legal page fills them in. */
function filled(text: string, language: Language): string {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(termsDate),
  );
  const { name, operator, email } = brand;
  const values: Readonly<Record<string, string | number>> = { name, operator, email, date, ...refundDays };
  return text.replace(/\{\{(\w+)\}\}/g, (whole, key: string) => String(values[key] ?? whole));
}

function fileOf(title: string, text: string, language: Language): MailFile {
  const seller = [brand.operator, ...brand.address, brand.email].join('\n');
  return { name: `${title}.txt`, text: `${[filled(text, language), seller].join('\n\n')}\n` };
}

/**
 * The terms as the legal page shows them, to go along with a mail, and how a purchase is taken back: what was agreed is then
 * in the hands of who agreed.
 */
export function termsOf(language: Language): readonly MailFile[] {
  const { title, text, withdrawal } = terms[language];
  return [fileOf(title, text, language), fileOf(withdrawal.title, withdrawal.text, language)];
}
