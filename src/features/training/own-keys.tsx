import { useQuery } from '@tanstack/react-query';
import { ownKeysQuery } from '@/api/training/own-keys';
import { OwnKeysLine } from '@/components/own-keys/own-keys-line';
import { chosenIn } from '@/lib/exercises/own-keys';

/** Which of the answers of an exercise have keys that the person chose. */
export function OwnKeysOf({ exerciseId, userId }: { exerciseId: string; userId: string }) {
  const { data: own } = useQuery(ownKeysQuery(userId));
  const chosen = chosenIn(exerciseId, own);
  if (chosen.length === 0) return null;
  return (
    <div className="mt-3 pointer-coarse:hidden">
      <OwnKeysLine own={own} answers={chosen.map((slot) => ({ slot }))} />
    </div>
  );
}
