import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';
import { minuteMs } from '@/lib/time';

/** How many members are in the community now; 0 where they are too few to be counted. */
export const communityPresentQuery = queryOptions({
  queryKey: ['presence', 'community'] as const,
  queryFn: async () => z.parse(z.number(), unwrap(await (await supabase()).rpc('community_present'))),
  refetchInterval: minuteMs,
});
