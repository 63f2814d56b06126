import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ImmersiveFrame } from '@/components/immersive-frame';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { areaName } from '@/i18n/area-name';
import type { ScaleStep } from '@/lib/assessments/run-steps';
import { canFinish, emptyDomains, runProgress, scaleSteps, skippedSteps } from '@/lib/assessments/run-view';
import { AllSteps } from './all-steps';
import { StepHeader } from './step-header';
import { stepQuestion } from './step-texts';
import type { StepView } from './step-view';

/**
 * After the last step: what was skipped and what that means for the result. A test of modules lists everything here;
 * the others keep that folded, as they only stop here when something was skipped.
 */
export function ReviewScreen(view: StepView) {
  const { t } = useTranslation('tests');
  const { definition, rules, snapshot, moves } = view;
  const { run } = snapshot;
  const heading = useRef<HTMLHeadingElement>(null);
  const skipped = skippedSteps(run, rules);
  const { answered, total } = runProgress(run, rules);
  const nothing = total > 0 && answered === 0;
  const empty = nothing ? [] : emptyDomains(run, rules);
  const names = definition.domains.filter(({ id }) => empty.includes(id)).map((each) => areaName(t, each));
  const mustGoBack = nothing || empty.length > 0;
  const ofModules = rules.followUps !== null;

  useEffect(() => heading.current?.focus(), []);

  const goBack = (
    <Button variant={mustGoBack ? 'filled' : 'outline'} data-action="go-back" onClick={moves.goBack}>
      {t('review.goBack')}
    </Button>
  );
  const finish = (
    <Button variant={mustGoBack ? 'outline' : 'filled'} data-action="finish-anyway" onClick={moves.finish}>
      {t(skipped.length === 0 ? 'review.finish' : 'review.finishAnyway')}
    </Button>
  );
  const title = skipped.length === 0 ? t('review.done') : t('review.skipped', { count: skipped.length });
  const buttons = (
    <>
      {skipped.length > 0 ? goBack : null}
      {canFinish(run, rules) ? finish : null}
    </>
  );
  return (
    <ImmersiveFrame
      header={<StepHeader {...view} />}
      // A long list: the way on stays in view.
      footer={
        ofModules ? <div className="flex flex-1 flex-wrap justify-end gap-3">{buttons}</div> : undefined
      }
    >
      <h1 ref={heading} tabIndex={-1} data-screen="review" className="text-2xl">
        {ofModules ? t('review.title') : title}
      </h1>
      {ofModules ? (
        <p className="mt-3 max-w-read text-ink-soft">
          {t('review.lead')} {skipped.length > 0 ? t('review.skippedNote', { count: skipped.length }) : null}
        </p>
      ) : null}
      {nothing ? (
        <Notice tone="caution" className="mt-5">
          {t('review.nothing')}
        </Notice>
      ) : skipped.length > 0 && !ofModules ? (
        <p className="mt-3 max-w-read text-ink-soft">{t('review.text')}</p>
      ) : null}
      {names.length > 0 ? (
        <Notice tone="caution" className="mt-5">
          <p>{t('review.emptyAreas', { count: names.length })}</p>
          <ul className="mt-1 list-disc ps-5 font-semibold">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {skipped.length > 0 && !ofModules ? <SkippedList {...view} skipped={skipped} /> : null}
      {ofModules ? (
        <AllSteps {...view} />
      ) : (
        <>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">{buttons}</div>
          <details className="mt-8">
            <summary className="link inline-flex min-h-11 items-center">{t('review.all')}</summary>
            <AllSteps {...view} />
          </details>
        </>
      )}
    </ImmersiveFrame>
  );
}

/** The questions that were skipped, with their numbers. */
export function SkippedList({
  rules,
  snapshot: { run },
  items,
  skipped,
}: StepView & { skipped: readonly ScaleStep[] }) {
  const { t } = useTranslation('tests');
  const { t: inRunLanguage } = useTranslation('tests', { lng: run.language });
  const numbers = scaleSteps(run, rules).map(({ key }) => key);
  return (
    <section data-slot="skipped" className="mt-6">
      <h2 className="text-base font-semibold">{t('review.listTitle')}</h2>
      <ol className="mt-2 border-t border-line">
        {skipped.map((step) => {
          const question = stepQuestion(inRunLanguage, run, items, step);
          return (
            <li key={step.key} className="grid grid-cols-[2.5rem_1fr] border-b border-line py-2.5 text-sm">
              <span className="text-ink-soft tabular-nums">{numbers.indexOf(step.key) + 1}</span>
              <span lang={question?.language}>{question?.text ?? step.questionId}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
