/** The frame of the hosted pages: plain HTML and one style sheet, no script. */
import { escapeHtml } from '../../http.ts';

export interface Page {
  title: string;
  /** Hook for browser tests. */
  screen: string;
  /** HTML. */
  body: string;
  /** A form that is shown again with what was wrong is a page like any other: 200. */
  status?: number;
  /** Address that a form of this page may lead to besides the backend's own. */
  leadsTo?: string | null;
}

/** Browsers apply form-action to the redirect after a form too. */
function policy(leadsTo: string | null | undefined): string {
  const target = leadsTo && URL.canParse(leadsTo) ? ` ${new URL(leadsTo).origin}` : '';
  return `default-src 'none'; style-src 'self'; img-src data:; form-action 'self'${target}; frame-ancestors 'none'; base-uri 'none'`;
}

export function renderPage({ title, screen, body, status = 200, leadsTo }: Page): Response {
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title)} – Payments sandbox</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/payments/page.css">
  </head>
  <body data-screen="${screen}">
    <header>Payments sandbox: no money moves here.</header>
    <main>${body}</main>
  </body>
</html>`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy(leadsTo),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  });
}

export const redirect = (location: string): Response =>
  new Response(null, { status: 303, headers: { location } });

/** A page that says one thing and offers one way on. */
export function renderNotice(
  notice: { title: string; text: string; screen: string; status: number },
  link?: { href: string; label: string } | null,
): Response {
  const { title, text, screen, status } = notice;
  const way = link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>` : '';
  const body = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${way}`;
  return renderPage({ title, screen, status, body });
}

export const notFound = (): Response =>
  renderNotice({
    title: 'Page not found',
    text: 'Nothing is at this address.',
    screen: 'payments-not-found',
    status: 404,
  });

/** A row of a table: what it is for, and a number, such as a sum. @param note what stands below the name in small */
export const row = (label: string, value: string, note?: string | null): string => {
  const small = note ? `<small>${escapeHtml(note)}</small>` : '';
  return `<tr><th scope="row">${escapeHtml(label)}${small}</th><td>${escapeHtml(value)}</td></tr>`;
};

export const alert = (message: string | null): string =>
  message === null ? '' : `<p class="alert" role="alert" id="problem">${escapeHtml(message)}</p>`;
