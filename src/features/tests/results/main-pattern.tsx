import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';
import { areaName } from '@/i18n/area-name';
import { useFormats } from '@/i18n/use-formats';
import { mainPattern } from '@/lib/reports/special/patterns';
import type { DomainResult } from './result-scores';

/** The area that stands out in a test of patterns, by the rule of its report. */
export function MainPattern({ results }: { results: readonly DomainResult[] }) {
  const { t } = useTranslation('tests');
  const formats = useFormats();
  const pattern = mainPattern(
    results.map(({ domain, percent, answered }) => ({
      id: domain.id,
      name: areaName(t, domain),
      score: percent ?? 0,
      scored: percent !== null,
      answered,
    })),
  );
  if (pattern.kind === 'none') return null;
  return (
    <Section title={t('words.mainPattern')}>
      <p data-slot="main-pattern" className="max-w-read">
        {pattern.kind === 'allLow' ? t('results.mainPatternLow') : null}
        {pattern.kind === 'one' ? t('results.mainPatternText', { area: pattern.area.name }) : null}
        {pattern.kind === 'several'
          ? t('results.mainPatternSeveral', {
              areas: formats.list(pattern.areas.map(({ name }) => name)),
            })
          : null}
      </p>
    </Section>
  );
}
