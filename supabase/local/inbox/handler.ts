/** Everything under /_local that has to do with mail. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type MailView, renderInbox } from './page.ts';
import { receiveMail } from './sent-mails.ts';
import type { InboxStore } from './store.ts';

const require = createRequire(import.meta.url);

const ASSETS: ReadonlyMap<string, { file: string; type: string }> = new Map([
  ['/_local/inbox/page.css', { file: require.resolve('./page.css'), type: 'text/css; charset=utf-8' }],
  ['/_local/inbox/page.js', { file: require.resolve('./page.js'), type: 'text/javascript; charset=utf-8' }],
]);

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'";

/** A mail may look as it likes but run nothing and call nobody. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'self'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const html = (text: string, policy: string, status = 200): Response =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });

const notFound = (): Response => Response.json({ message: 'not found' }, { status: 404 });

/** Links of a mail open in a tab of their own, not inside the frame. */
const withLinksOutside = (mail: string): string =>
  mail.includes('<head>')
    ? mail.replace('<head>', '<head><base target="_blank">')
    : `<base target="_blank">${mail}`;

/** Whether a connection comes from this machine. Calls inside the process have no address. */
export const isLocal = (peer: string | null): boolean =>
  peer === null || peer === '::1' || /^(::ffff:)?127\./.test(peer);

function list(inbox: InboxStore, url: URL): Response {
  const limit = Number(url.searchParams.get('limit') ?? Number.POSITIVE_INFINITY);
  const mails = inbox.list(url.searchParams.get('to'));
  return Response.json(mails.slice(0, Number.isNaN(limit) ? undefined : limit), {
    headers: { 'cache-control': 'no-store' },
  });
}

function page(inbox: InboxStore, url: URL): Response {
  const id = url.searchParams.get('id');
  const open = id ? inbox.find(id) : undefined;
  const view: MailView = url.searchParams.get('view') === 'text' ? 'text' : 'html';
  return html(renderInbox({ mails: inbox.list(), open, view }), PAGE_POLICY, id && !open ? 404 : 200);
}

function asset({ file, type }: { file: string; type: string }): Response {
  return new Response(readFileSync(file, 'utf8'), {
    headers: { 'content-type': type, 'cache-control': 'no-cache' },
  });
}

/**
 * Answers a request under /_local that concerns mail, or null when it does not.
 * `peer` is the address of the caller: only this machine may hand in mail.
 */
export async function handleInbox(
  request: Request,
  url: URL,
  inbox: InboxStore,
  peer: string | null,
): Promise<Response | null> {
  const { pathname } = url;
  if (pathname === '/_local/mail' || pathname === '/_local/resend/emails') {
    if (request.method !== 'POST') return Response.json({ message: 'POST a mail' }, { status: 405 });
    if (!isLocal(peer)) return Response.json({ message: 'only from this machine' }, { status: 403 });
    return receiveMail(request, inbox);
  }
  if (pathname !== '/_local/inbox.json' && !/^\/_local\/inbox(\/|$)/.test(pathname)) return null;
  if (request.method === 'DELETE') {
    inbox.clear(url.searchParams.get('to'));
    return new Response(null, { status: 204 });
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return notFound();
  if (pathname === '/_local/inbox.json') return list(inbox, url);
  if (pathname === '/_local/inbox' || pathname === '/_local/inbox/') return page(inbox, url);
  const own = ASSETS.get(pathname);
  if (own) return asset(own);
  const mail = inbox.find(/^\/_local\/inbox\/([\w-]+)\.html$/.exec(pathname)?.[1] ?? '');
  return mail ? html(withLinksOutside(mail.html), MAIL_POLICY) : notFound();
}
