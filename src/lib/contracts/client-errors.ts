import * as z from 'zod/mini';
import { metricPages } from '../consent/metrics.ts';
import { clientErrorKinds } from '../operations/client-error.ts';
import { releaseForm, stackForm } from '../operations/log-line.ts';
import { defineCall } from './call.ts';

/**
 * Takes that an error came up in a browser, told with its person's consent: how it was caught, on which page as the router
 * writes it, where in the program as a hash, of which release. Nothing beside these four is taken.
 */
export const clientErrors = defineCall({
  name: 'client-errors',
  auth: 'anyone',
  limit: { by: 'network', uses: 60, windowSeconds: 10 * 60 },
  maxBodyBytes: 300,
  body: z.strictObject({
    kind: z.enum(clientErrorKinds),
    page: z.string().check(z.refine((page) => metricPages.includes(page))),
    stack: z.string().check(z.regex(stackForm)),
    release: z.string().check(z.regex(releaseForm)),
  }),
  answer: z.object({}),
  codes: {},
});
