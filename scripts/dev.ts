/** `npm start`: the app and its embedded backend on one address. `--reset` starts with fresh data, `--open` opens a browser. */
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { dataFolder } from '../supabase/local/data-folder.ts';
import { tellAddress } from '../supabase/local/db/data-lock.ts';
import { demoPassword, demoPeople } from '../supabase/local/seed/demo-people.ts';
import { optionsOf, orSay, portFrom } from './arguments.ts';
import { writePdfFonts } from './pdf-fonts.ts';

const started = performance.now();
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const values = orSay(() => {
  portFrom(process.env.PORT, 5180);
  return optionsOf({ reset: { type: 'boolean', default: false }, open: { type: 'boolean', default: false } });
});

if (values.reset) {
  const { assertUnlocked } = await import('../supabase/local/db/data-lock.ts');
  const data = dataFolder(root);
  if (data.includes('://')) {
    console.error('--reset removes a data folder; the database that LOCAL_DB_URL names is yours to empty.');
    process.exit(1);
  }
  assertUnlocked(data);
  rmSync(data, { recursive: true, force: true });
}

// Beside the start: only a PDF asks for them, and they are written once.
const fonts = writePdfFonts();
const server = await createServer({ root, server: { open: values.open } })
  .then((created) => created.listen())
  .catch((error: unknown) => {
    // A folder in use or a taken port says in one sentence what to do; a stack trace would hide it.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
await fonts;
const address = server.resolvedUrls?.local[0] ?? '';
tellAddress(dataFolder(root), address);
const width = Math.max(...demoPeople.map((person) => person.email.length));

console.log(`
  Focus Clarity Lab is ready in ${((performance.now() - started) / 1000).toFixed(1)} s

  App         ${address}
  Mail inbox  ${address}_local/inbox
  UI kit      ${address}_local/kit

  Demo accounts (password ${demoPassword})
${demoPeople.map((person) => `    ${person.email.padEnd(width)}  ${person.description}`).join('\n')}

  Data lives in supabase/.temp; start afresh with: npm start -- --reset
`);

async function stop(): Promise<void> {
  await server.close();
  process.exit(0);
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
