import { useTranslation } from 'react-i18next';
import { AreaProfile, areaTone } from '@/components/results/area-profile';
import { SentenceGap } from '@/components/sentence-gap';
import { zoneText } from '@/i18n/answer-words';
import { areaName } from '@/i18n/area-name';
import { useFormats } from '@/i18n/use-formats';
import { areaColour, zoneOf } from '@/lib/assessments/bands';
import { focusTrack } from '@/lib/assessments/tests/focustrack/definition';
import { type DimensionId, dimensionIds } from '@/lib/cognitive/focustrack/dimensions';
import type { ShownRun } from './shown-run';
import { useChanges } from './use-changes';
import { useFacts } from './use-facts';

const labelOf = (id: DimensionId) => focusTrack.domains.find((domain) => domain.id === id)?.label ?? id;

/** The five areas as bars in the direction of reports, each with its plain meaning, its facts and its change. */
export function DimensionList(shown: ShownRun) {
  const { scored, run } = shown;
  const { t } = useTranslation(['focustrack', 'tests']);
  const formats = useFormats();
  const facts = useFacts(scored);
  const changes = useChanges(shown);
  const zoneWord = (difficulty: number | null) => {
    const zone = difficulty === null ? null : zoneOf(difficulty, focusTrack);
    return zone === null ? '' : zoneText(t, zone, focusTrack);
  };
  const missingKey = (id: DimensionId) =>
    run.header.variant === 'audio' && id === 'processing_speed' ? 'results.noSpeed' : 'words.notEnoughData';
  return (
    <AreaProfile
      className="-mt-2"
      areas={dimensionIds.map((id) => {
        const difficulty = scored.difficulty[id] ?? null;
        const change = changes?.[id];
        return {
          id,
          name: areaName(t, { id, label: labelOf(id) }),
          score: difficulty,
          label: zoneWord(difficulty),
          tone: areaTone(areaColour(difficulty ?? 0, focusTrack)),
          missing: t(missingKey(id)),
          children: (
            <>
              <p className="max-w-read text-ink-soft">
                {t(`results.meaning.${id}`)} {facts[id].join(' ')}
              </p>
              {change ? <p className="mt-1 max-w-read text-sm">{change}</p> : null}
            </>
          ),
        };
      })}
      lines={
        <>
          {t('results.lines', { low: formats.count(40), high: formats.count(70) })}
          <SentenceGap />
          {t('results.conditions')}
        </>
      }
    />
  );
}
