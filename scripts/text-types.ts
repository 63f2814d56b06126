/** Writes `src/i18n/resources.gen.ts`, which gives every file of English texts its type; the Vite plugin keeps it current. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const english = 'src/i18n/locales/en';
const target = 'src/i18n/resources.gen.ts';

/** The file as the namespaces on disk want it. */
export function textTypes(root: string): string {
  const namespaces = globSync('*.json', { cwd: join(root, english) })
    .map((file) => basename(file, '.json'))
    .sort();
  const lines = namespaces.map((name) => `  '${name}': typeof import('./locales/en/${name}.json');`);
  return [
    '// Written by scripts/text-types.ts from the files in locales/en.',
    '/** The English texts by namespace: English is the source. */',
    'export interface Resources {',
    ...lines,
    '}',
    '',
  ].join('\n');
}

/** Touches the file only when it changes. */
export function writeTextTypes(root: string): void {
  const file = join(root, target);
  const wanted = textTypes(root);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== wanted) writeFileSync(file, wanted);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeTextTypes(join(import.meta.dirname, '..'));
}
