import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { build, type PluginOption } from 'vite';
import { findBrowser, launchOptions } from '../../scripts/browser.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Builds a page, serves it alone and hands a browser to `work`.
 * @param page folder of its sources
 * @param plugins what its sources need besides
 */
export async function withPage<T>(
  page: string,
  work: (browser: Browser, address: string) => Promise<T>,
  plugins: PluginOption[] = [],
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'fcl-bench-'));
  const server = await servePage(page, folder, plugins);
  const browser = await chromium.launch(launchOptions(await findBrowser()));
  try {
    return await work(browser, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Isolated, so that its clock is fine enough for the comparison. */
async function servePage(page: string, folder: string, plugins: PluginOption[]) {
  await build({
    configFile: false,
    plugins,
    root: page,
    logLevel: 'error',
    resolve: { alias: { '@lib': join(root, 'src/lib'), '@': join(root, 'src') } },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = join(folder, normalize(path === '/' ? '/index.html' : path));
    readFile(file).then(
      (body) => {
        response.writeHead(200, {
          'content-type': types[extname(file)] ?? 'application/octet-stream',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-embedder-policy': 'require-corp',
        });
        response.end(body);
      },
      () => {
        response.writeHead(404);
        response.end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
