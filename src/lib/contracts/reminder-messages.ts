import * as z from 'zod/mini';
import { defineCall } from './call.ts';

const token = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/**
 * Answers a message on a device with its token: once, and within a day, also signed out. It tells nothing about the reminder.
 */
export const reminderAct = defineCall({
  name: 'reminder-act',
  auth: 'anyone',
  limit: { by: 'network', uses: 60, windowSeconds: 3600 },
  body: z.object({ delivery: z.uuid(), token, action: z.enum(['done', 'snooze']) }),
  answer: z.object({}),
  codes: { token_used: 409, snooze_limit: 409, next_is_sooner: 409, reminder_state: 409 },
});

/** Ends the mails of a reminder, or of all its person has, without signing in. */
export const reminderUnsubscribe = defineCall({
  name: 'reminder-unsubscribe',
  auth: 'anyone',
  limit: { by: 'network', uses: 60, windowSeconds: 3600 },
  body: z.object({ reminder: z.uuid(), token, all: z._default(z.boolean(), false) }),
  answer: z.object({}),
  codes: { bad_token: 403 },
});

/** Tells a device of the caller's something, so that they see that it works. */
export const pushTest = defineCall({
  name: 'push-test',
  auth: 'person',
  limit: { by: 'person', uses: 20, windowSeconds: 3600 },
  body: z.object({ device: z.uuid() }),
  answer: z.object({}),
  codes: { not_found: 404, no_push: 503, device_gone: 410, not_taken: 502 },
});

/** The public key by which a browser knows this site's messages; null where none are sent. */
export const pushKey = defineCall({
  name: 'push-key',
  auth: 'anyone',
  limit: null,
  body: z.object({}),
  answer: z.object({ key: z.nullable(z.string()) }),
  codes: {},
});
