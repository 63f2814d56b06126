import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawing } from '@/components/drawings/drawing';
import { exerciseDrawings } from '@/components/drawings/exercises';
import { SentenceGap } from '@/components/sentence-gap';
import { Button } from '@/components/ui/button';
import { RadioGroup, RadioRow } from '@/components/ui/radio-group';
import { wantsLessMotion } from '@/hooks/display-effects';
import type { ExerciseFacts } from '@/lib/exercises/facts';
import { PlayFrame } from '../play-frame';
import type { Options, Told, View } from '../view';
import { isPlayed } from '../views';
import { KeyLine } from './key-line';
import type { Setup } from './run';
import { SteadyInstead } from './steady-instead';
import { UnfinishedRun, type UnfinishedRunProps } from './unfinished-run';
import { useExerciseText } from './use-exercise-text';

export interface StartScreenProps {
  facts: ExerciseFacts;
  view: View;
  userId: string;
  setup: Setup;
  /** Options that were fetched. */
  asked: Options;
  onSetup: (setup: Setup) => void;
  /** 1 for the first run. */
  run: number;
  /** What the next run begins with. */
  begins: Told | null;
  /** The next run has fixed settings. */
  isFixed: boolean;
  /** There is something to try it with. */
  canPractise: boolean;
  busy: boolean;
  /** A run that waits on this device. */
  unfinished: UnfinishedRunProps | null;
  onStart: () => void;
  onPractise: () => void;
}

/** What is to be done, and one button that starts it as it was done last. */
export function StartScreen(props: StartScreenProps) {
  const { facts, view, setup, asked, run, begins, isFixed, canPractise, busy, unfinished } = props;
  const { onStart, onPractise } = props;
  const { t } = useTranslation(['player', 'training']);
  const [changing, setChanging] = useState(false);
  // Colours are asked for until they were chosen.
  const [asksColours] = useState(view.asksColours === true && setup.options.colours === undefined);
  const { id } = facts;
  const text = useExerciseText(id, setup.variant);
  const hasChoices = view.Choices !== undefined && (view.hasChoices?.(asked) ?? true);
  const canChange = view.variants.length > 1 || hasChoices;
  const steady = wantsLessMotion() ? facts.withReducedMotion : undefined;
  const isFirst = run === 1 && canPractise;
  const lack = view.lacks?.({ variant: setup.variant, options: { ...setup.options, ...asked } }) ?? null;
  // Where something was missing the choices stay open once it is there.
  const [hasLacked, setHasLacked] = useState(false);
  if (lack !== null && !hasLacked) setHasLacked(true);
  return (
    <PlayFrame exerciseId={id} screen="start">
      <div className="grid gap-6">
        <Drawing shapes={drawingOf(id)} />
        <div className="grid gap-2">
          <h1 tabIndex={-1} className="text-2xl">
            {isPlayed(id) ? t(`training:exercise.${id}.name`) : null}
          </h1>
          <p className="text-lg text-balance text-ink-soft">{text('rule')}</p>
          {begins ? <p className="text-lg">{text(begins.key, begins.params)}</p> : null}
        </div>
        {changing ? (
          <Variants {...props} />
        ) : (
          <p className="text-sm text-ink-soft">
            {[
              canChange ? text(`variants.${setup.variant}`) : null,
              t('start.run', { number: run }),
              isFixed ? t('start.fixed') : null,
            ]
              .filter((part) => part !== null)
              .join(' · ')}
          </p>
        )}
        {steady ? (
          <SteadyInstead offer={steady} />
        ) : (
          <>
            {hasChoices && (changing || asksColours || hasLacked) ? <Choices {...props} /> : null}
            {unfinished ? <UnfinishedRun {...unfinished} /> : null}
            <div className="grid justify-items-start gap-3">
              {lack === null ? (
                <Button
                  size="lg"
                  variant={unfinished ? 'outline' : 'filled'}
                  busy={busy}
                  onClick={isFirst ? onPractise : onStart}
                  data-action={isFirst ? 'practise' : 'start'}
                >
                  {isFirst ? t('start.withPractice') : t('words.start')}
                </Button>
              ) : (
                <p role="status">{text(`lacks.${lack}`)}</p>
              )}
              <div className="flex flex-wrap gap-x-3 gap-y-1">
                {canPractise && lack === null ? (
                  <Button
                    variant="outline"
                    onClick={isFirst ? onStart : onPractise}
                    data-action={isFirst ? 'start' : 'practise'}
                  >
                    {t(isFirst ? 'start.withoutPractice' : 'start.practise')}
                  </Button>
                ) : null}
                {canChange && !changing ? (
                  <Button variant="outline" onClick={() => setChanging(true)} data-action="change">
                    {t('training:round.change')}
                  </Button>
                ) : null}
              </div>
            </div>
          </>
        )}
        <KeyLine exerciseId={id} />
        <p className="text-sm text-ink-soft">
          {t('start.practises')}
          <SentenceGap />
          {t('start.young')}
        </p>
      </div>
    </PlayFrame>
  );
}

function Variants({ facts, view, setup, onSetup }: StartScreenProps) {
  const { t } = useTranslation('player');
  const text = useExerciseText(facts.id, setup.variant);
  const { variants } = view;
  if (variants.length < 2) return null;
  return (
    <RadioGroup
      legend={t('start.variant')}
      value={setup.variant}
      onValueChange={(variant) => onSetup({ ...setup, variant })}
    >
      {variants.map((variant) => (
        <RadioRow key={variant} value={variant} label={text(`variants.${variant}`)} />
      ))}
    </RadioGroup>
  );
}

/** What can be chosen beside the variant. */
function Choices({ view, userId, setup, asked, onSetup }: StartScreenProps) {
  const { variant, options } = setup;
  if (!view.Choices) return null;
  return (
    <view.Choices
      userId={userId}
      variant={variant}
      options={options}
      asked={asked}
      onChange={(chosen) => onSetup({ ...setup, options: chosen })}
    />
  );
}

type DrawingId = keyof typeof exerciseDrawings;
const drawingOf = (id: string) => exerciseDrawings[id as DrawingId];
