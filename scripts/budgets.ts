/** What the built app costs at its start against its budgets; sizes are those of the built files, compressed. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureBuild } from './build-sizes.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const figures = measureBuild(join(root, 'dist'));
let over = 0;
for (const { name, value, unit, budget } of figures) {
  const ok = value <= budget;
  if (!ok) over += 1;
  const shown = unit === 'kB' ? value.toFixed(1) : String(value);
  console.log(`${ok ? 'ok  ' : 'OVER'} ${name.padEnd(52)} ${shown.padStart(7)} ${unit} of ${budget}`);
}
process.exit(over === 0 ? 0 : 1);
