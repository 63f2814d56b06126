import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ImmersiveFrame } from '@/components/immersive-frame';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { LoadedItems } from '@/content/items/load-items';
import { areaName } from '@/i18n/area-name';
import { runProgress } from '@/lib/assessments/run-progress';
import type { Run, RunRules } from '@/lib/assessments/run-state';
import { canFinish, emptyDomains, skippedSteps } from '@/lib/assessments/run-view';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { RunnerHeader } from './runner-header';
import type { Moves } from './use-moves';

export interface ReviewScreenProps {
  definition: InstrumentDefinition;
  rules: RunRules;
  run: Run;
  items: LoadedItems;
  moves: Moves;
  onLeave: () => void;
}

/** After the last question, when some were skipped: how many, which, and what that means for the result. */
export function ReviewScreen({ definition, rules, run, items, moves, onLeave }: ReviewScreenProps) {
  const { t } = useTranslation('screening');
  const heading = useRef<HTMLHeadingElement>(null);
  const skipped = skippedSteps(run, rules).map(({ questionId }) => questionId);
  const progress = runProgress(run, rules);
  const { answered } = progress;
  const empty = answered === 0 ? [] : emptyDomains(run, rules);
  const names = definition.domains.filter(({ id }) => empty.includes(id)).map((each) => areaName(t, each));
  const mustGoBack = answered === 0 || empty.length > 0;

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
  return (
    <ImmersiveFrame header={<RunnerHeader progress={progress} onLeave={onLeave} />}>
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        {skipped.length === 0 ? t('review.done') : t('review.skipped', { count: skipped.length })}
      </h1>
      {answered === 0 ? (
        <Notice tone="caution" className="mt-5">
          {t('review.nothing')}
        </Notice>
      ) : skipped.length > 0 ? (
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
      {skipped.length > 0 ? <SkippedList run={run} skipped={skipped} items={items} /> : null}
      <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
        {skipped.length > 0 ? goBack : null}
        {canFinish(run, rules) ? finish : null}
      </div>
    </ImmersiveFrame>
  );
}

function SkippedList({ run, skipped, items }: { run: Run; skipped: readonly string[]; items: LoadedItems }) {
  const { t } = useTranslation('screening');
  return (
    <section className="mt-6">
      <h2 className="text-base font-semibold">{t('review.listTitle')}</h2>
      <ol className="mt-2 border-t border-line">
        {skipped.map((id) => {
          const item = items.byId.get(id);
          return (
            <li key={id} className="grid grid-cols-[2.5rem_1fr] border-b border-line py-2.5 text-sm">
              <span className="text-ink-soft tabular-nums">{run.questionIds.indexOf(id) + 1}</span>
              <span lang={item?.language}>{item?.text ?? id}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
