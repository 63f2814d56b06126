import { replyMail } from '@lib/contact/reply-mail.ts';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../../src/config/languages.ts';
import { contactSample } from '../../database/support/rows/messages.ts';

const { content, subject } = contactSample(1);
const ticket = subject.split(' ')[1];

describe('the mail of a reply', () => {
  it('goes to whoever wrote, with the ticket in the subject and what they wrote below', () => {
    expect(replyMail(content, 'en', 'Please load it anew.\n\nThen it is there.')).toEqual({
      to: 'ann@example.com',
      subject: `${ticket}: Focus Clarity Lab`,
      title: 'Our answer to your message',
      lines: [
        'Please load it anew.',
        'Then it is there.',
        'You wrote to us:',
        '> The page of my report stays empty.',
        '> What can I do?',
      ],
      again: 'Write to us again',
      foot: 'You get this mail because you wrote to us by the contact form.',
    });
  });

  it('has its words in every language, and the same subject', () => {
    const mails = languageCodes.map((lang) => replyMail(content, lang, 'x'));
    expect(new Set(mails.map((mail) => mail?.title)).size).toBe(languageCodes.length);
    expect(new Set(mails.map((mail) => mail?.subject)).size).toBe(1);
  });

  it('is none where the message is none, or the address could end a line', () => {
    expect(replyMail('Hello', 'en', 'x')).toBeNull();
    const forged = content.replace('ann@example.com', 'ann@example.com\rBcc: all@example.com');
    expect(replyMail(forged, 'en', 'x')).toBeNull();
  });
});
