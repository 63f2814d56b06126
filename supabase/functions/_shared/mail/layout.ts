/** Mails of ours in plain text and HTML, in the look of the auth server's own (supabase/templates). */
import { brand } from '../../../../src/config/brand.ts';
import type { Language } from '../../../../src/config/languages.ts';

export interface MailContent {
  language: Language;
  subject: string;
  title: string;
  lines: readonly string[];
  action: { readonly name: string; readonly url: string };
  foot: string;
}

export interface MailBody {
  subject: string;
  html: string;
  text: string;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const sender = `${brand.operator}, ${brand.address.join(', ')}`;

function htmlOf({ language, title, lines, action, foot }: MailContent): string {
  const paragraphs = lines
    .map((line) => `<p style="margin: 0 0 16px">${escapeHtml(line)}</p>`)
    .join('\n                ');
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
  </head>
  <body style="margin: 0; background: #f6f5f1; color: #1c2b33; font: 16px/1.6 system-ui, 'Segoe UI', sans-serif">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="padding: 32px 16px">
      <tr>
        <td align="center">
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 560px">
            <tr>
              <td style="padding: 0 4px 16px; font: 600 18px/1.3 Georgia, serif; color: #14596a">${brand.name}</td>
            </tr>
            <tr>
              <td style="padding: 32px; background: #ffffff; border: 1px solid #e2e0d8; border-radius: 16px">
                <h1 style="margin: 0 0 16px; font: 600 26px/1.2 Georgia, serif">${escapeHtml(title)}</h1>
                ${paragraphs}
                <p style="margin: 24px 0 0">
                  <a href="${escapeHtml(action.url)}" style="display: inline-block; padding: 13px 24px; border-radius: 999px; background: #14596a; color: #ffffff; font-weight: 600; text-decoration: none">${escapeHtml(action.name)}</a>
                </p>
              </td>
            </tr>
            <tr>
              <td style="padding: 16px 4px 0; font-size: 13px; color: #55636b">${escapeHtml(foot)}<br />${escapeHtml(sender)}</td>
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
  const { subject, title, lines, action, foot } = content;
  const text = `${[title, ...lines, `${action.name}: ${action.url}`, foot, sender].join('\n\n')}\n`;
  return { subject, html: htmlOf(content), text };
}
