import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Claims, LocalConfig } from './types.ts';

/** The roles a request may run as; anything else in a token is refused. */
const ROLES: ReadonlySet<unknown> = new Set(['anon', 'authenticated', 'service_role']);

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function decode(part: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

const mac = (input: string, secret: string): Buffer => createHmac('sha256', secret).update(input).digest();

/** Signs claims with HS256. `iat` and `exp` (seconds since 1970) are the caller's to set. */
export function signJwt(claims: object, secret: string): string {
  const input = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${input}.${mac(input, secret).toString('base64url')}`;
}

/** Claims of a token signed with `secret`, whatever they say; null when it is malformed or signed otherwise. */
function signedClaims(token: string, secret: string): Record<string, unknown> | null {
  const [header, payload, signature, ...rest] = token.split('.');
  if (!header || !payload || !signature || rest.length > 0) return null;
  // Only HS256 is accepted, so that `alg: none` never passes.
  if (decode(header)?.alg !== 'HS256') return null;
  const expected = mac(`${header}.${payload}`, secret);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return decode(payload);
}

/** The role a well signed token names, and whether requests run as it; null for any other token. */
export function roleOf(token: string, secret: string): { name: string; isKnown: boolean } | null {
  const claims = signedClaims(token, secret);
  return claims && { name: String(claims.role), isKnown: ROLES.has(claims.role) };
}

/**
 * Claims of a token signed with `secret`, or null when it is malformed, signed otherwise, expired, not yet
 * valid or carries an unknown role.
 */
export function verifyJwt(token: string, secret: string, now: number = Date.now()): Claims | null {
  const claims = signedClaims(token, secret);
  if (!claims || !ROLES.has(claims.role)) return null;
  const seconds = now / 1000;
  if (typeof claims.exp === 'number' && claims.exp <= seconds) return null;
  if (typeof claims.nbf === 'number' && claims.nbf > seconds) return null;
  return claims as Claims;
}

/** Claims of whatever a client presents: one of the two API keys, or a signed user token. */
export function claimsForKey(token: string | null | undefined, config: LocalConfig): Claims | null {
  if (!token) return null;
  if (token === config.auth.publishable_key) return { role: 'anon' };
  if (token === config.auth.secret_key) return { role: 'service_role' };
  return verifyJwt(token, config.auth.jwt_secret);
}
