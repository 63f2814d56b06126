/**
 * Writes `src/i18n/resources.gen.ts`, which gives every file of English texts its type, `src/lib/mails/texts.gen.ts`, which
 * names the mail texts of every language (the functions that send mails take no folder), and the terms that mails bring
 * along (mail-terms.ts); the Vite plugin keeps all of them current. Takes new English texts up into `src/i18n/sources.json`, too
 * (text-sources.ts).
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mailTerms, termsFile } from './mail-terms.ts';
import { writeSources } from './text-sources.ts';

const english = 'src/i18n/locales/en';
const resources = 'src/i18n/resources.gen.ts';
const mails = 'src/lib/mails/texts.gen.ts';

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

/** The list of mail texts as the files on disk want it. */
export function mailTexts(root: string): string {
  const codes = globSync('*.ts', { cwd: join(root, dirname(mails), 'texts') })
    .map((file) => basename(file, '.ts'))
    .sort();
  return [
    '// Written by scripts/text-types.ts from the files in texts.',
    ...codes.map((code) => `import { ${code} } from './texts/${code}.ts';`),
    '',
    '/** The words of mails by language. */',
    `export const mailTexts = { ${codes.join(', ')} };`,
    '',
  ].join('\n');
}

/** Touches a file only when it changes. */
export function writeTextTypes(root: string): void {
  for (const [target, wanted] of [
    [resources, textTypes(root)],
    [mails, mailTexts(root)],
    [termsFile, mailTerms(root)],
  ] as const) {
    const file = join(root, target);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== wanted) writeFileSync(file, wanted);
  }
  writeSources(root);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeTextTypes(join(import.meta.dirname, '..'));
}
