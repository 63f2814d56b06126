/** Mails of ours in plain text and HTML, in the look of the auth server's own (supabase/templates). */
import { brand } from '../../../../src/config/brand.ts';
import type { Language } from '../../../../src/config/languages.ts';

export interface MailRow {
  name: string;
  amount: string;
  /** What the amounts above come to. */
  isSum: boolean;
}

export interface MailContent {
  language: Language;
  subject: string;
  title: string;
  lines: readonly string[];
  /** Amounts below the lines, and what stands below them. */
  rows?: readonly MailRow[];
  after?: readonly string[];
  action: { readonly name: string; readonly url: string };
  foot: string;
  /** A further address below the foot. */
  also?: { readonly name: string; readonly url: string };
}

export interface MailBody {
  subject: string;
  html: string;
  text: string;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const sender = `${brand.operator}, ${brand.address.join(', ')}`;

/** Colours by class, so that a reader of dark mails gets dark ones; the styles beside them are for programs without classes. */
const darkStyles = `:root { color-scheme: light dark; supported-color-schemes: light dark }
      @media (prefers-color-scheme: dark) {
        .page { background: #12181c !important; color: #e8e6df !important }
        .sheet { background: #1b2429 !important; border-color: #33414a !important }
        .line { border-color: #33414a !important }
        .name { color: #8fd0e0 !important }
        .soft { color: #a9b4ba !important }
        .button { background: #8fd0e0 !important; color: #10242b !important }
      }`;

const paragraph = (line: string): string => `<p style="margin: 0 0 16px">${escapeHtml(line)}</p>`;

function rowOf({ name, amount, isSum }: MailRow): string {
  const style = `padding: 8px 0; border-top: 1px solid #e2e0d8${isSum ? '; font-weight: 600' : ''}`;
  return `<tr>
                    <td class="line" style="${style}">${escapeHtml(name)}</td>
                    <td class="line" align="right" style="${style}; padding-left: 16px; white-space: nowrap">${escapeHtml(amount)}</td>
                  </tr>`;
}

const tableOf = (rows: readonly MailRow[]): string =>
  `<table width="100%" cellpadding="0" cellspacing="0" style="margin: 0 0 16px; color: inherit; font: inherit">
                  ${rows.map(rowOf).join('\n                  ')}
                </table>`;

const alsoOf = ({ also }: MailContent): string =>
  also ? `<a href="${escapeHtml(also.url)}" style="color: inherit">${escapeHtml(also.name)}</a><br />` : '';

function htmlOf(content: MailContent): string {
  const { language, title, lines, rows = [], after = [], action, foot } = content;
  const parts = [
    ...lines.map(paragraph),
    ...(rows.length > 0 ? [tableOf(rows)] : []),
    ...after.map(paragraph),
  ].join('\n                ');
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    <title>${escapeHtml(title)}</title>
    <style>
      ${darkStyles}
    </style>
  </head>
  <body class="page" style="margin: 0; background: #f6f5f1; color: #1c2b33; font: 16px/1.6 system-ui, 'Segoe UI', sans-serif">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="padding: 32px 16px">
      <tr>
        <td align="center">
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 560px">
            <tr>
              <td class="name" style="padding: 0 4px 16px; font: 600 18px/1.3 Georgia, serif; color: #14596a">${brand.name}</td>
            </tr>
            <tr>
              <td class="sheet" style="padding: 32px 24px; background: #ffffff; border: 1px solid #e2e0d8; border-radius: 16px">
                <h1 style="margin: 0 0 16px; font: 600 26px/1.2 Georgia, serif">${escapeHtml(title)}</h1>
                ${parts}
                <p style="margin: 24px 0 0">
                  <a class="button" href="${escapeHtml(action.url)}" style="display: inline-block; padding: 13px 24px; border-radius: 999px; background: #14596a; color: #ffffff; font-weight: 600; text-decoration: none">${escapeHtml(action.name)}</a>
                </p>
              </td>
            </tr>
            <tr>
              <td class="soft" style="padding: 16px 4px 0; font-size: 13px; color: #55636b">${escapeHtml(foot)}<br />${alsoOf(content)}${escapeHtml(sender)}</td>
            </tr>
          </table>
        </td>
      </tr>
    </table>
  </body>
</html>
`;
}

export function layOut(content: MailContent): MailBody {
  const { subject, title, lines, rows = [], after = [], action, foot, also } = content;
  const amounts = rows.map(({ name, amount }) => `${name}: ${amount}`).join('\n');
  const parts = [title, ...lines, ...(amounts ? [amounts] : []), ...after];
  const text = `${[...parts, `${action.name}: ${action.url}`, foot, ...(also ? [`${also.name}: ${also.url}`] : []), sender].join('\n\n')}\n`;
  return { subject, html: htmlOf(content), text };
}
