/** The files of the library, as they stand in content/education. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isLanguage, languageCodes } from '../src/config/languages.ts';
import { type LibraryFile, readFiles } from '../tools/authoring/library-files.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'content/education');

/** Files of all texts in their order, or of the slugs named; a file of no language throws. */
function filesOf(slugs: readonly string[]): LibraryFile[] {
  const all = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory())
    : [];
  return all
    .map(({ name }) => name)
    .filter((slug) => slugs.length === 0 || slugs.includes(slug))
    .toSorted()
    .flatMap((slug) =>
      readdirSync(join(folder, slug))
        .map((file): LibraryFile => {
          const lang = file.replace(/\.md$/, '');
          if (!file.endsWith('.md') || !isLanguage(lang))
            throw new Error(`${slug}/${file} is of no language`);
          return { slug, lang, text: readFileSync(join(folder, slug, file), 'utf8') };
        })
        .toSorted((a, b) => languageCodes.indexOf(a.lang) - languageCodes.indexOf(b.lang)),
    );
}

export const libraryFiles = (slugs: readonly string[] = []) => readFiles(filesOf(slugs), parse);

export const isPictureThere = (src: string): boolean => existsSync(join(root, 'public', src));
