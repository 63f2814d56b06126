import { type Zone, zoneOf } from '../assessments/bands.ts';
import type { InstrumentDefinition } from '../assessments/types.ts';
import { message, type ReportMessage, type ReportMessageKey } from './messages.ts';

/** An area as a headline needs it. */
export type HeadlineArea = {
  readonly name: string;
  /** 0 to 100. */
  readonly score: number;
  readonly scored: boolean;
};

/**
 * The result in one or two sentences: what stands out by name, and how the rest looks. Only areas that are raised are
 * named, two at most; the strong ones before the noticeable ones. None is named before its equals, and nothing is said
 * of an area without a number.
 * @returns null for a preference, which has no better and worse
 */
export function headlineOf(
  areas: readonly HeadlineArea[],
  definition: Pick<InstrumentDefinition, 'kind'>,
): readonly ReportMessage[] | null {
  const scored = areas.filter((area) => area.scored).sort((a, b) => b.score - a.score);
  const [first] = scored;
  if (!first) return [message('summary.none')];
  const zones = scored.map(({ score }) => zoneOf(score, definition));
  const top = zones[0];
  if (!top) return null;
  const isWhole = scored.length === areas.length;
  if (top === 'calm') {
    if (scored.length === 1) return [message('headline.calmOne', { a: first.name })];
    return [message(isWhole ? 'headline.calm' : 'headline.calmAnswered')];
  }
  if (isWhole && scored.length > 2 && scored.every(({ score }) => score === first.score))
    return [message(`headline.${top}.all`)];

  const [lead, said] = leadOf(scored, top, zones.filter((zone) => zone === top).length);
  const rest = restOf(zones.slice(said));
  return rest ? [lead, rest] : [lead];
}

/**
 * The first sentence, and of how many areas it speaks.
 * @param alike how many lie in the zone of the first
 */
function leadOf(
  [first, second, ...others]: readonly HeadlineArea[],
  top: Exclude<Zone, 'calm'>,
  alike: number,
): [ReportMessage, number] {
  const a = first?.name ?? '';
  const b = second?.name ?? '';
  const next = others[0]?.score;
  const isTied = alike > 2 && second?.score === next;
  if (isTied && first?.score === next)
    return [message(`headline.${top}.several`), 2 + others.filter(({ score }) => score === next).length];
  if (alike === 1 || isTied) return [message(`headline.${top}.one`, { a }), 1];
  return [message(`headline.${top}.${alike === 2 ? 'two' : 'many'}`, { a, b }), 2];
}

/** How the areas look that the first sentence does not name; null when there are none. */
function restOf(zones: ReadonlyArray<Zone | null>): ReportMessage | null {
  if (zones.length === 0) return null;
  const isCalm = zones.includes('calm');
  if (zones.every((zone) => zone === 'calm')) return calmRest(zones.length);
  if (zones.includes('strong'))
    return message(isCalm ? 'headline.rest.raisedPartly' : 'headline.rest.raised');
  return message(isCalm ? 'headline.rest.noticeablePartly' : 'headline.rest.noticeable');
}

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven'] as const;

/** 'The other four look calm.' The number is a word of its own in every language. */
function calmRest(count: number): ReportMessage {
  const word = numbers[count - 2];
  const key: ReportMessageKey = word ? `headline.rest.calm.${word}` : 'headline.rest.calm.one';
  return message(key);
}
