/** Serves a built app as a host would: security headers, compression, one shell for every address. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { policyNeeds, securityHeaders } from '../../src/config/security-headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.wav': 'audio/wav',
};

const COMPRESSIBLE = /^(text\/|application\/(json|manifest)|image\/svg|font\/ttf)/;

/** Files whose name changes with their content. */
const isImmutable = (path: string): boolean => path.startsWith('/assets/');

interface HeaderRule {
  start: string;
  headers: [name: string, value: string][];
}

/**
 * What the build's `_headers` file says about single addresses. The policy of every page is not taken from it: here the
 * app's own origin is the backend, whatever the build was made for.
 */
function headerRules(dist: string): HeaderRule[] {
  const file = join(dist, '_headers');
  const rules: HeaderRule[] = [];
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const header = /^\s+([^:]+): (.+)$/.exec(line);
    if (line.startsWith('/')) rules.push({ start: line.replace(/\*$/, ''), headers: [] });
    else if (header) rules.at(-1)?.headers.push([header[1] ?? '', header[2] ?? '']);
  }
  return rules.filter(({ start }) => start !== '/');
}

interface StaticFile {
  type: string;
  etag: string;
  plain: Buffer;
  gzip: Buffer | null;
}

export function createStatic(dist: string): (request: IncomingMessage, response: ServerResponse) => void {
  const root = resolve(dist);
  const rules = headerRules(root);
  const headers = securityHeaders({ ...policyNeeds(process.env), backendOrigin: null });
  const cache = new Map<string, StaticFile>();

  function load(file: string): StaticFile {
    const { mtimeMs, size } = statSync(file);
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    const known = cache.get(file);
    if (known?.etag === etag) return known;
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const plain = readFileSync(file);
    const loaded = { type, etag, plain, gzip: COMPRESSIBLE.test(type) ? gzipSync(plain) : null };
    cache.set(file, loaded);
    return loaded;
  }

  /** File for an address, or null when there is none and it does not look like a page. */
  function find(path: string): string | null {
    const file = resolve(root, `.${path}`);
    if (file !== root && !file.startsWith(root + sep)) return null;
    // Hosts read these themselves and do not serve them.
    if (/^\/_(headers|redirects)$/.test(path) || path.startsWith('/.')) return null;
    if (path === '/') return join(root, 'index.html');
    if (existsSync(file) && statSync(file).isFile()) return file;
    if (extname(path) !== '') return null;
    const shell = join(root, 'app.html');
    return existsSync(shell) ? shell : join(root, 'index.html');
  }

  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    let path: string;
    try {
      path = decodeURIComponent(request.url?.split(/[?#]/)[0] ?? '/');
    } catch {
      response.writeHead(400).end();
      return;
    }
    const file = path.includes('\0') ? null : find(path);
    if (!file || !existsSync(file)) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('not found');
      return;
    }
    const { type, etag, plain, gzip } = load(file);
    for (const rule of rules.filter(({ start }) => path.startsWith(start)))
      for (const [name, value] of rule.headers) response.setHeader(name, value);
    response.setHeader(
      'cache-control',
      isImmutable(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    response.setHeader('etag', etag);
    if (gzip) response.setHeader('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
    const wantsGzip = gzip !== null && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    if (wantsGzip) response.setHeader('content-encoding', 'gzip');
    const body = wantsGzip ? gzip : plain;
    response.writeHead(200, { 'content-type': type, 'content-length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
