import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  type ContactForm,
  contactLimits,
  contactRow,
  contactSchema,
  emptyContact,
  readContact,
  tidyMessage,
} from '../../../src/lib/contact/message.ts';

const good: ContactForm = {
  fullName: ' Ann Example ',
  email: 'ann@example.com ',
  subject: 'feedback',
  message: '  A message of some length.\r\n\r\n\r\nAnd more.  ',
  consent: true,
};
const faults = (change: Partial<ContactForm>): Record<string, string> => {
  const parsed = z.safeParse(contactSchema, { ...good, ...change });
  return Object.fromEntries(parsed.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
};

describe('the contact form', () => {
  it('takes what is whole, and tidies it', () => {
    expect(z.parse(contactSchema, good)).toEqual({
      ...good,
      fullName: 'Ann Example',
      email: 'ann@example.com',
      message: 'A message of some length.\n\nAnd more.',
    });
  });

  it('names all that is missing at once', () => {
    const parsed = z.safeParse(contactSchema, emptyContact);
    const named = parsed.error?.issues.map(({ path, message }) => `${path}: ${message}`);
    expect(named).toEqual([
      'fullName: contact:errors.name',
      'email: common:words.emailRequired',
      'subject: contact:errors.subject',
      'message: contact:errors.message',
      'consent: contact:errors.consent',
    ]);
  });

  it('wants twenty characters of message, blanks around it not counted', () => {
    expect(faults({ message: `${' '.repeat(30)}Nineteen characters${' '.repeat(30)}` })).toEqual({
      message: 'contact:errors.short',
    });
    expect(faults({ message: 'Twenty characters ok' })).toEqual({});
    expect(faults({ message: '🌱'.repeat(20) })).toEqual({});
    expect(faults({ message: '   \n ' })).toEqual({ message: 'contact:errors.message' });
  });

  it('ends where the database ends', () => {
    const long = { message: 'common:words.tooLong' };
    expect(faults({ message: 'x'.repeat(contactLimits.message) })).toEqual({});
    expect(faults({ message: 'x'.repeat(10_000) })).toEqual(long);
    expect(faults({ fullName: 'x'.repeat(81) })).toEqual({ fullName: 'common:words.tooLong' });
    expect(faults({ email: `${'x'.repeat(250)}@example.com` })).toEqual({ email: 'common:words.tooLong' });
  });

  it('wants an address, a subject of the list and consent', () => {
    expect(faults({ email: 'ann' })).toEqual({ email: 'common:words.emailInvalid' });
    expect(faults({ subject: 'toString' })).toEqual({ subject: 'contact:errors.subject' });
    expect(faults({ consent: false })).toEqual({ consent: 'contact:errors.consent' });
  });

  it('takes out what is not seen or turns text around', () => {
    expect(tidyMessage('Look:\u202e gnp.exe \u0000and\u0007 more\tof it')).toBe(
      'Look: gnp.exe and more of it',
    );
  });
});

describe('a stored message', () => {
  it('is read back as it was written, whatever somebody types', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 0, maxLength: 300 }), fc.string(), (words, name) => {
        const parsed = z.safeParse(contactSchema, {
          ...good,
          fullName: `A${name}`.slice(0, 80),
          message: `Submitted: x\n${words}\nName: y\n\nMessage: z`,
        });
        if (!parsed.success) return;
        const { content } = contactRow(parsed.data, 'FCL-M7PFR400-4F7ZQ', 0, 'x');
        expect(readContact(content)).toEqual({
          ticket: 'FCL-M7PFR400-4F7ZQ',
          name: parsed.data.fullName,
          email: 'ann@example.com',
          subject: 'feedback',
          message: parsed.data.message,
          submitted: '1970-01-01T00:00:00.000Z',
        });
        expect(content.split('\n').filter((line) => line !== '' && !line.startsWith(' '))).toHaveLength(6);
      }),
    );
  });

  it('always has room in the table', () => {
    const message = 'x\n'.repeat(contactLimits.message / 2).slice(0, -1);
    const form = {
      ...good,
      fullName: 'x'.repeat(80),
      email: 'x'.repeat(254),
      subject: 'partnership',
      message,
    };
    expect([...contactRow(form, 'FCL-M7PFR400-4F7ZQ', 0, 'x').content].length).toBeLessThan(4000);
  });

  it('is none when it has other parts', () => {
    expect(readContact('Ticket ID: x\nName: y')).toBeNull();
    expect(readContact('')).toBeNull();
  });
});
