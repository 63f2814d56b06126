/**
 * Serves a built app as a static host would: the files, and what the build's `_headers` and `_redirects` say of them, compressed.
 * An address is answered with its file, with the HTML file of its name or of its folder, or with the one a pattern of `_redirects` names.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

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

/** Where a pattern of a host's file leads: `:name` is one part of an address, `*` at its end the rest. */
function matcherOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*$/, '.*');
  return new RegExp(`^${source}$`);
}

const linesOf = (file: string): string[] => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);

interface HeaderRule {
  at: RegExp;
  headers: [name: string, value: string][];
}

function headerRules(file: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(file)) {
    const header = /^\s+([^:]+): (.+)$/.exec(line);
    if (line.startsWith('/')) rules.push({ at: matcherOf(line), headers: [] });
    else if (header) rules.at(-1)?.headers.push([header[1] ?? '', header[2] ?? '']);
  }
  return rules;
}

/** Lines of `_redirects` that answer an address with a file: the first that fits counts. */
function rewriteRules(file: string): { at: RegExp; to: string }[] {
  return linesOf(file)
    .map((line) => line.trim().split(/\s+/))
    .filter(([from, to, status]) => from?.startsWith('/') && to !== undefined && status === '200')
    .map(([from, to]) => ({ at: matcherOf(from ?? ''), to: to ?? '' }));
}

interface StaticFile {
  type: string;
  etag: string;
  /** By the name of the encoding, the smallest first; the file as it is under `identity`. */
  bodies: ReadonlyMap<string, Buffer>;
}

/** As quick as gzip and smaller; what the build has compressed at leisure is smaller still. */
const brotli = (plain: Buffer): Buffer =>
  brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });

function bodiesOf(file: string, type: string): StaticFile['bodies'] {
  const plain = readFileSync(file);
  if (!COMPRESSIBLE.test(type)) return new Map([['identity', plain]]);
  const atLeisure = `${file}.br`;
  return new Map([
    ['br', existsSync(atLeisure) ? readFileSync(atLeisure) : brotli(plain)],
    ['gzip', gzipSync(plain)],
    ['identity', plain],
  ]);
}

/** What a browser says it can read. */
function encodingFor(bodies: StaticFile['bodies'], accepted: string): string {
  const names = accepted.split(',').map((part) => part.trim());
  const reads = (name: string) =>
    names.some((part) => part === name || (part.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(part)));
  return [...bodies.keys()].find(reads) ?? 'identity';
}

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

export function createStatic(dist: string): (request: IncomingMessage, response: ServerResponse) => void {
  const root = resolve(dist);
  const headers = headerRules(join(root, '_headers'));
  const rewrites = rewriteRules(join(root, '_redirects'));
  const cache = new Map<string, StaticFile>();

  function load(file: string): StaticFile {
    const { mtimeMs, size } = statSync(file);
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    const known = cache.get(file);
    if (known?.etag === etag) return known;
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const loaded = { type, etag, bodies: bodiesOf(file, type) };
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
    if (isFile(file)) return file;
    if (extname(path) !== '') return null;
    if (isFile(`${file}.html`)) return `${file}.html`;
    if (isFile(join(file, 'index.html'))) return join(file, 'index.html');
    const to = rewrites.find(({ at }) => at.test(path))?.to;
    return to === undefined ? null : join(root, to);
  }

  return (request, response) => {
    let path: string;
    try {
      path = decodeURIComponent(request.url?.split(/[?#]/)[0] ?? '/');
    } catch {
      response.writeHead(400).end();
      return;
    }
    // What names no time may be kept, but not shown again unasked.
    response.setHeader('Cache-Control', 'no-cache');
    for (const rule of headers.filter(({ at }) => at.test(path)))
      for (const [name, value] of rule.headers) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const file = path.includes('\0') ? null : find(path);
    if (!file || !existsSync(file)) {
      response.removeHeader('Cache-Control');
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('not found');
      return;
    }
    const { type, etag, bodies } = load(file);
    response.setHeader('etag', etag);
    if (bodies.size > 1) response.setHeader('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
    const encoding = encodingFor(bodies, String(request.headers['accept-encoding'] ?? ''));
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    const body = bodies.get(encoding) ?? Buffer.alloc(0);
    response.writeHead(200, { 'content-type': type, 'content-length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
