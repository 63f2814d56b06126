import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/**
 * Says that a page was left. Browsers send it when nothing else is sent any more, and then with no header of ours: the token
 * of who is signed in stands in the body and is checked like one of a header.
 */
export const presenceLeave = defineCall({
  name: 'presence-leave',
  auth: 'anyone',
  // Many may share one network, and everybody leaves pages.
  limit: { by: 'network', uses: 1200, windowSeconds: 10 * 60 },
  maxBodyBytes: 10_000,
  body: z.strictObject({
    token: z.string().check(z.maxLength(8000)),
    /** The latest that the page said, as it was stored: what another page has said since holds. */
    said: z.iso.datetime({ offset: true }),
  }),
  answer: z.object({}),
  codes: {},
});
