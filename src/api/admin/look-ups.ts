import { mutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { communityKeys } from '@/api/community/keys';
import { askAsStaff } from './ask';
import { adminKeys } from './keys';

/* What is an entry of the log beside decisions: whose account stands behind a profile, and which hosts are not linked. */

export interface AccountLookUp {
  readonly profile: string;
  readonly reason: string;
}

/** The id of the account behind a profile, for full and master admins; kept nowhere. @throws AppError with a refusal */
export const accountMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async ({ profile, reason }: AccountLookUp, { client }): Promise<string> =>
      z.parse(
        z.string(),
        await askAsStaff(client, (db) =>
          db.rpc('account_of_member', { p_profile: profile, p_reason: reason }),
        ),
      ),
    gcTime: 0,
    onSuccess: (_done, _asked, _before, { client }) => {
      void client.invalidateQueries({ queryKey: adminKeys.entries(userId) });
    },
  });

export interface HostChange {
  readonly host: string;
  readonly on: boolean;
}

/** Puts a host on the list or takes it off; false where it was so before. @throws AppError with a refusal */
export const hostMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async ({ host, on }: HostChange, { client }): Promise<boolean> =>
      z.parse(
        z.boolean(),
        await askAsStaff(client, (db) => db.rpc('set_blocked_host', { p_host: host, p_on: on })),
      ),
    onSuccess: (_done, _asked, _before, { client }) => {
      void client.invalidateQueries({ queryKey: adminKeys.entries(userId) });
      return client.invalidateQueries({ queryKey: communityKeys.blockedHosts });
    },
  });
