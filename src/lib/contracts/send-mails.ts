import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Sends the mails that are due about plans, orders, invites and accounts. Started by a schedule. */
export const sendMails = defineCall({
  name: 'send-mails',
  auth: 'service',
  limit: null,
  body: z.object({}),
  answer: z.object({ sent: z.number(), failed: z.number() }),
  codes: { service_only: 403 },
  toOthers: 'service_only',
});
