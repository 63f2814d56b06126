import { useTranslation } from 'react-i18next';
import type { AttemptRecord } from '@/api/attempts/attempt-record';
import { Section } from '@/components/section';
import { Notice } from '@/components/ui/notice';
import { areaName } from '@/i18n/area-name';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { wordCounts } from '@/lib/reports/special/word-counts';
import { optionText } from '../runner/step-texts';

interface MemoryPartProps {
  definition: InstrumentDefinition;
  attempt: AttemptRecord;
}

/** The same in every band: what such a check cannot do, and when to talk to a doctor. */
export function MemoryNotice() {
  const { t } = useTranslation('screening');
  return (
    <Notice className="mt-4" data-slot="memory-notice">
      <h2 className="text-base font-semibold">{t('results.memoryDoctorTitle')}</h2>
      <p>{t('results.memoryDoctor')}</p>
      <p className="mt-2">{t('results.memoryUrgent')}</p>
      <p className="mt-2">{t('results.memoryLimits')}</p>
    </Notice>
  );
}

/** What was answered about a change from one year ago, listed back as it is. */
export function ChangeAnswers({ definition, attempt }: MemoryPartProps) {
  const { t } = useTranslation('screening');
  const rows = definition.domains.flatMap((domain) => {
    const question = definition.steps
      .map(({ step }) => step)
      .find((step) => step.kind === 'single' && step.id === `change_${domain.id}`);
    const answer = attempt.context?.[`change_${domain.id}`];
    if (question?.kind !== 'single' || typeof answer !== 'string') return [];
    return [{ id: domain.id, name: areaName(t, domain), answer: optionText(t, question, answer) }];
  });
  if (rows.length === 0) return null;
  return (
    <Section title={t('results.changes')}>
      <p className="mb-2 text-sm text-ink-soft">{t('results.changesText')}</p>
      <dl data-slot="changes" className="border-t border-line">
        {rows.map(({ id, name, answer }) => (
          <div key={id} className="flex justify-between gap-4 border-b border-line py-3">
            <dt>{name}</dt>
            <dd className="font-semibold">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Plain counts of the word task; none is called good or bad. */
export function WordTask({ attempt }: Pick<MemoryPartProps, 'attempt'>) {
  const { t, i18n } = useTranslation('screening');
  const counts = wordCounts(attempt.tasks);
  if (counts === null) return null;
  const { words, rounds, delayed, recognised } = counts;
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return (
    <Section title={t('results.wordTask')}>
      <ul data-slot="word-task" className="grid max-w-read list-disc gap-2 ps-5">
        {rounds.length > 0 ? (
          <li>{t('results.wordRounds', { list: list.format(rounds.map(String)), count: words })}</li>
        ) : null}
        {delayed === null ? null : <li>{t('results.wordDelayed', { recalled: delayed, count: words })}</li>}
        {recognised === null ? null : (
          <li>{t('results.wordRecognition', { hits: recognised.hits, count: words })}</li>
        )}
      </ul>
      <p className="mt-3 max-w-read text-sm text-ink-soft">{t('results.wordNote')}</p>
    </Section>
  );
}
