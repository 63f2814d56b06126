/** The page at /_local/inbox: rendered here, no framework, so that it works whatever state the app is in. */
import { brand } from '../../../src/config/brand.ts';
import { escapeHtml } from '../http.ts';
import type { CaughtMail } from '../types.ts';

export type MailView = 'html' | 'text';

export interface InboxPage {
  mails: readonly CaughtMail[];
  open: CaughtMail | undefined;
  view: MailView;
}

const MAIL_KINDS: Readonly<Record<string, string>> = {
  signup: 'Sign-up',
  recovery: 'New password',
  magiclink: 'Sign-in link',
  email_change: 'Change of address',
  reauthentication: 'Code',
  invite: 'Invitation',
  mail: 'Mail',
};

const kind = (mail: CaughtMail): string => MAIL_KINDS[mail.type] ?? mail.type;

const address = (mail: CaughtMail, view?: MailView): string =>
  `/_local/inbox?${new URLSearchParams({ id: mail.id, ...(view ? { view } : {}) })}`;

function time(mail: CaughtMail): string {
  const clock = new Date(mail.at).toLocaleTimeString('en-GB');
  return `<time datetime="${mail.at}">${clock}</time>`;
}

function listItem(mail: CaughtMail, open: CaughtMail | undefined): string {
  const current = mail.id === open?.id ? ' aria-current="true"' : '';
  return `<li><a class="entry" href="${escapeHtml(address(mail))}"${current}>
    <span class="entry-top"><span class="kind">${escapeHtml(kind(mail))}</span>${time(mail)}</span>
    <strong>${escapeHtml(mail.subject)}</strong>
    <span class="soft">${escapeHtml(mail.to)}</span>
  </a></li>`;
}

function tab(mail: CaughtMail, view: MailView, current: MailView, label: string): string {
  const mark = view === current ? ' aria-current="page"' : '';
  return `<a class="tab" href="${escapeHtml(address(mail, view))}"${mark}>${label}</a>`;
}

/** Text with its links made clickable. */
function linkedText(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escapeHtml(part)}" target="_blank" rel="noreferrer">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('');
}

function body(mail: CaughtMail, view: MailView): string {
  if (view === 'text' || mail.html === '') return `<pre class="sheet text">${linkedText(mail.text)}</pre>`;
  // The sandbox keeps scripts of a mail from running; its links open beside the inbox.
  return `<iframe class="sheet" title="Mail: ${escapeHtml(mail.subject)}" src="/_local/inbox/${mail.id}.html"
    sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
}

/** Texts that came along, folded. */
const filesOf = ({ files = [] }: CaughtMail): string =>
  files
    .map(
      ({ name, text }) =>
        `<details><summary>${escapeHtml(name)}</summary><pre class="sheet text">${linkedText(text)}</pre></details>`,
    )
    .join('');

function detail(mail: CaughtMail, view: MailView): string {
  const link = mail.link
    ? `<a class="button" href="${escapeHtml(mail.link)}" target="_blank" rel="noreferrer">Open its link</a>`
    : '';
  const code = mail.code ? `<div><dt>Code</dt><dd><code>${escapeHtml(mail.code)}</code></dd></div>` : '';
  const tabs = mail.html
    ? `<nav class="tabs" aria-label="View">${tab(mail, 'html', view, 'HTML')}${tab(mail, 'text', view, 'Text')}</nav>`
    : '';
  return `<a class="back" href="/_local/inbox">All mail</a>
    <h2>${escapeHtml(mail.subject)}</h2>
    <dl>
      <div><dt>To</dt><dd>${escapeHtml(mail.to)}</dd></div>
      <div><dt>Sent</dt><dd>${time(mail)}</dd></div>
      ${code}
    </dl>
    <div class="bar">${link}${tabs}</div>
    ${body(mail, view)}
    ${filesOf(mail)}`;
}

const EMPTY = `<div class="empty">
  <h2>No mail yet</h2>
  <p>Sign up, or ask for a new password: what the product would have sent appears here at once. Nothing leaves this machine.</p>
  <p><a href="/">Open the app</a></p>
</div>`;

function content({ mails, open, view }: InboxPage): string {
  if (mails.length === 0) return EMPTY;
  const list = `<nav class="list" aria-label="Mails"><ul>${mails.map((mail) => listItem(mail, open)).join('')}</ul></nav>`;
  const shown = open ? detail(open, view) : '<p class="soft hint">Choose a mail to read it.</p>';
  return `<div class="panes${open ? ' has-open' : ''}">${list}<article>${shown}</article></div>`;
}

export function renderInbox(page: InboxPage): string {
  const { mails } = page;
  const count = mails.length === 1 ? '1 mail' : `${mails.length} mails`;
  const clear = mails.length > 0 ? '<button type="button" id="clear">Delete all</button>' : '';
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${page.open ? `${escapeHtml(page.open.subject)} – ` : ''}Inbox – ${escapeHtml(brand.name)}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/_local/inbox/page.css">
    <script type="module" src="/_local/inbox/page.js"></script>
  </head>
  <body data-newest="${mails[0]?.id ?? ''}">
    <header>
      <div>
        <h1>Inbox</h1>
        <p class="soft"><span id="count">${count}</span> caught, none delivered</p>
      </div>
      ${clear}
    </header>
    <main>${content(page)}</main>
  </body>
</html>`;
}
