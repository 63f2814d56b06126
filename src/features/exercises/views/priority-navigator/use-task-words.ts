import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import type { DayTask } from '@/lib/exercises/priority-navigator/schedule';

const firstLetter = 'A'.charCodeAt(0);

export const letterOf = (task: number): string => String.fromCharCode(firstLetter + task);

/** Names of tasks, and what there is to know of one in a sentence. */
export function useTaskWords() {
  const { t } = useTranslation('exercise-priority-navigator');
  const formats = useFormats();
  const name = (task: number) => t('name', { letter: letterOf(task) });
  return {
    name,
    said: (task: number, { duration, deadline, value }: DayTask) =>
      t('said', {
        name: name(task),
        time: formats.duration(duration, 'minute'),
        left: formats.duration(deadline, 'minute'),
        points: formats.count(value),
      }),
  };
}
