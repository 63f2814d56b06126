import { mutationOptions } from '@tanstack/react-query';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { call } from '@/integrations/supabase/functions';
import type { ContactRow } from '@/lib/contact/message';
import { contactNotify } from '@/lib/contracts/contact-notify';

/** Hands a message to the operator. Sent again, it is the same one: that it is there already is good news. @throws AppError */
async function sendContact(row: ContactRow): Promise<void> {
  const client = await supabase();
  const { error } = await client.from('user_messages').insert(row);
  const failure = error ? toAppError(error) : null;
  if (failure && failure.code !== 'conflict') throw failure;
  // Sooner than the schedule would; what fails here, it makes up for.
  call(contactNotify, {}).catch(() => {});
}

/** @param before what is waited for first */
export const sendContactMutation = <Prepared extends { row: ContactRow }>(before: () => Promise<void>) =>
  mutationOptions({
    async mutationFn({ row }: Prepared) {
      await before();
      await sendContact(row);
    },
  });
