/** What the gateway of a hosted project refuses before the data API or the auth server sees it. */
import { BodyTooLarge, readBody } from './functions/proxy.ts';
import { withCors } from './http.ts';
import { roleOf } from './jwt.ts';
import type { LocalConfig } from './types.ts';

/** Deeper than anything the app sends; a parser that recurses survives it. */
const DEEPEST = 500;

const refuse = (status: number, code: string, message: string): Response =>
  withCors(Response.json({ code, message, details: null, hint: null }, { status }));

/** Whether JSON text is nested deeper than allowed; brackets in strings do not count. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at += 1;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '[' || char === '{') {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if (char === ']' || char === '}') depth -= 1;
  }
  return false;
}

/** What the proxy before a hosted project writes itself, whatever a client says. */
function headersFrom(request: Request, peer: string): Headers {
  const headers = new Headers(request.headers);
  for (const name of ['cf-connecting-ip', 'x-forwarded-for', 'x-real-ip']) headers.set(name, peer);
  return headers;
}

/** Passes a request on with its body read, or answers why not: an unknown role, too long, too deep. */
export async function guarded(
  request: Request,
  peer: string | null,
  config: LocalConfig,
  next: (request: Request) => Promise<Response>,
): Promise<Response> {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const role = token === undefined ? null : roleOf(token, config.auth.jwt_secret);
  // PostgreSQL would refuse `set role` for a role the gateway's own is no member of.
  if (role !== null && !role.isKnown)
    return refuse(403, '42501', `permission denied to set role "${role.name}"`);
  let body: Uint8Array | null;
  try {
    body = await readBody(request);
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error;
    return refuse(413, 'PAYLOAD_TOO_LARGE', 'The request body is too large');
  }
  const { url, method } = request;
  const headers = headersFrom(request, peer || '127.0.0.1');
  if (body === null) return next(new Request(url, { method, headers }));
  const isJson = request.headers.get('content-type')?.includes('json') ?? false;
  if (isJson && isTooDeep(new TextDecoder().decode(body)))
    return refuse(400, 'PGRST102', 'Empty or invalid json');
  return next(new Request(url, { method, headers, body: body as BodyInit }));
}
