import { podcastFeed } from '@lib/contracts/podcast-feed.ts';
import { episodeSchema } from '@lib/library/feed.ts';
import * as z from 'zod/mini';
import { newId } from '../_shared/http/call-deps.ts';
import { createServiceClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { writeLog } from '../_shared/http/log.ts';
import type { PodcastDeps } from './handler.ts';

export function createDeps(env: FunctionEnv): PodcastDeps {
  const service = createServiceClient(env);
  return {
    site: new URL(env.siteUrl).origin,
    self: `${env.supabaseUrl}/functions/v1/${podcastFeed.name}`,
    log: writeLog,
    newId,
    async episodes(lang) {
      const { data, error } = await service.rpc('podcast_episodes', { p_lang: lang });
      if (error) throw error;
      return z.parse(z.array(episodeSchema), data);
    },
  };
}
