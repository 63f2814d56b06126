/**
 * Which English text each translation was made from: `src/i18n/sources.json` keeps a short hash of every English text as it was
 * when its translations were last looked at. A text that changes afterwards is named until somebody has looked at the ten others.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const kept = 'src/i18n/sources.json';

/** Namespace to key to hash of the English text. */
export type TextSources = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface StaleText {
  /** `namespace:key` */
  readonly key: string;
  readonly english: string;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

function* textsIn(value: unknown, key = ''): Generator<readonly [key: string, text: string]> {
  if (typeof value === 'string') yield [key, value];
  else if (typeof value === 'object' && value !== null)
    for (const [name, child] of Object.entries(value)) yield* textsIn(child, key ? `${key}.${name}` : name);
}

/** Texts of a language by namespace and key. */
export function textsByKey(root: string, language: string): Map<string, Map<string, string>> {
  const folder = join(root, 'src/i18n/locales', language);
  return new Map(
    globSync('*.json', { cwd: folder })
      .sort()
      .map((file) => [
        basename(file, '.json'),
        new Map(textsIn(JSON.parse(readFileSync(join(folder, file), 'utf8')))),
      ]),
  );
}

export const readSources = (root: string): TextSources =>
  existsSync(join(root, kept)) ? (JSON.parse(readFileSync(join(root, kept), 'utf8')) as TextSources) : {};

/** English texts that read otherwise than when their translations were last looked at. */
export function staleTexts(root: string, sources = readSources(root)): StaleText[] {
  return [...textsByKey(root, 'en')].flatMap(([namespace, texts]) =>
    [...texts].flatMap(([key, english]) => {
      const hash = sources[namespace]?.[key];
      return hash === undefined || hash === hashOf(english) ? [] : [{ key: `${namespace}:${key}`, english }];
    }),
  );
}

/**
 * The sources as they should be kept: keys that are new are taken up (a test wants them in every language), keys that are gone
 * go, and of those that changed only the accepted ones are renewed.
 * @param isAccepted by `namespace:key`
 */
export function renewedSources(root: string, isAccepted: (key: string) => boolean): TextSources {
  const before = readSources(root);
  return Object.fromEntries(
    [...textsByKey(root, 'en')].map(([namespace, texts]) => [
      namespace,
      Object.fromEntries(
        [...texts]
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, english]) => {
            const old = before[namespace]?.[key];
            return [key, old === undefined || isAccepted(`${namespace}:${key}`) ? hashOf(english) : old];
          }),
      ),
    ]),
  );
}

/** Touches the file only when it changes. */
export function writeSources(root: string, isAccepted: (key: string) => boolean = () => false): void {
  const file = join(root, kept);
  const wanted = `${JSON.stringify(renewedSources(root, isAccepted), null, 1)}\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== wanted) writeFileSync(file, wanted);
}
