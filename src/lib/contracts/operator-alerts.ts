import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Mails the operator about conditions that hold, at most once an hour about each. Started by a schedule. */
export const operatorAlerts = defineCall({
  name: 'operator-alerts',
  auth: 'service',
  limit: null,
  body: z.object({}),
  answer: z.object({ raised: z.number(), sent: z.number() }),
  codes: {},
});
