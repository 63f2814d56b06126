import { join } from 'node:path';
import { createServer } from 'vite';
import type { Figure } from './figures.ts';

const root = join(import.meta.dirname, '..');

/** Milliseconds to lay out and write the longest report as a tagged PDF, fonts already loaded; median of nine. */
export async function pdfFigures(): Promise<Figure[]> {
  const server = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null },
    resolve: { alias: { '@lib': join(root, 'src/lib'), '@': join(root, 'src') } },
  });
  try {
    const { longestReport } = (await server.ssrLoadModule('/bench/pdf-work.ts')) as {
      longestReport: () => Promise<() => number>;
    };
    const write = await longestReport();
    const times = Array.from({ length: 10 }, () => {
      const from = performance.now();
      write();
      return performance.now() - from;
    });
    const [, ...warm] = times;
    const median = warm.toSorted((a, b) => a - b)[Math.floor(warm.length / 2)] ?? Number.NaN;
    return [
      { name: 'longest report as PDF, first time', value: times[0] ?? Number.NaN, unit: 'ms' },
      { name: 'longest report as PDF, median', value: median, unit: 'ms' },
    ];
  } finally {
    await server.close();
  }
}
