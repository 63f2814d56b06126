import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../../src');

/** Code that writes a query key by hand, by file. */
const keysByHand = (text: string): string[] => text.match(/\b(?:query|mutation)Key: ?\[[^\]]*/g) ?? [];

test('query keys are written in src/api alone, where reads and what makes them old stand together', () => {
  const found = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('api/'))
    .flatMap((file) => keysByHand(readFileSync(join(src, file), 'utf8')).map((key) => `${file}: ${key}`));
  expect(found).toEqual([]);
});

test('a key by hand would be found', () => {
  expect(keysByHand("invalidateQueries({ queryKey: ['attempts'] })")).toHaveLength(1);
  expect(keysByHand('invalidateQueries({ queryKey: attemptKeys.all })')).toEqual([]);
});
