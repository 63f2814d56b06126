import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const [, ...sections] = readFileSync(join(root, 'docs/ways.md'), 'utf8').split(/^## /m);

describe.each(sections.map((text) => [text.split('\n')[0] ?? '', text]))('the way of %s', (_title, text) => {
  const stations = [...text.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = '']) => path);
  const asked = [...text.matchAll(/^ +- `([^`]+)`/gm)].map(([, path = '']) => path);
  const files = [...new Set([...stations, ...asked])];

  it('names files that are there', () => {
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('counts them right', () => {
    expect(text).toContain(`${files.length} files, `);
    const hops = /(\d+) hops/.exec(text)?.[1];
    if (hops !== undefined) expect(Number(hops)).toBe(stations.length - 1);
  });
});
