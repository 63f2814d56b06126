/**
 * The embedded backend without Vite, for browser tests and measurements:
 *   node supabase/local/serve.ts [--port 0] [--data memory://|folder|postgres://…] [--dist dist] [--template folder] [--root folder]
 * `--template` starts from a copy of a prepared database, which is made first if it is missing or out of date.
 * Prints one JSON line when ready: {"url": …, "readyMs": …}. Ends on SIGTERM or SIGINT.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { assertUsablePort } from './ports.ts';
import { type RunningServer, startServer } from './server.ts';
import { copyTemplate, ensureTemplate } from './template.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    data: { type: 'string', default: 'memory://' },
    dist: { type: 'string' },
    template: { type: 'string' },
    root: { type: 'string', default: resolve(import.meta.dirname, '../..') },
  },
});

try {
  assertUsablePort(Number(values.port));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

const started = performance.now();
let server: Promise<RunningServer> | undefined;
let removeData = (): void => {};

async function open(): Promise<RunningServer> {
  const { root, dist, port } = values;
  let data = /^\w+:\/\//.test(values.data) ? values.data : resolve(values.data);
  if (values.template) {
    const template = resolve(values.template);
    await ensureTemplate(root, template);
    const copy = copyTemplate(template);
    data = copy.url;
    removeData = copy.remove;
  }
  return startServer({ root, port: Number(port), data, dist });
}

async function stop(code: number): Promise<never> {
  await (await server?.catch(() => undefined))?.close();
  removeData();
  process.exit(code);
}

process.once('SIGTERM', () => stop(0));
process.once('SIGINT', () => stop(0));
server = open();
try {
  const { url } = await server;
  console.log(JSON.stringify({ url, readyMs: Math.round(performance.now() - started) }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
