/** Reads the interface texts as the contract tests need them: one flat map per language and namespace. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const localesDir = join(import.meta.dirname, '../../src/i18n/locales');

export type FlatTexts = Map<string, string>;

function flatten(value: unknown, prefix: string, into: FlatTexts): FlatTexts {
  if (typeof value === 'string') into.set(prefix, value);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) flatten(child, prefix ? `${prefix}.${key}` : key, into);
  } else throw new Error(`${prefix} is neither a text nor a group of texts`);
  return into;
}

export function namespacesOf(language: string): string[] {
  return readdirSync(join(localesDir, language))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''))
    .sort();
}

export function textsOf(language: string, namespace: string): FlatTexts {
  const file = join(localesDir, language, `${namespace}.json`);
  return flatten(JSON.parse(readFileSync(file, 'utf8')), '', new Map());
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** The key without its plural ending, and the ending. */
export function splitPlural(key: string): { base: string; form: string | null } {
  const form = pluralSuffix.exec(key)?.[1] ?? null;
  return { base: form ? key.replace(pluralSuffix, '') : key, form };
}

/** Plural keys are those with an `_other` twin, so that a key may end in `_one` for another reason. */
export function pluralBases(texts: FlatTexts): Set<string> {
  return new Set([...texts.keys()].filter((key) => key.endsWith('_other')).map((key) => key.slice(0, -6)));
}

export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? '').sort();
}

export function tagsOf(text: string): string[] {
  return [...text.matchAll(/<\/?([\w]+)\s*\/?>/g)].map((match) => match[0]).sort();
}
