import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { lastConfigQuery } from '@/api/training/last-config';
import { recallPairsQuery } from '@/api/training/own-words';
import { currentLanguage } from '@/i18n/init';
import { isPairDue } from '@/lib/exercises/due-checks';
import type { RecallPair } from '@/lib/exercises/own-words';
import { readRecallRun } from '@/lib/exercises/word-recall/exercise';
import { byNeed } from '@/lib/exercises/word-recall/own-facts';
import { maxPairs } from '@/lib/exercises/word-recall/session';
import type { WordPair } from '@/lib/exercises/word-recall/word-pairs';
import { dayOf } from '../../logged/local-time';
import type { AskedFor, Options } from '../../view';
import { pairsIn } from './load-pairs';

type Pair = { readonly id: string; readonly answer: string };

/** Ten of the language, other ones in every run. */
function wordsOf(words: readonly WordPair[], run: number): Pair[] {
  const start = (maxPairs * (run - 1)) % words.length;
  return words.slice(start, start + maxPairs).map(({ name, object }) => ({ id: name, answer: object }));
}

/** Both are the same pairs. */
const withWords = ['words', 'spoken'];

const factsOf = (facts: readonly RecallPair[]): Pair[] => facts.map(({ id, answer }) => ({ id, answer }));

/** The pairs of the next run: new ones, or those learned on an earlier day and not asked for since. */
export function useRecallOptions({ userId, variant, options, run }: AskedFor): Options | null {
  const words = use(pairsIn(currentLanguage()));
  const facts = useQuery(recallPairsQuery(userId));
  const last = useQuery(lastConfigQuery(userId, 'word-recall', withWords));
  // Without a connection neither comes: names and things can be learned all the same.
  if (facts.isLoading || last.isLoading) return null;

  const isOwn = variant === 'own';
  const now = Date.now();
  const own = facts.data ?? [];
  const lastRun = last.data ? readRecallRun(last.data.config) : null;
  const isLastDue = lastRun !== null && !lastRun.isCheck && dayOf(last.data?.endedAt ?? now) < dayOf(now);
  const due = isOwn
    ? factsOf(own.filter((fact) => isPairDue(fact, { now, dayOf })))
    : isLastDue
      ? lastRun.pairs
      : [];
  const isCheck = due.length > 0 && options.check !== 'skip';
  const fresh = isOwn ? factsOf(byNeed(own)) : wordsOf(words, run);
  return { pairs: isCheck ? due : fresh, isCheck, due: due.length };
}
