import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '@/components/ui/switch';
import { toast } from '@/components/ui/toast-store';
import { currentLanguage } from '@/i18n/init';
import type { ScaleStep } from '@/lib/assessments/run-steps';
import { answerOf, canContinue, isLastStep, runProgress, stepIndex } from '@/lib/assessments/run-view';
import { isScalePoint } from '@/lib/assessments/scoring';
import type { ScalePoint } from '@/lib/assessments/types';
import { recallKeys } from '../texts';
import { AnswerScale, focusAnswer } from './answer-scale';
import { QuestionHeading } from './question-heading';
import { useSoftLimit } from './run-session';
import { SkipButton, StepFrame } from './step-frame';
import { AboutAnswer, LanguageNote, SoftTimeNotice, StepNotes } from './step-notes';
import { stepQuestion } from './step-texts';
import { type StepView, usePosition, useStepStart } from './step-view';
import { useAutoAdvance } from './use-auto-advance';

/** Long enough to see which answer was chosen before the next question comes. */
const autoAdvanceMs = 250;

/** A scored question, for every instrument: the definition says which answers there are and whether skipping is allowed. */
export function QuestionScreen({ step, ...view }: StepView & { step: ScaleStep }) {
  const { definition, rules, session, snapshot, items, moves } = view;
  const { run } = snapshot;
  const { t } = useTranslation('tests');
  const { t: inRunLanguage } = useTranslation('tests', { lng: run.language });
  const question = stepQuestion(inRunLanguage, run, items, step);
  const value = answerOf(run, step.key);
  const headingId = useId();
  const hintId = useId();
  const noteId = useId();
  const aboutId = useId();
  const heading = useStepStart(step.key);
  const position = usePosition(view, step);
  const answers = useRef<HTMLDivElement>(null);
  const autoAdvance = useAutoAdvance();
  const [hintFor, setHintFor] = useState<string | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFirst = runProgress(run, rules).number === 1;
  const recall = definition.forms.find(({ form }) => form === run.form)?.recall ?? definition.forms[0].recall;
  useSoftLimit(session);

  useEffect(() => {
    if (step.key === '') return;
    return () => clearTimeout(waiting.current);
  }, [step.key]);

  function next(): void {
    if (canContinue(session.snapshot().run, rules)) {
      moves.next();
      return;
    }
    if (rules.skip === 'required') {
      toast({ title: t('runner.selectTitle'), description: t('runner.selectText') });
    }
    setHintFor(step.key);
    focusAnswer(answers.current, value);
  }

  function answer(point: ScalePoint): void {
    setHintFor(null);
    session.dispatch({ type: 'answer', value: point });
  }

  /** The last answer can be looked at and changed: what comes after it is asked for by hand. */
  function goOnSoon(): void {
    if (!moves.returns && isLastStep(session.snapshot().run, rules)) return;
    clearTimeout(waiting.current);
    waiting.current = setTimeout(moves.byItself, autoAdvanceMs);
  }

  useRunnerKeys({
    onDigit(digit) {
      if (!isScalePoint(digit)) return;
      answer(digit);
      focusAnswer(answers.current, digit);
      if (autoAdvance.forKeys) goOnSoon();
    },
    onNext: next,
    onPrevious: moves.previous,
    onArrow: () => focusAnswer(answers.current, value),
  });

  if (!question) return null;
  const needsAnswer = hintFor === step.key;
  const described = [noteId, step.about === null ? '' : aboutId, needsAnswer ? hintId : ''].filter(Boolean);
  // Follow-ups have one question for all of them; only those of the bank differ in length.
  const others =
    step.about === null ? run.questionIds.flatMap((id) => items.byId.get(id)?.text ?? []) : undefined;
  return (
    <StepFrame {...view} onNext={next}>
      <StepNotes {...view} step={step} line={inRunLanguage(recallKeys[recall])}>
        <SoftTimeNotice
          due={run.softNoticeShown}
          minutes={definition.softLimitMinutes ?? 0}
          place={stepIndex(run, rules)}
        />
      </StepNotes>
      {step.about === null ? null : <AboutAnswer {...view} id={aboutId} about={step.about} />}
      <LanguageNote id={noteId} run={run} language={question.language} />
      <QuestionHeading
        id={headingId}
        position={position}
        language={currentLanguage()}
        question={question}
        {...(others ? { others } : {})}
        headingRef={heading}
      />
      {/* Its line is always there, so that the answers do not move when it speaks. */}
      <div className="mt-1.5 min-h-6 text-sm sm:mt-3">
        <p id={hintId} role="status" className="font-medium text-danger">
          {needsAnswer ? t(rules.skip === 'required' ? 'runner.selectText' : 'runner.answerHint') : null}
        </p>
        {isFirst && autoAdvance.forPresses && !needsAnswer ? (
          <p className="text-ink-soft">{t('runner.movesOn')}</p>
        ) : null}
      </div>
      <div className="mt-1.5">
        <AnswerScale
          scale={definition.scale}
          language={run.language}
          labelledBy={headingId}
          describedBy={described.join(' ')}
          value={value}
          onAnswer={answer}
          onPress={() => {
            if (autoAdvance.forPresses) goOnSoon();
          }}
          groupRef={answers}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6">
        <SkipButton rules={rules} step={step} onSkip={moves.skip} />
        <Switch
          label={t('runner.autoAdvance')}
          checked={autoAdvance.forPresses}
          onCheckedChange={autoAdvance.choose}
        />
      </div>
      <p className="mt-1 text-xs text-ink-soft max-sm:hidden pointer-coarse:hidden">{t('runner.keys')}</p>
    </StepFrame>
  );
}

export interface RunnerKeys {
  /** 1 to 5. */
  onDigit: (digit: number) => void;
  onNext: () => void;
  onPrevious: () => void;
  /** An arrow was pressed while no answer has the focus. */
  onArrow: () => void;
}

/** Enter and the letter keys belong to these while they have the focus. */
const ownKeys = 'a, button, summary, select, textarea, [role=switch], [role=dialog], [role=alertdialog]';

function isTyping(target: Element): boolean {
  return target.matches('textarea, select, [contenteditable=true], input:not([type=radio], [type=checkbox])');
}

/** Keys of a question, wherever the focus is on the page; a dialog and text fields keep theirs. */
export function useRunnerKeys(keys: RunnerKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (isTyping(target) || document.querySelector('[role=alertdialog], [role=dialog]')) return;
    const action = actionFor(event.key, target, keys);
    if (!action) return;
    event.preventDefault();
    action();
  });

  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function actionFor(key: string, target: Element, keys: RunnerKeys): (() => void) | null {
  if (/^[1-5]$/.test(key)) return () => keys.onDigit(Number(key));
  switch (key) {
    case 'Enter':
      return target.closest(ownKeys) ? null : keys.onNext;
    case 'Backspace':
      return keys.onPrevious;
    case 'ArrowDown':
    case 'ArrowUp':
      return target.matches('input') || target.closest(ownKeys) ? null : keys.onArrow;
    default:
      return null;
  }
}
