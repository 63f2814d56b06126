import type { SendAuthMail } from '../inbox/auth-mails.ts';
import type { LocalConfig, LocalDb, Log } from '../types.ts';
import type { Users } from './users.ts';

/** What every auth module works with. */
export interface AuthContext {
  db: LocalDb;
  config: LocalConfig;
  users: Users;
  /** Address of the site and of this backend: one and the same here. */
  siteUrl: () => string;
  sendMail: SendAuthMail;
  log: Log;
}

/** One request to the auth server. */
export interface AuthRequest {
  request: Request;
  url: URL;
  /** Path below /auth/v1. */
  path: string;
  /** Parsed JSON body; empty when there is none. */
  body: Record<string, unknown>;
  /** Where mails of this request may lead back to: checked against the allow list. */
  redirectTo: string;
  /** Hands a request on to @supabase/lite, by default the one that came, with another body or address if wanted. */
  forward(changes?: { body?: Record<string, unknown>; url?: URL; method?: string }): Promise<Response>;
}
