import { feedSchema } from '@lib/calendar/ics/feed.ts';
import { namedZone } from '@lib/calendar/ics/zone-block.ts';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import * as z from 'zod/mini';
import { newId } from '../_shared/http/call-deps.ts';
import { createServiceClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { writeLog } from '../_shared/http/log.ts';
import { consume } from '../_shared/http/rate-limit.ts';
import type { FeedDeps } from './handler.ts';

export function createDeps(env: FunctionEnv): FeedDeps {
  const service = createServiceClient(env);
  return {
    log: writeLog,
    newId,
    isWithinLimit: (hash, limit) => consume(service, `calendar-feed:${hash}`, limit),
    async read(hash) {
      const { data, error } = await service.rpc('read_calendar_feed', { p_token_hash: hash });
      if (error) throw error;
      return data === null ? null : z.parse(feedSchema, data);
    },
    zoneBlock: (tz) => namedZone(tz, tzlib_get_ical_block(tz)[0] ?? null, Date.now()),
  };
}
