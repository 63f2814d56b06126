import { useTranslation } from 'react-i18next';
import { ScoreBar, type ScoreTone } from '@/components/score-bar';
import { areaName } from '@/i18n/area-name';
import { type BarColour, barColour } from '@/lib/assessments/bands';
import { focusTrack } from '@/lib/assessments/focustrack';
import { type DimensionId, dimensionIds, scaleArea } from '@/lib/cognitive/attention-test/dimensions';
import { useFormats } from '../use-formats';
import type { ShownRun } from './shown-run';
import { useChanges } from './use-changes';
import { useFacts } from './use-facts';

const tones = { green: 'good', yellow: 'mid', red: 'high' } as const satisfies Record<BarColour, ScoreTone>;

const labelOf = (id: DimensionId) => focusTrack.domains.find((domain) => domain.id === id)?.label ?? id;

/** The five areas as bars in the direction of reports, each with its plain meaning, its facts and its change. */
export function DimensionList(shown: ShownRun) {
  const { scored, run } = shown;
  const { t } = useTranslation(['reaction', 'screening']);
  const formats = useFormats();
  const facts = useFacts(scored);
  const changes = useChanges(shown);
  return (
    <>
      <ul className="-mt-2">
        {dimensionIds.map((id) => {
          const difficulty = scored.difficulty[id] ?? null;
          const name = areaName(t, { id, label: labelOf(id) });
          const change = changes?.[id];
          return (
            <li key={id} data-dimension={id} className="border-b border-line pb-4">
              {difficulty === null ? (
                <p className="pt-4">
                  <b className="font-semibold">{name}</b>{' '}
                  <span className="text-ink-soft max-sm:block">
                    {t(
                      run.header.variant === 'audio' && id === 'processing_speed'
                        ? 'results.noSpeed'
                        : 'results.notEnough',
                    )}
                  </span>
                </p>
              ) : (
                <ScoreBar
                  className="border-b-0 pb-1"
                  name={name}
                  score={difficulty}
                  label={t(`results.part.${scaleArea(difficulty)}`)}
                  tone={tones[barColour(difficulty)]}
                />
              )}
              <p className="max-w-read text-ink-soft">
                {t(`results.meaning.${id}`)} {facts[id].join(' ')}
              </p>
              {change ? <p className="mt-1 max-w-read text-sm">{change}</p> : null}
            </li>
          );
        })}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">
        {t('results.lines', { low: formats.count(40), high: formats.count(70) })} {t('results.conditions')}
      </p>
    </>
  );
}
