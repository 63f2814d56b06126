/** The mail with the link, in the words of the auth server's own (supabase/templates/confirmation.html). */
import { brand } from '../../../../src/config/brand.ts';
import { layOut, type MailBody } from '../mail/layout.ts';

export function confirmationMail(to: string, link: string): MailBody {
  const title = 'Confirm your email address';
  return layOut({
    language: 'en',
    subject: `${title} for ${brand.name}`,
    title,
    lines: [
      `You signed up for ${brand.name} with ${to}. Confirm that this address is yours and you are set.`,
    ],
    action: { name: 'Confirm email address', url: link },
    foot: 'The link works once, for 24 hours. If you did not sign up, ignore this mail: nothing happens then.',
  });
}
