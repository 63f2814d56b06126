/** Sizes of the built app against its budgets; the numbers are measured on the gzip of the built files. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureBuild } from './build-sizes.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const figures = measureBuild(join(root, 'dist'));
let over = 0;
for (const { name, kilobytes, budget } of figures) {
  const ok = kilobytes <= budget;
  if (!ok) over += 1;
  console.log(
    `${ok ? 'ok  ' : 'OVER'} ${name.padEnd(52)} ${kilobytes.toFixed(1).padStart(7)} kB of ${budget} kB`,
  );
}
process.exit(over === 0 ? 0 : 1);
