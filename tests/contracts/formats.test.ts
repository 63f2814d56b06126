import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Not formats of a language: where sentences end, on which day a week begins, and the paper of a region. */
const exceptions = [
  'src/features/reports/words/head-texts.ts',
  'src/hooks/week-start.ts',
  'src/pdf/paper.ts',
];

/** Makes a formatter of its own. */
const isOwnFormat = (code: string) => /\bnew Intl\.|\.toLocale(Date|Time)?String\(/.test(code);

describe('numbers, dates and lists', () => {
  it('are put into words by i18n and the pure core alone', () => {
    const found = globSync('src/**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !/^src\/(i18n|lib)\//.test(file))
      .filter((file) => isOwnFormat(readFileSync(join(root, file), 'utf8')));
    expect(found.toSorted()).toEqual(exceptions);
  });

  it('would be noticed if a screen made a format of its own', () => {
    expect(isOwnFormat('const day = new Intl.DateTimeFormat(language);')).toBe(true);
    expect(isOwnFormat('new Date().toLocaleDateString()')).toBe(true);
    expect(isOwnFormat('const format = formats.date(day);')).toBe(false);
  });
});
