import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { commitmentsQuery, recallPairsQuery } from '@/api/training/own-words';
import { ButtonLink } from '@/components/button-link';
import { Drawing } from '@/components/drawings/drawing';
import { exerciseDrawings } from '@/components/drawings/exercises';
import { Card } from '@/components/ui/card';
import { href, paths } from '@/config/paths';
import { useNow } from '@/hooks/use-now';
import { useFormats } from '@/i18n/use-formats';
import { dueChecks } from '@/lib/exercises/due-checks';
import { type ExerciseId, isExerciseId } from '@/lib/exercises/ids';
import { dayAt } from '@/lib/plans/dates';
import { minuteMs } from '@/lib/time';

/** So many of the person's own words are named. */
const mostNamed = 3;

const dayOf = (ms: number) => dayAt(ms, new Date(ms).getTimezoneOffset());

/** What came of plans, bundles and learned facts is asked here once their time has come. Of exercises that can be opened alone. */
export function DueCheckCards({ userId }: { userId: string }) {
  const now = useNow(true, minuteMs);
  const commitments = useQuery({
    ...commitmentsQuery(userId),
    enabled: isExerciseId('if-then-plan') || isExerciseId('temptation-bundle'),
  });
  const pairs = useQuery({ ...recallPairsQuery(userId), enabled: isExerciseId('word-recall') });
  const due = dueChecks({ commitments: commitments.data ?? [], pairs: pairs.data ?? [], now, dayOf });
  return due.map(({ exerciseId, variant, words }) =>
    isExerciseId(exerciseId) ? (
      <DueCard key={exerciseId} id={exerciseId} variant={variant} words={words} />
    ) : null,
  );
}

interface DueCardProps {
  id: ExerciseId;
  variant: string | undefined;
  words: readonly string[];
}

function DueCard({ id, variant, words }: DueCardProps) {
  const { t } = useTranslation('training');
  const formats = useFormats();
  const name = t(`exercise.${id}.name`);
  const address = href(paths.exercise, { exerciseId: id });
  return (
    <Card tone="tint" data-due={id} className="mb-8 grid items-center gap-4 sm:grid-cols-[auto_1fr_auto]">
      <Drawing shapes={exerciseDrawings[id]} size="list" />
      <div className="min-w-0">
        <h2 className="text-lg">{t('hub.due', { name })}</h2>
        <p className="wrap-anywhere text-ink-soft">
          {formats.narrowList(words.slice(0, mostNamed))}
          {words.length > mostNamed ? ' …' : null}
        </p>
      </div>
      <ButtonLink
        to={variant === undefined ? address : `${address}?variant=${variant}`}
        aria-label={t('words.openNamed', { name })}
        data-action="check"
      >
        {t('words.open')}
      </ButtonLink>
    </Card>
  );
}
