import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '@/i18n/init';
import type { ExtraStep } from '@/lib/assessments/run-steps';
import { canContinue, extraOf } from '@/lib/assessments/run-view';
import { ChoiceList, focusChoice, toggled } from './choice-list';
import { QuestionHeading } from './question-heading';
import { useRunnerKeys } from './question-screen';
import { SkipButton, StepFrame } from './step-frame';
import { AboutAnswer, StepNotes } from './step-notes';
import { extraLead, stepQuestion } from './step-texts';
import { type StepView, usePosition, useStepStart } from './step-view';
import { TextAnswer } from './text-answer';

/** An unscored question: one choice, several, or a text of one's own. */
export function ExtraScreen({ step, ...view }: StepView & { step: ExtraStep }) {
  const { definition, rules, session, snapshot, items, moves } = view;
  const { run } = snapshot;
  const { question } = step;
  const { t } = useTranslation('tests');
  const { t: inRunLanguage } = useTranslation('tests', { lng: run.language });
  const shown = stepQuestion(inRunLanguage, run, items, step);
  const value = extraOf(run, step.key);
  const headingId = useId();
  const hintId = useId();
  const aboutId = useId();
  const heading = useStepStart(step.key);
  const position = usePosition(view, step);
  const choices = useRef<HTMLDivElement>(null);
  const [hintFor, setHintFor] = useState<string | null>(null);

  function next(): void {
    if (canContinue(session.snapshot().run, rules)) {
      moves.next();
      return;
    }
    setHintFor(step.key);
    focusChoice(choices.current);
  }

  function choose(option: string): void {
    setHintFor(null);
    const { run: latest } = session.snapshot();
    const chosen = question.kind === 'multi' ? toggled(extraOf(latest, step.key), option) : option;
    session.dispatch({ type: 'set_extra', value: chosen });
  }

  useRunnerKeys({
    onDigit(digit) {
      const option = question.kind === 'text' ? undefined : question.options[digit - 1];
      if (option === undefined) return;
      choose(option);
      focusChoice(choices.current, option);
    },
    onNext: next,
    onPrevious: moves.previous,
    onArrow: () => focusChoice(choices.current),
  });

  if (!shown) return null;
  const needsAnswer = hintFor === step.key;
  const described = [step.about === null ? '' : aboutId, needsAnswer ? hintId : ''].filter(Boolean).join(' ');
  return (
    <StepFrame {...view} onNext={next}>
      <StepNotes {...view} step={step} line={extraLead(inRunLanguage, definition, question)} />
      {step.about === null ? null : <AboutAnswer {...view} id={aboutId} about={step.about} />}
      <QuestionHeading
        id={headingId}
        position={position}
        language={currentLanguage()}
        question={shown}
        headingRef={heading}
      />
      {question.kind === 'text' ? (
        <TextAnswer
          question={question}
          language={run.language}
          labelledBy={headingId}
          value={typeof value === 'string' ? value : ''}
          onChange={(text) => session.dispatch({ type: 'set_extra', value: text === '' ? null : text })}
        />
      ) : (
        <>
          <p id={hintId} role="status" className="mt-1.5 min-h-6 text-sm font-medium text-danger sm:mt-3">
            {needsAnswer ? t('extras.selectOne') : null}
          </p>
          <ChoiceList
            question={question}
            language={run.language}
            labelledBy={headingId}
            describedBy={described}
            value={value}
            onChoose={choose}
            listRef={choices}
          />
          <div className="mt-3 min-h-11">
            <SkipButton rules={rules} step={step} onSkip={moves.skip} />
          </div>
          <p className="mt-1 text-xs text-ink-soft max-sm:hidden pointer-coarse:hidden">
            {t('runner.keysChoices', { count: question.options.length })}
          </p>
        </>
      )}
    </StepFrame>
  );
}
