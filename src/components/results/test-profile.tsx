import { useTranslation } from 'react-i18next';
import { zoneText } from '@/i18n/answer-words';
import { areaName } from '@/i18n/area-name';
import { areaColour, zoneLimits, zoneOf } from '@/lib/assessments/bands';
import { hasBands } from '@/lib/assessments/catalogue';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { AreaProfile, areaTone } from './area-profile';

export interface TestProfileProps {
  definition: InstrumentDefinition;
  /** Area id to percent; null where nothing was answered. */
  domains: Readonly<Record<string, number | null>>;
}

/** The areas of a stored result in small, in the order of the test. The file `tests` must be loaded. */
export function TestProfile({ definition, domains }: TestProfileProps) {
  const { t } = useTranslation('tests');
  const banded = hasBands(definition);
  return (
    <AreaProfile
      small
      zoneWords={banded && definition.tone === 'plain'}
      thresholds={banded ? zoneLimits : []}
      soft={definition.tone === 'memory'}
      areas={definition.domains.map((domain) => {
        const percent = domains[domain.id] ?? null;
        const zone = percent === null ? null : zoneOf(percent, definition);
        return {
          id: domain.id,
          name: areaName(t, domain),
          score: percent,
          label: zone === null ? '' : zoneText(t, zone, definition),
          tone: areaTone(areaColour(percent ?? 0, definition)),
        };
      })}
    />
  );
}
