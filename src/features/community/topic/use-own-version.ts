import { useState } from 'react';
import { refusalIn } from '@/lib/community/refusals';

/**
 * Which version of a post a change writes over. What was changed meanwhile is shown first, beside the own text; what was
 * seen may be written over.
 */
export function useOwnVersion(current: number) {
  const [begun, setBegun] = useState(current);
  const [isTold, setTold] = useState(false);
  const hasChanged = current !== begun;
  return {
    /** The text as it stands now belongs beside the own one. */
    hasChanged,
    /** It was told that it does: the text as it stands now is read next. */
    isTold: hasChanged && isTold,
    /** The version to write over; null where the change has to be seen first. */
    take: (): number | null => {
      if (hasChanged && !isTold) {
        setTold(true);
        return null;
      }
      setBegun(current);
      setTold(false);
      return current;
    },
    /** A save was refused: if for a change meanwhile, it is told with that. */
    refused: (failure: unknown): void => {
      if (refusalIn(failure)?.code === 'version_conflict') setTold(true);
    },
  };
}
