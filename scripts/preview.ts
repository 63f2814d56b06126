/** `npm run preview`: the built app as a host serves it, with the embedded backend and the data of `npm start`. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFolder } from '../supabase/local/data-folder.ts';
import { tellAddress } from '../supabase/local/db/data-lock.ts';
import { startServer } from '../supabase/local/server.ts';
import { optionsOf, orSay, portFrom } from './arguments.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');
const port = orSay(() => {
  optionsOf({});
  return portFrom(process.env.PORT, 5181);
});
if (!existsSync(join(dist, '_redirects'))) {
  console.error('There is no build to show; run: npm run build');
  process.exit(1);
}
const server = await startServer({
  root,
  port,
  data: dataFolder(root),
  dist,
  schedule: true,
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
tellAddress(dataFolder(root), server.url);
console.log(`\n  The built app is at  ${server.url}/\n  Mail inbox           ${server.url}/_local/inbox\n`);

async function stop(): Promise<void> {
  await server.close();
  process.exit(0);
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
