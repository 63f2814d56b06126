// One command from a fresh checkout to a running product.
import { ensureInstalled, runPinned } from './ensure-installed.mjs';

ensureInstalled();
process.exit(runPinned(['scripts/dev.ts', ...process.argv.slice(2)]));
