import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/integrations/supabase/errors';
import { call } from '@/integrations/supabase/functions';
import { mailCheck } from '@/lib/contracts/mail-check';

const keys = { place: () => ['auth', 'mail-check'] as const };

/** Whether this place has the test switch on. A place without the function says the same as one where it is off. */
export const testPlaceQuery = () =>
  queryOptions({
    queryKey: keys.place(),
    async queryFn(): Promise<boolean> {
      try {
        await call(mailCheck, {});
        return true;
      } catch (error) {
        if (toAppError(error).code === 'not_found') return false;
        throw error;
      }
    },
  });

/** Sends one mail to a test address. @throws AppError with a code of the contract */
export const checkMailMutation = () =>
  mutationOptions({ mutationFn: (email: string) => call(mailCheck, { email }) });
