import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImmersiveFrame } from '@/components/immersive-frame';
import { Button } from '@/components/ui/button';
import { Switch } from '@/components/ui/switch';
import { toast } from '@/components/ui/toast-store';
import type { LoadedItems } from '@/content/items/load-items';
import { currentLanguage } from '@/i18n/init';
import { runProgress } from '@/lib/assessments/run-progress';
import type { RunRules } from '@/lib/assessments/run-state';
import { answerOf, canContinue, currentStep, isLastStep, stepIndex } from '@/lib/assessments/run-view';
import { isScalePoint } from '@/lib/assessments/scales';
import type { InstrumentDefinition, ScalePoint } from '@/lib/assessments/types';
import { skipKeys } from '../texts';
import { AnswerScale, focusAnswer } from './answer-scale';
import { QuestionHeading } from './question-heading';
import { QuestionNotes } from './question-notes';
import type { RunSession, RunSnapshot } from './run-session';
import { RunnerHeader } from './runner-header';
import { SaveStatus } from './save-status';
import { SoftTimeNotice } from './soft-time-notice';
import { useAutoAdvance } from './use-auto-advance';
import type { Moves } from './use-moves';
import { useRunnerKeys } from './use-runner-keys';
import { useSoftLimit } from './use-soft-limit';

/** Long enough to see which answer was chosen before the next question comes. */
const autoAdvanceMs = 250;

export interface QuestionScreenProps {
  definition: InstrumentDefinition;
  rules: RunRules;
  session: RunSession;
  snapshot: RunSnapshot;
  items: LoadedItems;
  moves: Moves;
  onLeave: () => void;
}

/** One question, for every instrument: the definition says which answers there are and whether skipping is allowed. */
export function QuestionScreen({
  definition,
  rules,
  session,
  snapshot,
  items,
  moves,
  onLeave,
}: QuestionScreenProps) {
  const { t } = useTranslation('screening');
  const { run, save } = snapshot;
  const questionId = currentStep(run, rules)?.key ?? '';
  const index = stepIndex(run, rules);
  const value = answerOf(run, questionId);
  const progress = runProgress(run, rules);
  const shown = run.questionIds.map((id) => items.byId.get(id)).filter((item) => item !== undefined);
  const item = items.byId.get(questionId);
  const headingId = useId();
  const hintId = useId();
  const noteId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const [autoAdvance, setAutoAdvance] = useAutoAdvance();
  const [hintFor, setHintFor] = useState<string | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLast = isLastStep(run, rules);
  const recall = definition.forms.find(({ form }) => form === run.form)?.recall ?? definition.forms[0].recall;
  useSoftLimit(session);

  // Every question starts at the top of the page with the focus on its text.
  useEffect(() => {
    if (questionId === '') return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    return () => clearTimeout(waiting.current);
  }, [questionId]);

  function next(): void {
    if (canContinue(session.snapshot().run, rules)) {
      moves.next();
      return;
    }
    if (rules.skip === 'required') {
      toast({ title: t('runner.selectTitle'), description: t('runner.selectText') });
    }
    setHintFor(questionId);
    focusAnswer(answers.current, value);
  }

  function answer(point: ScalePoint): void {
    setHintFor(null);
    session.dispatch({ type: 'answer', value: point });
  }

  function goOnSoon(): void {
    if (!autoAdvance) return;
    clearTimeout(waiting.current);
    waiting.current = setTimeout(next, autoAdvanceMs);
  }

  useRunnerKeys({
    onDigit(digit) {
      if (!isScalePoint(digit)) return;
      answer(digit);
      focusAnswer(answers.current, digit);
      goOnSoon();
    },
    onNext: next,
    onPrevious: moves.previous,
    onArrow: () => focusAnswer(answers.current, value),
  });

  if (!item) return null;
  const needsAnswer = hintFor === questionId;
  return (
    <ImmersiveFrame
      header={<RunnerHeader progress={progress} onLeave={onLeave} />}
      footer={
        <>
          <Button variant="outline" disabled={index === 0} onClick={moves.previous}>
            {t('runner.previous')}
          </Button>
          <SaveStatus save={save} />
          <Button data-action="next" onClick={next}>
            {isLast ? t('runner.finish') : t('runner.next')}
          </Button>
        </>
      }
    >
      <QuestionNotes noteId={noteId} run={run} recall={recall} item={item} save={save}>
        <SoftTimeNotice due={run.softNoticeShown} minutes={definition.softLimitMinutes ?? 0} place={index} />
      </QuestionNotes>
      <QuestionHeading
        id={headingId}
        position={t('runner.position', { number: progress.number, total: progress.total })}
        language={currentLanguage()}
        item={item}
        all={shown}
        headingRef={heading}
      />
      {/* Its line is always there, so that the answers do not move when it speaks. */}
      <p id={hintId} role="status" className="mt-1.5 min-h-6 text-sm font-medium text-danger sm:mt-3">
        {needsAnswer ? t(rules.skip === 'required' ? 'runner.selectText' : 'runner.answerHint') : null}
      </p>
      <div className="mt-1.5">
        <AnswerScale
          scale={definition.scale}
          language={run.language}
          labelledBy={headingId}
          describedBy={needsAnswer ? `${noteId} ${hintId}` : noteId}
          value={value}
          onAnswer={answer}
          onPress={goOnSoon}
          groupRef={answers}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6">
        {rules.skip === 'required' ? null : (
          <button
            type="button"
            data-action="skip"
            className="link min-h-11 cursor-pointer"
            onClick={moves.skip}
          >
            {t(skipKeys[rules.skip])}
          </button>
        )}
        <Switch label={t('runner.autoAdvance')} checked={autoAdvance} onCheckedChange={setAutoAdvance} />
      </div>
      <p className="mt-1 text-xs text-ink-soft max-sm:hidden pointer-coarse:hidden">{t('runner.keys')}</p>
    </ImmersiveFrame>
  );
}
