/**
 * Counts English texts that stand in more than one namespace of the language files:
 *   node scripts/repeated-texts.ts [repository]
 * Of a text that two namespaces hold, every key after the first counts one, those of its plural forms as well.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** How many are left, each for a reason: see `keptApart` of the contract test. It only ever goes down. */
export const mostRepeated = 40;

export interface RepeatedText {
  text: string;
  /** `namespace:key` of every place, at least two namespaces. */
  keys: string[];
}

function* textsIn(value: unknown, key: string): Generator<[key: string, text: string]> {
  if (typeof value === 'string') yield [key, value];
  else if (typeof value === 'object' && value !== null) {
    for (const [name, child] of Object.entries(value)) yield* textsIn(child, key ? `${key}.${name}` : name);
  }
}

export function repeatedTexts(root: string, language = 'en'): RepeatedText[] {
  const places = new Map<string, string[]>();
  const folder = join(root, 'src/i18n/locales', language);
  for (const file of globSync('*.json', { cwd: folder }).sort()) {
    const content: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    for (const [key, text] of textsIn(content, '')) {
      places.set(text, [...(places.get(text) ?? []), `${basename(file, '.json')}:${key}`]);
    }
  }
  return [...places]
    .map(([text, keys]) => ({ text, keys }))
    .filter(({ keys }) => new Set(keys.map((key) => key.split(':')[0])).size > 1);
}

/** Keys that could go if each of the texts stood once. */
export function extraKeys(repeated: readonly RepeatedText[]): number {
  return repeated.reduce((sum, { keys }) => sum + keys.length - 1, 0);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const repeated = repeatedTexts(process.argv[2] ?? join(import.meta.dirname, '..'));
  for (const { text, keys } of repeated) console.log(`${text}\n  ${keys.join('  ')}`);
  console.log(`${extraKeys(repeated)} repeated, at most ${mostRepeated}`);
  process.exit(extraKeys(repeated) > mostRepeated ? 1 : 0);
}
