import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface ManifestChunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
}

export interface SizeFigure {
  name: string;
  kilobytes: number;
  budget: number;
}

type Manifest = Record<string, ManifestChunk>;

interface FirstLoad {
  route: string;
  page: string;
  /** kB of gzip JavaScript in all. */
  budget: number;
  /** True where the page stands in the layout that reads data. */
  readsData: boolean;
}

/** Pages whose whole first load is budgeted. */
const firstLoads: readonly FirstLoad[] = [
  { route: '/', page: 'src/pages/home/home-page.tsx', budget: 115, readsData: false },
  {
    route: '/focus-snapshot',
    page: 'src/pages/tests/focus-snapshot-page.tsx',
    budget: 190,
    readsData: true,
  },
  { route: '/auth', page: 'src/pages/auth/auth-page.tsx', budget: 190, readsData: false },
  {
    route: '/focus-snapshot/report/…',
    page: 'src/pages/reports/report-page.tsx',
    budget: 190,
    readsData: true,
  },
  {
    route: '/training-hub',
    page: 'src/pages/training/training-hub-page.tsx',
    budget: 190,
    readsData: true,
  },
];
/** The whole router, which the home page loads without. */
const router = 'src/app/route-table.tsx';
/** What pages that read data share; it is no page's own. */
const dataLayout = 'src/app/layouts/data-layout.tsx';
const routeChunkBudget = 60;
const stylesBudget = 40;

/** A chunk and everything it imports statically. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, seen);
  return seen;
}

/** @returns gzip sizes in kB (1000 bytes), largest route chunk included. */
export function measureBuild(dist: string): SizeFigure[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const gzip = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000;
  const sum = (files: Iterable<string>) => [...new Set(files)].reduce((total, file) => total + gzip(file), 0);
  const chunkFiles = (keys: Iterable<string>) =>
    [...keys].map((key) => manifest[key]?.file ?? '').filter(Boolean);
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error('the build has no entry');
  const base = closure(manifest, entry);
  const routerBase = closure(manifest, router, new Set(base));
  const dataBase = closure(manifest, dataLayout, new Set(routerBase));

  const figures: SizeFigure[] = [];
  for (const { route, page, budget, readsData } of firstLoads) {
    if (!manifest[page]) throw new Error(`${page} is not in the build`);
    const keys = closure(manifest, page, new Set(readsData ? dataBase : route === '/' ? base : routerBase));
    const files = chunkFiles(keys);
    figures.push({ name: `first load of ${route}, JavaScript`, kilobytes: sum(files), budget });
    const css = [...keys].flatMap((key) => manifest[key]?.css ?? []);
    figures.push({ name: `first load of ${route}, CSS`, kilobytes: sum(css), budget: stylesBudget });
  }

  const sharedFiles = new Set(chunkFiles(dataBase));
  const pages = Object.keys(manifest).filter((key) => key.startsWith('src/pages/'));
  const own = pages.map((key) => ({
    key,
    size: sum(chunkFiles(closure(manifest, key)).filter((file) => !sharedFiles.has(file))),
  }));
  const largest = own.toSorted((a, b) => b.size - a.size)[0];
  if (largest) {
    figures.push({
      name: `largest route (${largest.key.replace('src/pages/', '')})`,
      kilobytes: largest.size,
      budget: routeChunkBudget,
    });
  }
  return figures;
}
