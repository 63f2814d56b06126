import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Erases the accounts whose waiting period is over; which ones is for the database to say. Started by a schedule. */
export const eraseAccounts = defineCall({
  name: 'erase-accounts',
  auth: 'service',
  limit: null,
  body: z.object({}),
  answer: z.object({ erased: z.number(), failed: z.number() }),
  codes: { service_only: 403 },
  toOthers: 'service_only',
});
