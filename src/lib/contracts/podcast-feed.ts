import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Episodes with a recording as RSS: GET and HEAD of `podcast-feed` or `podcast-feed?lang=de`. Not found while there is none. */
export const podcastFeed = defineCall({
  name: 'podcast-feed',
  auth: 'anyone',
  limit: null,
  body: z.object({}),
  /** application/rss+xml */
  answer: z.string(),
  codes: { no_episodes: 404 },
});
