import { cx } from 'class-variance-authority';
import { memo, type Ref, useContext, useEffect, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnKeysLine } from '@/components/own-keys/own-keys-line';
import { CountdownMarks, FeedbackMark, StageFrame } from '@/components/trial-stage/stage-frame';
import { Button } from '@/components/ui/button';
import { useQuietBackground } from '@/contexts/use-quiet-background';
import { useWakeLock } from '@/hooks/use-wake-lock';
import type { TimedItem, TimedRecord } from '@/lib/exercises/engine/timeline';
import type { TimedResult, Turn } from '@/lib/exercises/engine/types';
import { withOwnKeys } from '@/lib/exercises/own-keys';
import { OwnKeysContext } from '../own-keys';
import { EnvironmentContext } from '../player/environment';
import { variantOf } from '../player/run';
import { useExerciseText } from '../player/use-exercise-text';
import type { TimedView } from '../view';
import { AnswerButtons } from './answer-buttons';
import { createSitting, type Sitting } from './sitting';
import { stageNodes } from './stage-nodes';
import { useStageSound } from './use-stage-sound';

export interface TimedStageProps {
  view: TimedView;
  exerciseId: string;
  config: Record<never, never>;
  /** Must stay the same while the stage stands. */
  turn: (last: TimedRecord | null) => Turn<TimedItem>;
  isPractice: boolean;
  onRest: (records: readonly TimedRecord[]) => void;
  onDone: (result: TimedResult) => void;
  onCancelled: () => void;
  ref: Ref<{ proceed: () => void }>;
}

/** Room for the answers: none, two in the corners, a row of more that is two rows on a phone. */
const rooms = ['bottom-14', 'bottom-14', 'bottom-28', 'bottom-28 max-sm:bottom-48'] as const;

/**
 * The field of a timed exercise. React draws it once, with everything that will ever be seen on it; from then on a
 * sitting switches it, and React hears of it again between two blocks and at the end.
 */
export const TimedStage = memo(function TimedStage(props: TimedStageProps) {
  const { view, exerciseId, config, turn, isPractice, ref } = props;
  const { t } = useTranslation('player');
  const text = useExerciseText(exerciseId, variantOf(config));
  const environment = useContext(EnvironmentContext);
  const root = useRef<HTMLElement>(null);
  const sitting = useRef<Sitting>(null);
  const latest = useRef(props);
  latest.current = props;
  useWakeLock(true);
  useQuietBackground();
  const own = useContext(OwnKeysContext);
  const answers = withOwnKeys(view.answers(config), own);
  const rule = text('rule');
  const sound = useStageSound(view, config, isPractice);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is answered with follows from view and settings.
  useEffect(() => {
    if (!root.current) return;
    const nodes = stageNodes(root.current);
    const made = createSitting({
      nodes,
      view,
      answers,
      turn,
      sound,
      clock: environment.createClock(),
      acceptUntrusted: environment.acceptUntrusted,
      onRest: (records) => latest.current.onRest(records),
      onDone: (result) => latest.current.onDone(result),
      onCancelled: () => latest.current.onCancelled(),
    });
    sitting.current = made;
    nodes.area.focus({ preventScroll: true });
    return () => made.dispose();
  }, [view, config, turn, sound, environment]);
  useImperativeHandle(ref, () => ({ proceed: () => sitting.current?.proceed() }), []);

  const { Field } = view;
  return (
    <StageFrame
      ref={root}
      screen={isPractice ? 'exercise-practice' : 'exercise-run'}
      title={isPractice ? t('practice.title') : rule}
      pauseText={<p>{t(isPractice ? 'stage.pausePractice' : 'stage.pauseRun')}</p>}
      endLabel={t(isPractice ? 'practice.end' : 'pause.end')}
      onGoOn={() => sitting.current?.resume()}
      onEnd={() => sitting.current?.stop()}
    >
      <div
        data-stage="area"
        role="application"
        tabIndex={0}
        aria-label={rule}
        className="absolute inset-0 isolate touch-none outline-none"
        onContextMenu={(event) => event.preventDefault()}
      >
        <div
          data-stage="ready"
          className="absolute inset-0 z-1 grid content-center justify-items-center gap-3 bg-paper px-5 pb-28 text-center"
        >
          <p className="font-serif text-2xl">{t('stage.ready')}</p>
          <p className="max-w-120 text-lg text-ink-soft">{rule}</p>
          {answers.some(({ slot }) => own[slot]) ? (
            <OwnKeysLine
              own={own}
              answers={answers.map(({ slot, codes, label }) => ({
                slot,
                codes,
                name: text(`answers.${label}`),
              }))}
            />
          ) : (
            <p className="max-w-120 text-ink-soft pointer-coarse:hidden">{text('keys')}</p>
          )}
        </div>
        <div
          data-stage="layer"
          aria-hidden="true"
          className={cx('absolute inset-x-0 top-14', rooms[Math.min(answers.length, 3)])}
        >
          <Field config={config} />
          {view.feedback.map((code) => (
            <FeedbackMark key={code} code={code}>
              {text(`feedback.${code}`)}
            </FeedbackMark>
          ))}
          <CountdownMarks />
        </div>
        <p
          data-stage="caption"
          aria-hidden="true"
          className={cx(
            'pointer-events-none absolute inset-x-0 px-5 text-center text-xl',
            answers.length > 1 ? 'bottom-32' : 'bottom-16',
          )}
        />
        <AnswerButtons answers={answers} textOf={(label) => text(`answers.${label}`)} />
      </div>
      <div className="absolute end-3 top-[max(0.75rem,env(safe-area-inset-top))]">
        <Button variant="ghost" size="sm" data-action="pause" onClick={() => sitting.current?.pause()}>
          {t('words.pause')}
        </Button>
      </div>
    </StageFrame>
  );
});
