import * as z from 'zod/mini';
import { maxMetric, metricNames, metricPages } from '../consent/metrics.ts';
import { defineCall } from './call.ts';

/**
 * Takes one number that a browser tells with its person's consent. Sent to `/api/metrics`, which the host leads here; the answer
 * is read by nobody. Nothing beside these four is taken, so that nothing about a person can come along.
 */
export const metrics = defineCall({
  name: 'metrics',
  auth: 'anyone',
  // Where the host leads the calls here by itself, it is one network for all.
  limit: { by: 'network', uses: 600, windowSeconds: 10 * 60 },
  maxBodyBytes: 500,
  body: z.strictObject({
    metric: z.enum(metricNames),
    value: z.number().check(z.gte(0), z.lte(maxMetric)),
    timestamp: z.iso.datetime(),
    url: z.string().check(z.refine((url) => metricPages.includes(url))),
  }),
  answer: z.object({}),
  /** More than a day from the server's clock. */
  codes: { wrong_time: 400 },
});
