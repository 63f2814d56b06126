import { useTranslation } from 'react-i18next';
import { SentenceGap } from '@/components/sentence-gap';
import { areaName } from '@/i18n/area-name';
import { useFormats } from '@/i18n/use-formats';
import { measuredAreas } from './measured-areas';
import type { ShownRun } from './shown-run';
import { useChanges } from './use-changes';
import { useFacts } from './use-facts';

/** Area by area in words: what a higher number means, what happened in this run, what changed since the last. */
export function DimensionFacts(shown: ShownRun) {
  const { t } = useTranslation('focustrack');
  const formats = useFormats();
  const facts = useFacts(shown.scored);
  const changes = useChanges(shown);
  return (
    <>
      <dl className="max-w-read border-t border-line">
        {measuredAreas(shown.scored).map((area) => {
          const { id } = area;
          const change = changes?.[id];
          return (
            <div key={id} data-facts={id} className="border-b border-line py-3">
              <dt className="font-semibold">{areaName(t, area)}</dt>
              <dd className="mt-1 text-ink-soft">
                {t(`results.meaning.${id}`)} {facts[id].join(' ')}
              </dd>
              {change ? <dd className="mt-1 text-sm">{change}</dd> : null}
            </div>
          );
        })}
      </dl>
      <p className="mt-3 max-w-read text-sm text-ink-soft">
        {t('results.lines', { low: formats.count(40), high: formats.count(70) })}
        <SentenceGap />
        {t('words.runScale')}
        <SentenceGap />
        {t('results.conditions')}
      </p>
    </>
  );
}
