import type { HistoryTexts } from '@/components/changes/use-texts';
import { AreaProfile, areaTone } from '@/components/results/area-profile';
import { Section } from '@/components/section';
import { SentenceGap } from '@/components/sentence-gap';
import { zoneText } from '@/i18n/answer-words';
import { areaName } from '@/i18n/area-name';
import type { AttemptView } from '@/lib/assessments/attempt-view';
import { areaColour, zoneOf } from '@/lib/assessments/bands';
import { hasBands } from '@/lib/assessments/catalogue';
import { domainOf } from '@/lib/assessments/scoring';
import type { InstrumentDefinition } from '@/lib/assessments/types';

export interface AreasProps {
  attempt: AttemptView;
  definition: InstrumentDefinition;
  texts: HistoryTexts;
}

/** Every area with its number, band and bar; a test without bands shows its number alone. */
export function Areas({ attempt, definition, texts }: AreasProps) {
  const { t, screening } = texts;
  const { domains, testId } = definition;
  if (!hasBands(definition)) {
    return (
      <Section title={t('words.areasTitle')}>
        <dl className="border-t border-line">
          {domains.map((domain) => {
            const percent = attempt.domains[domain.id] ?? null;
            return (
              <div key={domain.id} className="flex justify-between gap-4 border-b border-line py-3.5">
                <dt className="font-semibold">{areaName(screening, domain)}</dt>
                <dd className="tabular-nums">
                  {percent === null ? texts.unscored(testId) : texts.whole(percent)}
                </dd>
              </div>
            );
          })}
        </dl>
        <p className="mt-3 text-sm text-ink-soft">{t('words.peopleDiffer')}</p>
      </Section>
    );
  }
  const zoneWord = (percent: number | null) => {
    const zone = percent === null ? null : zoneOf(percent, definition);
    return zone === null ? '' : zoneText(screening, zone, definition);
  };
  return (
    <Section title={t('words.areasTitle')}>
      <AreaProfile
        zoneWords={definition.tone === 'plain'}
        soft={definition.tone === 'memory'}
        className="border-t border-line"
        areas={domains.map((domain) => {
          const percent = attempt.domains[domain.id] ?? null;
          return {
            id: domain.id,
            name: areaName(screening, domain),
            score: percent,
            label: zoneWord(percent),
            tone: areaTone(areaColour(percent ?? 0, definition)),
            note: thinNote(attempt, domain, texts) ?? undefined,
          };
        })}
        lines={
          <>
            {t('words.linesMark')}
            <SentenceGap />
            {screening('words.direction')}
          </>
        }
      />
    </Section>
  );
}

/** 'based on 1 of 4 answers' for an area with fewer than half of its questions answered. */
function thinNote(
  { record }: AttemptView,
  { prefix, id }: InstrumentDefinition['domains'][number],
  { t }: HistoryTexts,
): string | null {
  if (!record.quality.thin_prefixes.includes(prefix)) return null;
  const served = record.question_ids.filter((question) => domainOf(question, [{ id, prefix }]));
  const answered = served.filter((question) => Object.hasOwn(record.answers, question));
  return t('words.thin', { answered: answered.length, served: served.length });
}
