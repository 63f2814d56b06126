import { mutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';
import { postMessage } from './live-messages';
import { readThreadsAgain } from './threads';

/** The message that asks a member to talk. @throws AppError with a refusal of the community */
export function requestMutation(userId: string, profileId: string) {
  return mutationOptions({
    mutationFn: async ({ id, text }: { id: string; text: string }) => {
      const client = await supabase();
      const target = z.parse(
        z.string(),
        unwrap(await client.rpc('message_target', { p_profile: profileId })),
      );
      return postMessage(userId, { client_id: id, recipient_id: target, content: text });
    },
    onSuccess: (_message, _asked, _before, { client }) => readThreadsAgain(client, userId),
  });
}
