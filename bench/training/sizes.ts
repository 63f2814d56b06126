import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Code, fileOfSource, pageFiles, withImports } from '../../scripts/page-files.ts';
import { paths } from '../../src/config/paths.ts';
import { exerciseRegistry } from '../../src/lib/exercises/registry.ts';
import type { Figure } from '../figures.ts';

const dist = join(import.meta.dirname, '../../dist');
const mostKilobytes = 60;
/** Those two have screens of their own. */
const clocks: Readonly<Record<string, string>> = {
  breathing: 'src/features/exercises/breathing-exercise.tsx',
  'focus-burst': 'src/features/exercises/burst-session.tsx',
};

/** What each exercise loads beyond the page it is done on, gzip: its screen, its task and its longest texts; what others load, too, apart. */
export function exerciseSizes(): Figure[] {
  if (!existsSync(dist)) throw new Error('There is no build to measure; run: npm run build');
  const kilobytes = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length / 1000;
  const code = JSON.parse(readFileSync(join(dist, '.vite/code.json'), 'utf8')) as Code;
  const page = pageFiles(code).find(({ at }) => at.includes(paths.exercise));
  if (!page) throw new Error('exercises have no page');
  const started = new Set([...page.code, ...page.session]);
  const [texts = ''] = readdirSync(join(dist, 'assets')).filter((name) => name.startsWith('locales-'));
  const textsOf = (id: string) =>
    readdirSync(join(dist, 'assets', texts)).map((language) =>
      kilobytes(join(dist, 'assets', texts, language, `exercise-${id}.json`)),
    );

  const loads = exerciseRegistry.map(({ id }) => {
    const screen = clocks[id] ?? `src/features/exercises/views/${id}.tsx`;
    const files = [...withImports(code, fileOfSource(code, screen))].filter((file) => !started.has(file));
    return { id, files };
  });
  const sum = (files: readonly string[]) =>
    files.reduce((total, file) => total + kilobytes(join(dist, file)), 0);
  const sizes = loads.map(({ id, files }) => {
    const isShared = (file: string) => loads.some((other) => other.id !== id && other.files.includes(file));
    const words = Math.max(...textsOf(id));
    return { id, own: sum(files.filter((file) => !isShared(file))) + words, all: sum(files) + words };
  });
  const most = sizes.toSorted((a, b) => b.all - a.all)[0];
  return [
    ...sizes
      .toSorted((a, b) => b.own - a.own)
      .map(({ id, own }) => ({ name: `${id}, its own`, value: own, unit: 'kB', budget: mostKilobytes })),
    { name: `most with what it shares (${most?.id ?? ''})`, value: most?.all ?? 0, unit: 'kB' },
  ];
}
