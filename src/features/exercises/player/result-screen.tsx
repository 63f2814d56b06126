import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { Drawing } from '@/components/drawings/drawing';
import { exerciseDrawings } from '@/components/drawings/exercises';
import { Button } from '@/components/ui/button';
import { href, paths } from '@/config/paths';
import type { ExerciseFacts } from '@/lib/exercises/facts';
import { PlayFrame } from '../play-frame';
import type { View } from '../view';
import type { DoneRun } from './run';
import { RunDelivery } from './run-delivery';
import { ScoreTable } from './score-table';
import { TimingNotes } from './timing-notes';
import { useExerciseText } from './use-exercise-text';

export interface ResultScreenProps {
  facts: ExerciseFacts;
  view: View;
  userId: string;
  done: DoneRun;
  onAgain: () => void;
}

/** What the run came to, how the score came about, and what comes next. */
export function ResultScreen({ facts, view, userId, done, onAgain }: ResultScreenProps) {
  const { t } = useTranslation('player');
  const { outcome, run } = done;
  const score = outcome?.score.score ?? null;
  const text = useExerciseText(facts.id, run.variant);
  return (
    <PlayFrame exerciseId={facts.id} screen="result" align="start">
      <div className="grid gap-8 pt-4">
        <header className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3">
          <div className="sm:row-span-2">
            <Drawing shapes={exerciseDrawings[facts.id as keyof typeof exerciseDrawings]} />
          </div>
          <h1 tabIndex={-1} className="text-2xl sm:self-end">
            {score === null ? t('result.noScore') : t('result.score', { score })}
          </h1>
          <p className="col-span-2 text-ink-soft sm:col-span-1 sm:self-start">
            {score === null ? <WhyNot view={view} done={done} exerciseId={facts.id} /> : text('result.scale')}
          </p>
        </header>
        {outcome ? <ScoreTable text={text} measures={view.measures} outcome={outcome} /> : null}
        {outcome?.quality ? <TimingNotes quality={outcome.quality} /> : null}
        {outcome ? <NextLevel view={view} done={done} text={text} /> : null}
        {view.After && outcome?.complete ? (
          <view.After userId={userId} config={run.config} metrics={outcome.metrics} endedAt={run.endedAt} />
        ) : null}
        <RunDelivery id={run.id} />
        <div className="flex flex-wrap gap-3">
          <Button size="lg" onClick={onAgain} data-action="again">
            {t('result.again')}
          </Button>
          <ButtonLink
            size="lg"
            variant="outline"
            to={href(paths.exerciseHistory, { exerciseId: facts.id })}
            data-action="history"
          >
            {t('result.history')}
          </ButtonLink>
          <ButtonLink size="lg" variant="outline" to={paths.trainingHub}>
            {t('result.toHub')}
          </ButtonLink>
        </div>
        <p className="text-sm text-ink-soft">{t('start.practises')}</p>
      </div>
    </PlayFrame>
  );
}

interface PartProps {
  view: View;
  done: DoneRun;
}

/** Where the next run begins, in the figures of its settings. */
function NextLevel({
  view,
  done: { outcome, run },
  text,
}: PartProps & { text: (key: string, params: Readonly<Record<string, number>>) => string }) {
  if (!view.level || !outcome?.complete) return null;
  const next = view.exercise.configFor({
    variant: run.variant,
    mode: 'train',
    run: 2,
    last: outcome.levelEnd,
    options: run.config,
  });
  const figures = view.level(next);
  return figures ? <p data-part="level">{text('level', figures)}</p> : null;
}

function WhyNot({ view, done: { outcome, run }, exerciseId }: PartProps & { exerciseId: string }) {
  const { t } = useTranslation('player');
  const text = useExerciseText(exerciseId, run.variant);
  if (!outcome) return t('result.unreadable');
  if (!outcome.complete) return t('result.leftEarly');
  if (outcome.validShare < 0.8) return t('result.tooFew');
  const why = view.whyNoScore?.(outcome.metrics) ?? null;
  return why === null ? t('result.notGiven') : text(`noScore.${why}`);
}
