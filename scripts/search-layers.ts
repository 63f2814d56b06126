/**
 * Decides anew which files the code is written into, and keeps it in layers.json for the builds to come: from the beginning
 * (some minutes, and quite another division), or with `--mend` a better one is looked for from the kept one. Mend where a build is
 * within its limits, before the change that takes it over them: what has drifted for long is mended badly.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { searchLayers } from './vite-layers.ts';

const [option, ...more] = process.argv.slice(2);
if (more.length > 0 || (option !== undefined && option !== '--mend')) {
  console.error('usage: npm run layers [-- --mend]');
  process.exit(2);
}
await searchLayers(dirname(dirname(fileURLToPath(import.meta.url))), option === '--mend');
