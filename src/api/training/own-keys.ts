import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { keepExerciseKeys, settingsQuery } from '@/api/account/settings';
import { type OwnKeys, parseOwnKeys } from '@/lib/exercises/own-keys';
import { keepLastRound, lastRounds } from './last-rounds';

/** Keys chosen on this device, by the person who is signed in. */
const keysHere = (userId: string): OwnKeys => parseOwnKeys(lastRounds(userId).keys?.own);
const keepHere = (userId: string, own: OwnKeys, untold: boolean) =>
  keepLastRound(userId, { keys: { own, untold } });

const ownKeysKey = (userId: string) => ['own-keys', userId] as const;

const isSame = (one: OwnKeys, other: OwnKeys) => JSON.stringify(one) === JSON.stringify(other);

/** The account is told of the keys of this device. @throws AppError */
async function tell(client: QueryClient, userId: string): Promise<OwnKeys> {
  const told = keysHere(userId);
  await keepExerciseKeys(client, userId, told);
  // Chosen anew meanwhile: that is still to be told.
  const now = keysHere(userId);
  keepHere(userId, now, !isSame(told, now));
  return now;
}

/**
 * The keys a person answers exercises with, known at once from this device. What was chosen here and not told yet is the
 * last word; else that of the account.
 */
export function ownKeysQuery(userId: string) {
  return queryOptions({
    queryKey: ownKeysKey(userId),
    // What this device remembers holds where nothing else can be reached.
    initialData: () => keysHere(userId),
    initialDataUpdatedAt: 0,
    retry: false,
    async queryFn({ client }) {
      try {
        if (lastRounds(userId).keys?.untold) return await tell(client, userId);
        const settings = await client.fetchQuery(settingsQuery(userId));
        if (lastRounds(userId).keys?.untold) return keysHere(userId);
        const own = parseOwnKeys(settings.exercise_keys);
        keepHere(userId, own, false);
        return own;
      } catch {
        return keysHere(userId);
      }
    },
  });
}

/** Takes keys, which hold at once; answers whether the account has them, too, or is told later. */
export function keepOwnKeysMutation(userId: string) {
  return mutationOptions({
    onMutate(own: OwnKeys, { client }) {
      keepHere(userId, own, true);
      client.setQueryData(ownKeysKey(userId), own);
    },
    async mutationFn(_own: OwnKeys, { client }): Promise<'told' | 'later'> {
      try {
        await tell(client, userId);
        return 'told';
      } catch {
        return 'later';
      }
    },
  });
}
