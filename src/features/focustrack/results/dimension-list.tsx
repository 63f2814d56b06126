import { useTranslation } from 'react-i18next';
import { AreaProfile, areaTone } from '@/components/results/area-profile';
import { zoneText } from '@/i18n/answer-words';
import { areaName } from '@/i18n/area-name';
import { areaColour, zoneOf } from '@/lib/assessments/bands';
import { focusTrack } from '@/lib/assessments/tests/focustrack/definition';
import type { DimensionId } from '@/lib/cognitive/focustrack/dimensions';
import { measuredAreas } from './measured-areas';
import type { ShownRun } from './shown-run';

/** The five areas as dots on the three zones, in the direction of reports. */
export function DimensionList({ scored, run }: Pick<ShownRun, 'scored' | 'run'>) {
  const { t } = useTranslation(['focustrack', 'tests']);
  const zoneWord = (difficulty: number | null) => {
    const zone = difficulty === null ? null : zoneOf(difficulty, focusTrack);
    return zone === null ? '' : zoneText(t, zone, focusTrack);
  };
  const missingKey = (id: DimensionId) =>
    run.header.variant === 'audio' && id === 'processing_speed' ? 'results.noSpeed' : 'words.notEnoughData';
  return (
    <AreaProfile
      zoneWords
      areas={measuredAreas(scored).map((area) => ({
        id: area.id,
        name: areaName(t, area),
        score: area.score,
        label: zoneWord(area.score),
        tone: areaTone(areaColour(area.score ?? 0, focusTrack)),
        missing: t(missingKey(area.id)),
      }))}
    />
  );
}
