import type { ChangeSummary } from '@/lib/assessments/change-summary';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { dayMs, hourMs, minuteMs } from '@/lib/time';
import type { HistoryTexts } from './use-texts';

/** So many names can be read at a glance; more are counted. */
const readable = 2;

/** What "lower" and "higher" mean to a person: stored numbers count difficulty, but for a preference. */
const verbs = {
  questionnaire: ['easier', 'harder'],
  interview: ['easier', 'harder'],
  timed: ['better', 'weaker'],
  choices: ['down', 'up'],
} as const satisfies Record<InstrumentDefinition['kind'], readonly [string, string]>;

export interface SummaryWords {
  summary: ChangeSummary;
  kind: InstrumentDefinition['kind'];
  /** How many areas there are. */
  total: number;
  /** Name of a row by its id. */
  nameOf: (id: string) => string;
  nowMs: number;
  texts: HistoryTexts;
}

/** The result of a comparison as one or two sentences. */
export function summarySentences({ summary, kind, total, nameOf, nowMs, texts }: SummaryWords): string[] {
  const { t } = texts;
  if (summary.kind === 'none') return [t('comparison.summary.none')];
  if (summary.kind === 'close')
    return [apartText(summary.apart, texts), againText(summary.from, nowMs, texts)];
  const { lower, higher, others } = summary;
  const [down, up] = verbs[kind];
  const said = (verb: typeof down | typeof up, ids: readonly string[]) => {
    if (ids.length === 0) return [];
    return ids.length > readable && verb !== 'down' && verb !== 'up'
      ? [t(`comparison.summary.${verb}Many`, { n: texts.count(ids.length), total: texts.count(total) })]
      : [t(`comparison.summary.${verb}`, { names: texts.list(ids.map(nameOf)) })];
  };
  const changes = [...said(down, lower), ...said(up, higher)];
  if (changes.length === 0) return [t(others ? 'comparison.summary.chance' : 'comparison.summary.same')];
  return others ? [...changes, t('comparison.summary.others')] : changes;
}

function apartText(apartMs: number, texts: HistoryTexts): string {
  if (apartMs >= hourMs && apartMs < dayMs) return texts.t('comparison.summary.closeHours');
  const time =
    apartMs < hourMs
      ? texts.duration(Math.max(Math.floor(apartMs / minuteMs), 1), 'minute')
      : texts.duration(Math.floor(apartMs / dayMs), 'day');
  return texts.t('comparison.summary.close', { time });
}

/** On the last day with the time of day, so that nobody looks again a few hours too early. */
function againText(fromMs: number, nowMs: number, texts: HistoryTexts): string {
  const wait = fromMs - nowMs;
  if (wait <= 0) return texts.t('comparison.summary.againNow');
  const date = wait < dayMs ? texts.moment(fromMs) : texts.date(fromMs);
  return texts.t('comparison.summary.again', { date });
}
