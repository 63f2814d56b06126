import { useQuery } from '@tanstack/react-query';
import { catalogueQuery } from '@/api/store/catalogue';
import { entitlementsQuery } from '@/api/store/entitlements';
import { useSubscription } from '@/contexts/subscription';
import { type ExerciseAccess, exerciseAccess } from '@/lib/billing/exercise-access';
import { ownedSkus } from '@/lib/billing/item-access';
import type { ExerciseDefinition } from '@/lib/cognitive/registry';

/**
 * What of an exercise is open to the person. As long as plan and purchases are not known, or cannot be asked (offline),
 * everything is: nobody who paid may stand before a closed door.
 */
export function useExerciseAccess(userId: string): (exercise: ExerciseDefinition) => ExerciseAccess {
  const { status, tier } = useSubscription();
  const entitled = useQuery(entitlementsQuery(userId));
  const items = useQuery(catalogueQuery());
  if (status !== 'ready' || !entitled.data || !items.data) return () => 'open';
  const owned = ownedSkus(entitled.data, items.data);
  return (exercise) => exerciseAccess(exercise, { tier, owned });
}
