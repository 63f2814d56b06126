import { isTokenType, type TokenType } from '@/api/auth/arrival';

/** What the link of a mail brought along. */
export interface MailLink {
  /** A session made by the auth server before it led here. */
  tokens: { access: string; refresh: string } | null;
  /** A one-time token still to be redeemed. */
  oneTime: { hash: string; type: TokenType } | null;
  /** Kind of the link as the address tells it. */
  type: TokenType;
  /** The auth server's code when the link was no good, for example 'otp_expired'. */
  errorCode: string | null;
  /** Its sentence about a step that went well but was not the last one. */
  message: string | null;
  /** Finished attempt that the person came from. */
  sessionId: string | null;
}

/** Reads what a mail's link carries in the hash and the query of an address. */
export function readMailLink(hash: string, search: string): MailLink {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const query = new URLSearchParams(search);
  const access = fragment.get('access_token');
  const refresh = fragment.get('refresh_token');
  const token = query.get('token_hash') || query.get('token');
  const named = fragment.get('type') ?? query.get('type');
  const type = isTokenType(named) ? named : 'signup';
  return {
    tokens: access && refresh ? { access, refresh } : null,
    oneTime: token ? { hash: token, type } : null,
    type,
    errorCode: fragment.get('error_code') ?? fragment.get('error') ?? query.get('error_code'),
    message: fragment.get('message'),
    sessionId: query.get('sessionId'),
  };
}

const secretParameters = ['token', 'token_hash', 'type', 'error', 'error_code', 'error_description'];

/** The query without what the link carried: tokens are not for looking at or sharing. */
export function withoutSecrets(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of secretParameters) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}
