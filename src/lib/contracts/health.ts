import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/**
 * For uptime checks: GET and HEAD of `health`. 200 while all parts work, 503 with the same answer while one does not. Whoever
 * asks often hears the same for a while: a flood is no load.
 */
export const health = defineCall({
  name: 'health',
  auth: 'anyone',
  limit: null,
  body: z.object({}),
  answer: z.object({
    status: z.enum(['ok', 'failing']),
    database: z.boolean(),
    functions: z.boolean(),
    jobs: z.boolean(),
    queues: z.boolean(),
  }),
  codes: {},
});
