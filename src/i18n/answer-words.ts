import type { ParseKeys } from 'i18next';
import { snapshotBand, type Zone } from '@/lib/assessments/bands';
import { hasBands } from '@/lib/assessments/catalogue';
import type { Band, InstrumentDefinition, ScaleId } from '@/lib/assessments/types';
import { dynamicText } from './dynamic-text';

/*
 * Which text of namespace `tests` stands for an answer or a band: definitions and results hold points and ids only.
 * Runner, results, history and reports say them alike.
 */

type Key = ParseKeys<'tests'>;

/** Texts of the five answers, from point 1 to point 5. */
export const scaleKeys = {
  freq_very_often: ['scale.never', 'scale.rarely', 'scale.sometimes', 'scale.often', 'scale.veryOften'],
  freq_always: ['scale.never', 'scale.rarely', 'scale.sometimes', 'scale.often', 'scale.always'],
} as const satisfies { readonly [id in ScaleId]: readonly Key[] };

/** Set A in the voice of each kind of test. */
export const bandKeys = {
  plain: { Low: 'bands.low', Moderate: 'bands.moderate', High: 'bands.elevated' },
  memory: { Low: 'memoryBands.low', Moderate: 'memoryBands.moderate', High: 'memoryBands.high' },
} as const satisfies {
  readonly [tone in InstrumentDefinition['tone']]: { readonly [band in Band]: Key };
};

/**
 * A zone in one word, for beside a number and a picture; the memory check keeps its own words.
 * @param t of any namespaces; the file `tests` must be loaded for the memory check
 */
export function zoneText(t: unknown, zone: Zone, { tone }: Pick<InstrumentDefinition, 'tone'>): string {
  if (tone === 'memory') return dynamicText(t, 'tests', bandKeys.memory[bandOfZone[zone]]);
  return dynamicText(t, 'common', `zones.${zone}`);
}

const bandOfZone = { calm: 'Low', noticeable: 'Moderate', strong: 'High' } as const satisfies Record<
  Zone,
  Band
>;

/** Label of a percent in set A; null where the test names no bands. */
export function bandKey(
  percent: number,
  definition: Pick<InstrumentDefinition, 'kind' | 'tone'>,
): Key | null {
  return hasBands(definition) ? bandKeys[definition.tone][snapshotBand(percent)] : null;
}
