/** Browser tests against the built app on the embedded backend. Extra arguments go to Playwright. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const browser = await findBrowser();
console.log(`browser: ${browser.source} ${browser.executablePath ?? ''}`);
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, E2E_BROWSER: JSON.stringify(browser) } },
);
process.exit(status ?? 1);
