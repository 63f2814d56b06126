import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/button-link';
import { Drawing } from '@/components/drawings/drawing';
import { exerciseDrawings } from '@/components/drawings/exercises';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { href, paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';
import type { ExerciseAccess } from '@/lib/billing/exercise-access';
import type { ExerciseDefinition } from '@/lib/cognitive/registry';
import { practisedBy } from '@/lib/exercises/practised';
import { ExerciseFacts } from './exercise-facts';
import { ScoreTrace } from './score-trace';
import type { OwnResult } from './use-own-results';

export interface ExerciseCardProps {
  exercise: ExerciseDefinition;
  /** Null as long as it is not known. */
  access: ExerciseAccess | null;
  /** Null where the person has none, or it is not known. */
  own: OwnResult | null;
}

/** An exercise to pick up: its drawing, what it asks for, and what it came to last time. */
export function ExerciseCard({ exercise, access, own }: ExerciseCardProps) {
  const { t } = useTranslation(['training', 'upgrade']);
  const formats = useFormats();
  const { id } = exercise;
  const name = t(`exercise.${id}.name`);
  const abilities = practisedBy(id).map((ability) => t(`practises.${ability}`));
  return (
    <li data-exercise={id} data-access={access ?? 'unknown'} className="grid">
      <Card className="grid grid-rows-[auto_1fr_auto] gap-4">
        {/* Beside the drawing, so that nothing moves when it is known. */}
        <div className="flex items-start justify-between gap-4">
          <Drawing shapes={exerciseDrawings[id]} />
          <div className="grid justify-items-end gap-1.5 text-end">
            {access === null || access === 'open' ? null : (
              <Badge tone="outline">{t(access === 'part' ? 'hub.partlyFree' : 'plans.plus')}</Badge>
            )}
            {own ? <OwnScores own={own} /> : null}
          </div>
        </div>
        <div className="grid content-start gap-1.5">
          <h3 className="text-lg">{name}</h3>
          <p className="text-ink-soft">{t(`exercise.${id}.summary`)}</p>
          <ExerciseFacts exercise={exercise} access={access} />
          <p data-part="practises" className="text-sm text-ink-soft">
            {t('hub.practises', { what: formats.list(abilities) })}
          </p>
        </div>
        <div className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-1 border-t border-line pt-4">
          <ButtonLink
            variant="outline"
            size="sm"
            to={href(paths.exerciseIntro, { exerciseId: id })}
            aria-label={t('words.openNamed', { name })}
          >
            {t('words.open')}
          </ButtonLink>
          {own ? (
            <Link
              to={href(paths.exerciseHistory, { exerciseId: id })}
              className="link inline-flex min-h-11 items-center"
              aria-label={t('hub.historyNamed', { name })}
              data-action="history"
            >
              {t('hub.history')}
            </Link>
          ) : null}
        </div>
      </Card>
    </li>
  );
}

function OwnScores({ own: { last, at, scores } }: { own: OwnResult }) {
  const { t } = useTranslation('training');
  const formats = useFormats();
  return (
    <div data-part="own-result" className="grid justify-items-end gap-1">
      {scores.length > 1 ? (
        <ScoreTrace
          scores={scores}
          spoken={t('hub.trace', { scores: formats.narrowList(scores.map(formats.count)) })}
        />
      ) : null}
      <p className="text-sm tabular-nums">
        {t('hub.last', { score: formats.count(last), date: formats.shortDate(at) })}
      </p>
    </div>
  );
}
