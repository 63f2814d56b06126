/** The copy of a person's data at 500 MB: what it holds at most while it is packed. The database's pages are made up here. */
import { makeZip } from '../src/hooks/make-zip.ts';
import { copyOverview, copyPieces, type DataRequest } from '../src/lib/accounts/data-copy.ts';
import { createRng } from '../src/lib/random.ts';
import type { Figure } from './figures.ts';

const rowBytes = 10_000;
const perPage = 200;
const rows = 50_000;
const megabyte = 1_000_000;

/** Rows of a reaction run: many small numbers, which pack about as badly as real ones. */
async function ask({ p_table: table, p_after: after }: DataRequest): Promise<unknown> {
  if (table === undefined) {
    const tables = [{ table: 'training_runs', rows }];
    return { schema: 'bench', exported_at: '2026-11-23T00:00:00Z', account: { id: 'bench' }, tables };
  }
  const from = Number(after ?? 0);
  const rng = createRng(from);
  const page = Array.from({ length: perPage }, (_, n) => ({
    id: `run-${from + n}`,
    records: Array.from({ length: rowBytes / 8 }, () => Math.round(rng() * 999_999) / 100),
  }));
  const next = from + perPage < rows ? String(from + perPage) : null;
  return { rows: page, next };
}

export async function copyFigures(): Promise<Figure[]> {
  const begun = performance.now();
  let most = 0;
  let text = 0;
  async function* watched() {
    for await (const piece of copyPieces(ask, await copyOverview(ask), ['Bench'])) {
      text += piece.text.length;
      const { heapUsed, arrayBuffers } = process.memoryUsage();
      most = Math.max(most, heapUsed + arrayBuffers);
      yield piece;
    }
  }
  const zip = await makeZip(watched(), () => {});
  return [
    { name: 'data copy: text packed', value: text / megabyte, unit: 'MB', budget: 500, atLeast: true },
    { name: 'data copy: size of the file', value: zip.size / megabyte, unit: 'MB' },
    {
      name: 'data copy: held at most while packing, over the file',
      value: (most - zip.size) / megabyte,
      unit: 'MB',
      budget: 300,
    },
    { name: 'data copy: time', value: (performance.now() - begun) / 1000, unit: 's' },
  ];
}
