/** The mail with the link, in the look of the auth server's own (supabase/templates/confirmation.html). */
import { brand } from '../../../src/config/brand.ts';

export interface Mail {
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  tags: { name: string; value: string }[];
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export function confirmationMail(to: string, link: string, from: string): Mail {
  const title = 'Confirm your email address';
  const lead = `You signed up for ${brand.name} with ${to}. Confirm that this address is yours and you are set.`;
  const foot =
    'The link works once, for 24 hours. If you did not sign up, ignore this mail: nothing happens then.';
  const text = `${title}\n\n${lead}\n\n${link}\n\n${foot}\n\n${brand.operator}, ${brand.address.join(', ')}\n`;
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
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
                <h1 style="margin: 0 0 16px; font: 600 26px/1.2 Georgia, serif">${title}</h1>
                <p style="margin: 0 0 24px">${escapeHtml(lead)}</p>
                <p style="margin: 0">
                  <a href="${escapeHtml(link)}" style="display: inline-block; padding: 13px 24px; border-radius: 999px; background: #14596a; color: #ffffff; font-weight: 600; text-decoration: none">Confirm email address</a>
                </p>
              </td>
            </tr>
            <tr>
              <td style="padding: 16px 4px 0; font-size: 13px; color: #55636b">${foot}<br />${brand.operator}, ${brand.address.join(', ')}</td>
            </tr>
          </table>
        </td>
      </tr>
    </table>
  </body>
</html>
`;
  // The embedded inbox files mails by this tag.
  const tags = [{ name: 'type', value: 'signup' }];
  return { from, to, subject: `${title} for ${brand.name}`, html, text, tags };
}
