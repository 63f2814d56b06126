import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { recallPairsQuery } from '@/api/training/own-words';
import type { exercise } from '@/lib/exercises/word-recall/exercise';

type Config = ReturnType<typeof exercise.configFor>;

interface ToldPair {
  readonly id: string;
  readonly name: string;
  readonly answer: string;
}

/** What is asked and what is looked for. The questions of own facts stand with the person, not in the run. */
export function usePairs(userId: string, { variant, pairs }: Config): ToldPair[] {
  const { t } = useTranslation('exercise-word-recall');
  const isOwn = variant === 'own';
  const facts = useQuery({ ...recallPairsQuery(userId), enabled: isOwn });
  const promptOf = (id: string) => facts.data?.find((fact) => fact.id === id)?.prompt ?? t('facts.gone');
  return pairs.map(({ id, answer }) => ({ id, name: isOwn ? promptOf(id) : id, answer }));
}

export function usePair(userId: string, config: Config, place: number): ToldPair {
  return usePairs(userId, config)[place] ?? { id: '', name: '', answer: '' };
}
