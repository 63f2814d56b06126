import * as z from 'zod/mini';
import { type CallLimit, defineCall } from './call.ts';

/** Of calls by anybody who is not the server itself. */
export const notifyLimit: CallLimit = { by: 'network', uses: 20, windowSeconds: 3600 };

/**
 * Tells the operator of what came by the contact form. Started by a schedule, and by whoever has just sent something; it
 * answers nothing, so nobody learns what others sent.
 */
export const contactNotify = defineCall({
  name: 'contact-notify',
  auth: 'anyone',
  limit: null,
  body: z.object({}),
  answer: z.object({}),
  codes: {},
});
