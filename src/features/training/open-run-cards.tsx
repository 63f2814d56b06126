import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { openRunsQuery } from '@/api/training/open-run-queries';
import { ButtonLink } from '@/components/button-link';
import { Drawing } from '@/components/drawings/drawing';
import { exerciseDrawings } from '@/components/drawings/exercises';
import { Card } from '@/components/ui/card';
import { href, paths } from '@/config/paths';
import { isExerciseId } from '@/lib/exercises/ids';

/** Runs that wait on this device, begun last first: the ways back to them. */
export function OpenRunCards({ userId }: { userId: string }) {
  const { t } = useTranslation(['training', 'player']);
  const runs = useQuery(openRunsQuery(userId)).data ?? [];
  // Of one exercise the newest alone is gone on with.
  const ids = [...new Set(runs.map(({ exerciseId }) => exerciseId))].filter(isExerciseId);
  return ids.map((id) => {
    const name = t(`exercise.${id}.name`);
    return (
      <Card
        key={id}
        tone="tint"
        data-open-run={id}
        className="mb-8 grid items-center gap-4 sm:grid-cols-[auto_1fr_auto]"
      >
        <Drawing shapes={exerciseDrawings[id]} size="list" />
        <div>
          <h2 className="text-lg">{t('words.pair', { name, text: t('player:start.unfinished') })}</h2>
          <p className="text-ink-soft">{t('player:start.unfinishedText')}</p>
        </div>
        <ButtonLink
          to={href(paths.exercise, { exerciseId: id })}
          aria-label={t('words.pair', { name, text: t('words.resume') })}
          data-action="go-on"
        >
          {t('words.resume')}
        </ButtonLink>
      </Card>
    );
  });
}
