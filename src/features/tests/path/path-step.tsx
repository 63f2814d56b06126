import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { href, paths } from '@/config/paths';
import { type Formats, useFormats } from '@/i18n/use-formats';
import type { TestId } from '@/lib/assessments/catalogue';
import { catalogue } from '@/lib/assessments/catalogue';
import type { PathStep } from '@/lib/assessments/path';
import { isExerciseId } from '@/lib/exercises/ids';
import type { HubT } from '../hub/texts';

interface StepWords {
  title: string;
  reason: string;
  /** Where the step is taken; null while it only waits. */
  to: string | null;
}

/** One step of the path: what, why, and the way there. */
export function PathStepRow({ step, number }: { step: PathStep; number: number }) {
  const { t } = useTranslation('hub');
  const formats = useFormats();
  const { t: training } = useTranslation('training');
  const words = wordsOf(step, t, training, formats);
  return (
    <li
      data-step={step.kind}
      className="grid items-start gap-x-6 gap-y-3 border-b border-line py-6 sm:grid-cols-[2rem_1fr_auto]"
    >
      <span aria-hidden="true" className="font-serif text-lg text-accent">
        {formats.count(number)}
      </span>
      <div>
        <h2 className="text-lg">{words.title}</h2>
        <p className="mt-1 max-w-[52ch] text-ink-soft">{words.reason}</p>
      </div>
      {words.to === null ? null : (
        <ButtonLink
          to={words.to}
          variant={number === 1 ? 'filled' : 'outline'}
          aria-label={t('personalPath.openNamed', { title: words.title })}
        >
          {t('words.open')}
        </ButtonLink>
      )}
    </li>
  );
}

const introOf = (testId: TestId) => href(paths.testIntro, { testId: catalogue[testId].routeKey });
const nameOf = (testId: TestId) => catalogue[testId].catalogueName;

function wordsOf(step: PathStep, t: HubT, training: TFunction<'training'>, formats: Formats): StepWords {
  switch (step.kind) {
    case 'exercise': {
      const tests = formats.list(step.fromTests.map(nameOf));
      const { exerciseId: id } = step;
      return {
        title: t('personalPath.practise', { name: isExerciseId(id) ? training(`exercise.${id}.name`) : id }),
        reason: t('personalPath.reason.exercise', { tests }),
        to: href(paths.exerciseIntro, { exerciseId: id }),
      };
    }
    case 'first':
      return {
        title: t('personalPath.take', { name: nameOf(step.testId) }),
        reason: t('personalPath.reason.first'),
        to: introOf(step.testId),
      };
    case 'next_test':
      return {
        title: t('personalPath.take', { name: nameOf(step.testId) }),
        reason: t('personalPath.reason.next_test', { question: t(`tests.${step.testId}.question`) }),
        to: introOf(step.testId),
      };
    case 'repeat_quality':
      return {
        title: t('personalPath.repeat', { name: nameOf(step.testId) }),
        reason: t('personalPath.reason.repeat_quality'),
        to: introOf(step.testId),
      };
    case 'repeat_change':
      return {
        title: t('personalPath.repeat', { name: nameOf(step.testId) }),
        reason: t('personalPath.reason.repeat_change', { count: step.days }),
        to: introOf(step.testId),
      };
    case 'later': {
      const date = formats.date(step.from);
      return {
        title: t('personalPath.later', { name: nameOf(step.testId) }),
        reason: t('personalPath.reason.later', { date }),
        to: null,
      };
    }
  }
}
