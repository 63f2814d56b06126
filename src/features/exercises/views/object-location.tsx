import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exercise } from '@/lib/exercises/object-location/exercise';
import { isCheckDue } from '../stepped/check-first';
import { pressProps } from '../stepped/press-props';
import { StepField, StepTask } from '../stepped/step-field';
import { useAnswerTime, useSequence } from '../stepped/step-time';
import { usePlaces } from '../stepped/use-places';
import { VerdictLine } from '../stepped/verdict';
import { type AnsweredOf, type StepOf, steppedView } from '../view';
import { LargerNumber } from './object-location/larger-number';
import { AfterPlacing, LocationChoices, useDelayedSet } from './object-location/next-day';
import { ObjectDrawing } from './object-location/object-drawing';
import { atSpot, Room, spots } from './object-location/room';
import { useWords } from './object-location/use-words';

type Props = StepOf<typeof exercise>;

const studyMs = 4000;
const atPlace = 'absolute -translate-1/2';

/** Each object at its spot in turn, then the time in between, then the answer. */
function momentsOf({ set, presentMs }: Props['item']): number[] {
  return presentMs === 0 ? [0] : [...set.map((_, i) => i * studyMs), set.length * studyMs, presentMs];
}

function Step({ item, onAnswer }: Props) {
  const { t } = useTranslation('exercise-object-location');
  const words = useWords();
  const [moments] = useState(() => momentsOf(item));
  const place = useSequence(moments);
  const isOpen = place === moments.length - 1;
  const { took } = useAnswerTime(null, isOpen, () => undefined);
  const choose = (spot: number) => onAnswer({ tookMs: took(), spot });
  const spotRef = usePlaces(spots, isOpen, 6);
  const { set, placed } = item;
  const studied = isOpen ? undefined : set[place];

  if (studied) {
    return (
      <StepField>
        <StepTask isTold>
          {t('study', { object: words.object(studied.objectId), spot: words.spot(studied.spot) })}
        </StepTask>
        <Room label={t('room')}>
          <span className={atPlace} style={atSpot(studied.spot)}>
            <ObjectDrawing object={studied.objectId} className="size-18" />
          </span>
        </Room>
        <p className="min-h-14 text-center text-ink-soft text-balance">{words.cue(studied)}</p>
      </StepField>
    );
  }
  if (!isOpen) return <LargerNumber seed={set.map(({ objectId, spot }) => `${objectId}.${spot}`).join()} />;
  return (
    <StepField>
      <div className="flex items-center justify-center gap-4">
        <ObjectDrawing object={placed.objectId} className="size-16 shrink-0" />
        <StepTask isTold>{t('place', { object: words.object(placed.objectId) })}</StepTask>
      </div>
      <Room label={t('room')}>
        {spots.map((_, spot) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the spot
            key={spot}
            ref={spotRef(spot)}
            type="button"
            data-spot={spot}
            aria-label={t('spotNumber', { number: spot + 1, spot: words.spot(spot) })}
            className={`${atPlace} size-11 cursor-pointer touch-manipulation rounded-full border-control border-line-strong bg-surface font-semibold tabular-nums hover:border-ink active:bg-accent-tint sm:size-13`}
            style={atSpot(spot)}
            {...pressProps(() => choose(spot))}
          >
            {spot + 1}
          </button>
        ))}
      </Room>
    </StepField>
  );
}

/** Errors teach nothing here: the right spot is shown at once. */
function Answered({ item: { placed }, trial }: AnsweredOf<typeof exercise>) {
  const { t } = useTranslation('exercise-object-location');
  const words = useWords();
  return (
    <StepField>
      <div className="grid min-h-16 content-center gap-1">
        <StepTask isTold>
          {t('here', { object: words.object(placed.objectId), spot: words.spot(placed.spot) })}
        </StepTask>
        {trial.correct ? <VerdictLine isRight /> : null}
      </div>
      <Room label={t('room')}>
        <span className={atPlace} style={atSpot(placed.spot)}>
          <ObjectDrawing object={placed.objectId} className="size-18" />
        </span>
      </Room>
    </StepField>
  );
}

export const view = steppedView(exercise, {
  variants: ['room'],
  Step,
  Answered,
  tellsFor: { ms: 2000, blankMs: 0 },
  useOptions: useDelayedSet,
  Choices: LocationChoices,
  hasChoices: isCheckDue,
  begins: ({ delayed }) => (delayed ? { key: 'check.begins' } : null),
  After: AfterPlacing,
  measures: [
    { id: 'accuracy', unit: 'percent', of: ({ accuracy }) => accuracy, part: 'accuracy', optional: true },
    { id: 'objects', unit: 'tenths', of: ({ meanPairs }) => meanPairs, part: 'objects', optional: true },
    { id: 'kept', unit: 'percent', of: ({ kept }) => kept, optional: true },
  ],
  level: ({ objects }) => ({ objects }),
  whyNoScore: ({ kept }) => (kept === null ? null : 'check'),
});
