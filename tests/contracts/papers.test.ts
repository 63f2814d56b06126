/** What the papers of the repository say about it is there. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const papers = globSync(['*.md', 'docs/**/*.md', 'supabase/**/*.md', 'tools/**/*.md'], { cwd: root });

describe('the index of decisions', () => {
  it('names every note once', () => {
    const listed = [...read('docs/decisions/README.md').matchAll(/\]\(([^)]+)\)/g)].map(([, file]) => file);
    const notes = readdirSync(join(root, 'docs/decisions')).filter((file) => file !== 'README.md');
    expect(listed.toSorted()).toEqual(notes.toSorted());
  });
});

describe('a paper', () => {
  it.each(papers)('leads to files that exist: %s', (paper) => {
    const dead = [...read(paper).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].flatMap(
      ([, target = '']) => (existsSync(join(root, dirname(paper), target)) ? [] : [target]),
    );
    expect(dead).toEqual([]);
  });
});

describe('the variables in README', () => {
  /** Of the machine, of a tool, or handed from one of our processes to the next. */
  const others = new Set(['PATH', 'TMPDIR', 'HOME', 'PROGRAMFILES', 'LD_LIBRARY_PATH', 'GITHUB_ACTIONS']);
  for (const name of ['VITEST', 'E2E_BROWSER']) others.add(name);
  const table = /## Variables\n([\s\S]*?)\n## /.exec(read('README.md'))?.[1] ?? '';
  const named = new Set(
    [...table.matchAll(/^\|([^|]+)\|/gm)].flatMap(
      ([, cell = '']) => cell.match(/\b[A-Z][A-Z0-9_]+\b/g) ?? [],
    ),
  );
  const sources = globSync(
    [
      '*.ts',
      '{bench,scripts,src,supabase}/**/*.{ts,tsx,mjs}',
      'tests/support/**/*.ts',
      '.dependency-cruiser.mjs',
    ],
    { cwd: root, exclude: (path) => String(path).includes('node_modules') },
  );
  const used = new Set(
    sources.flatMap((file) =>
      [
        ...read(file).matchAll(
          /(?:process\.env\.|(?<!parts\.)\b(?:get|need)\(')([A-Z][A-Z0-9_]+)|\b(VITE_[A-Z_]+)/g,
        ),
      ].map(([, name, vite]) => name ?? vite ?? ''),
    ),
  );

  it('are all that the code reads', () => {
    expect([...used].filter((name) => !named.has(name) && !others.has(name))).toEqual([]);
  });

  it('are read by the code', () => {
    const text = sources.map(read).join('\n');
    expect([...named].filter((name) => !text.includes(name))).toEqual([]);
  });

  it('stand in the examples of their files with a meaning', () => {
    for (const file of ['.env.example', 'supabase/functions/.env.example'])
      for (const [, name = ''] of read(file).matchAll(/^#?([A-Z_]+)=/gm)) expect(named, file).toContain(name);
  });
});
