/**
 * Writes `src/lib/mails/terms.gen.ts`: the terms of every language as the legal page shows them, for the mails that they go
 * along with (functions read no texts of pages). Kept current with the other generated files of texts (text-types.ts).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '../src/config/languages.ts';
import { legalTextDate } from '../src/pages/legal/legal-date.ts';
import { type LegalSection, termsSections, withdrawalSection } from '../src/pages/legal/legal-outline.ts';

export const termsFile = 'src/lib/mails/terms.gen.ts';

type Texts = { readonly [key: string]: string | Texts };

function readTexts(root: string, language: string) {
  const file = (namespace: string): Texts =>
    JSON.parse(readFileSync(join(root, `src/i18n/locales/${language}/${namespace}.json`), 'utf8'));
  const files: Readonly<Record<string, Texts>> = {
    legal: file('legal'),
    terms: file('terms'),
    common: file('common'),
  };
  const at = (texts: Texts, key: string): unknown =>
    key.split('.').reduce<unknown>((inside, part) => (inside as Texts | undefined)?.[part], texts);
  // What two pages say alike stands in `common`.
  return (key: string): string => {
    const [name = '', namespace] = key.split(':').reverse();
    const found = namespace === undefined ? ['legal', 'common'] : [namespace];
    const text = found.map((one) => at(files[one] ?? {}, name)).find((one) => typeof one === 'string');
    if (typeof text !== 'string') throw new Error(`${language}: no text for ${key}`);
    return text;
  };
}

interface TermsText {
  title: string;
  text: string;
  withdrawal: { title: string; text: string };
}

/** One text a language, with what stands in double braces left to fill in; and how a purchase is taken back, by itself. */
function termsIn(root: string, language: string): TermsText {
  const text = readTexts(root, language);
  const written = ({ title, parts }: LegalSection) =>
    [
      text(title),
      ...parts.map((part) =>
        typeof part === 'string' ? text(part) : part.map((point) => `- ${text(point)}`).join('\n'),
      ),
    ].join('\n\n');
  const title = text('pages.termsOfService');
  const head = [title, text('terms:lead'), text('shared.updated')];
  const foot = [text('pages.contact'), text('shared.contactText')];
  return {
    title,
    text: [...head, ...termsSections.map(written), ...foot].join('\n\n'),
    withdrawal: { title: text(withdrawalSection.title), text: written(withdrawalSection) },
  };
}

/** The file as the pages on disk want it. */
export function mailTerms(root: string): string {
  const entries = [...languageCodes]
    .sort()
    .map((language) => `  '${language}': ${JSON.stringify(termsIn(root, language))},`);
  return [
    '// Written by scripts/text-types.ts from the texts of the terms (src/pages/legal, locales/*/terms.json).',
    '/** Day the terms last changed. */',
    `export const termsDate = '${legalTextDate}';`,
    '/** The terms by language; what stands in double braces is filled in. */',
    'export const terms = {',
    ...entries,
    '};',
    '',
  ].join('\n');
}
