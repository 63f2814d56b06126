import type { HistoryTexts } from '@/components/changes/use-texts';
import { Section } from '@/components/section';
import { languages } from '@/config/languages';
import type { AttemptView } from '@/lib/assessments/attempt-view';
import { minuteMs, toMs } from '@/lib/time';

/** Who, when, how long, in which language and version, and how the answers look. */
export function ResultFacts({ attempt, texts }: { attempt: AttemptView; texts: HistoryTexts }) {
  const { t } = texts;
  const facts = factsOf(attempt, texts).filter(({ value }) => value !== null);
  return (
    <Section title={t('detail.facts')}>
      <dl className="border-t border-line">
        {facts.map(({ name, value }) => (
          <div
            key={name}
            className="grid gap-x-6 gap-y-1 border-b border-line py-3.5 sm:grid-cols-[14rem_1fr]"
          >
            <dt className="font-semibold">{name}</dt>
            <dd className="text-ink-soft">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function factsOf(attempt: AttemptView, texts: HistoryTexts): { name: string; value: string | null }[] {
  const { t } = texts;
  const { record } = attempt;
  const { details } = record;
  const served = record.question_ids.length;
  return [
    { name: t('detail.who'), value: t(`form.${record.form}`) },
    { name: t('detail.child'), value: details?.child_label ?? null },
    { name: t('detail.ageBand'), value: details?.age_band ?? null },
    {
      name: t('detail.knownWeeks'),
      value: details?.known_weeks === undefined ? null : t('detail.weeks', { count: details.known_weeks }),
    },
    { name: t('detail.taken'), value: texts.moment(record.completed_at) },
    { name: t('detail.duration'), value: durationText(record.started_at, record.completed_at, texts) },
    {
      name: t('words.answers'),
      value: served === 0 ? null : t('detail.answeredOf', { answered: record.answered_count, served }),
    },
    { name: t('words.language'), value: texts.languageName(record.language) ?? languages[record.language] },
    { name: t('detail.version'), value: record.instrument_version },
    { name: t('detail.quality'), value: qualityText(attempt, texts) },
  ];
}

/** Whole minutes, at least one; with days when a test was paused. */
function durationText(from: string, to: string, { duration }: HistoryTexts): string | null {
  const start = toMs(from);
  const end = toMs(to);
  if (start === null || end === null) return null;
  const minutes = Math.max(1, Math.round((end - start) / minuteMs));
  if (minutes < 120) return duration(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? duration(hours, 'hour') : duration(Math.round(hours / 24), 'day');
}

function qualityText({ record }: AttemptView, { t }: HistoryTexts): string {
  const { flags } = record.quality;
  if (flags.length === 0) return t('detail.qualityOk');
  return [...flags.map((flag) => t(`detail.flag.${flag}`)), t('detail.qualityNote')].join(' ');
}
