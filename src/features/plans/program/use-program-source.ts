import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { recentPlaysQuery } from '@/api/training/recent-plays';
import { noonOf } from '@/components/plans/use-step-words';
import { usePlanning } from '@/contexts/use-planning';
import { currentLanguage } from '@/i18n/init';
import { useFormats } from '@/i18n/use-formats';
import type { ListedAttempt } from '@/lib/assessments/attempt-record';
import { addDays, startOf, type WeekStart } from '@/lib/plans/dates';
import type { ProgramSource } from '@/lib/plans/program';
import type { ProgramAttempt } from '@/lib/plans/program-targets';

/** Attempts as the program reads them; what somebody else answered by an invite is not the person's own. */
export function readAttempts(attempts: readonly ListedAttempt[]): ProgramAttempt[] {
  return attempts
    .filter(({ invite_id, form }) => !invite_id && form === 'self')
    .map(({ id, test_id, completed_at, quality, domains }) => ({
      id,
      testId: test_id,
      completedAt: Date.parse(completed_at),
      isLow: quality.level === 'low',
      domains,
    }));
}

export interface MadeBy {
  readonly weekStart: WeekStart;
  /** What a program is built from, with the exercises of the last days as they are known by now. */
  readonly read: (plays: ProgramSource['plays']) => ProgramSource;
  /** The same, asked for anew. */
  readonly fetch: () => Promise<ProgramSource>;
}

/** What a program of the person is built from, in the words of the page. */
export function useProgramSource(
  userId: string,
  attempts: readonly ListedAttempt[] | undefined,
  twice: boolean,
): MadeBy {
  const { t } = useTranslation('training');
  const formats = useFormats();
  const client = useQueryClient();
  const { weekStart } = usePlanning(userId);
  // Any week that begins as the person's do names its days.
  const anyWeek = startOf('2026-01-05', weekStart);
  const read = (plays: ProgramSource['plays']): ProgramSource => ({
    attempts: readAttempts(attempts ?? []),
    plays,
    twice,
    language: currentLanguage(),
    titleOf: (id) => t(`exercise.${id}.name`),
    daysText: (days) => formats.list(days.map((day) => formats.longWeekday(noonOf(addDays(anyWeek, day))))),
  });
  return { weekStart, read, fetch: async () => read(await client.fetchQuery(recentPlaysQuery(userId))) };
}
