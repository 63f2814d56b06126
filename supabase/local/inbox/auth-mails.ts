/** Mails of the auth server, from the templates that hosted projects use too. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../http.ts';
import type { LocalConfig } from '../types.ts';
import { textOfHtml } from './html-text.ts';
import type { InboxStore } from './store.ts';

/** Type of the link → name of the template in config.toml. */
const TEMPLATES = {
  signup: 'confirmation',
  recovery: 'recovery',
  magiclink: 'magic_link',
  email_change: 'email_change',
  invite: 'invite',
  reauthentication: 'reauthentication',
} as const;

export type AuthMailType = keyof typeof TEMPLATES;

export interface AuthMail {
  type: AuthMailType;
  to: string;
  code: string;
  /** Null for a mail that carries a code only. */
  tokenHash: string | null;
  /** Where the link leads after it was followed; already checked. */
  redirectTo: string;
  /** Current and new address of an account whose address is to change. */
  change?: { from: string; to: string };
}

export type SendAuthMail = (mail: AuthMail) => void;

export interface AuthMailOptions {
  root: string;
  config: LocalConfig;
  /** Address of this backend, which the links lead to. */
  siteUrl: () => string;
  inbox: InboxStore;
}

/** Link that proves a token and then leads on, as hosted projects build it. */
export function verifyLink(siteUrl: string, token: string, type: string, redirectTo: string): string {
  const query = new URLSearchParams({ token, type, redirect_to: redirectTo });
  return `${siteUrl}/auth/v1/verify?${query}`;
}

export function createAuthMails({ root, config, siteUrl, inbox }: AuthMailOptions): SendAuthMail {
  function template(type: AuthMailType): { subject: string; html: string } {
    const name = TEMPLATES[type];
    const { subject, content_path: path } = config.auth.email.template[name] ?? {};
    if (!subject || !path) {
      // A mail of last resort, for projects that have not written their own.
      return {
        subject: name,
        html: '<p><a href="{{ .ConfirmationURL }}">Continue</a></p><p>{{ .Token }}</p>',
      };
    }
    return { subject, html: readFileSync(join(root, path), 'utf8') };
  }

  return ({ type, to, code, tokenHash, redirectTo, change }) => {
    const link = tokenHash ? verifyLink(siteUrl(), tokenHash, type, redirectTo) : null;
    const values: Record<string, string> = {
      ConfirmationURL: link ?? '',
      Token: code,
      TokenHash: tokenHash ?? '',
      SiteURL: siteUrl(),
      RedirectTo: redirectTo,
      Email: change?.from ?? to,
      NewEmail: change?.to ?? to,
    };
    const { subject, html: source } = template(type);
    const html = source.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name: string) =>
      escapeHtml(values[name] ?? ''),
    );
    inbox.add({ to, subject, type, html, text: textOfHtml(html), link, token_hash: tokenHash, code });
  };
}
