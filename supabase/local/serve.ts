/**
 * The embedded backend without Vite, for browser tests and measurements:
 *   node supabase/local/serve.ts [--port 0] [--data memory://|folder|postgres://…] [--dist dist] [--template folder] [--root folder]
 * `--template` starts from a copy of a prepared database, which is made first if it is missing or out of date.
 * Prints one JSON line when ready: {"url": …, "readyMs": …}. Ends on SIGTERM or SIGINT.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Backend, createBackend } from './app.ts';
import { assertUsablePort } from './ports.ts';
import { createStatic } from './static.ts';
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
let backend: Promise<Backend> | undefined;
let removeData = (): void => {};

// The port first: the backend needs to know its address. Requests wait until it is ready.
const files = values.dist ? createStatic(values.dist) : null;
const server = createServer(async (request, response) => {
  try {
    (await backend)?.middleware(request, response, () => {
      if (files) files(request, response);
      else response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    });
  } catch {
    response.writeHead(503).end();
  }
});
server.on('upgrade', async (request, socket, head) => {
  const taken = await backend?.then((ready) => ready.upgrade(request, socket, head)).catch(() => false);
  if (!taken) socket.destroy();
});
server.listen(Number(values.port), '127.0.0.1');
await once(server, 'listening');
const siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function open(): Promise<Backend> {
  let url = /^\w+:\/\//.test(values.data) ? values.data : resolve(values.data);
  if (values.template) {
    const template = resolve(values.template);
    await ensureTemplate(values.root, template);
    const copy = copyTemplate(template);
    url = copy.url;
    removeData = copy.remove;
  }
  return createBackend({ root: values.root, url, siteUrl });
}

async function stop(code: number): Promise<never> {
  server.close();
  server.closeAllConnections();
  await (await backend?.catch(() => undefined))?.close();
  removeData();
  process.exit(code);
}

process.once('SIGTERM', () => stop(0));
process.once('SIGINT', () => stop(0));
backend = open();
try {
  await backend;
  console.log(JSON.stringify({ url: siteUrl, readyMs: Math.round(performance.now() - started) }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
