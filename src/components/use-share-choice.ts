import { useState } from 'react';
import * as z from 'zod/mini';
import { caseWordSchema } from '@/lib/reports/case-word';

/** What goes with a report that is given to somebody. */
export interface ShareChoice {
  /** Empty for none. */
  caseWord: string;
  withOther: boolean;
}

export interface ShareChoiceState {
  choice: ShareChoice;
  change: (part: Partial<ShareChoice>) => void;
  /** The word cannot be taken; said after the first try only. */
  isWrong: boolean;
  /** What was chosen; null when the word cannot be taken, which is said from then on. */
  read: () => ShareChoice | null;
}

export function useShareChoice(): ShareChoiceState {
  const [choice, setChoice] = useState<ShareChoice>({ caseWord: '', withOther: false });
  const [tried, setTried] = useState(false);
  const parsed = z.safeParse(caseWordSchema, choice.caseWord);
  return {
    choice,
    change: (part) => setChoice((before) => ({ ...before, ...part })),
    isWrong: tried && !parsed.success,
    read: () => {
      setTried(true);
      return parsed.success ? { ...choice, caseWord: parsed.data } : null;
    },
  };
}
