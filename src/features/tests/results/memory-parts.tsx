import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';
import { Notice } from '@/components/ui/notice';
import { areaName } from '@/i18n/area-name';
import { useFormats } from '@/i18n/use-formats';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { wordCounts } from '@/lib/reports/special/word-counts';
import { optionText } from '../runner/step-texts';

interface MemoryPartProps {
  definition: InstrumentDefinition;
  attempt: AttemptRecord;
}

/** The same in every band: what such a check cannot do, and when to talk to a doctor. */
export function MemoryNotice() {
  const { t } = useTranslation(['tests', 'report']);
  return (
    <Notice className="mt-4" data-slot="memory-notice">
      <h2 className="text-base font-semibold">{t('report:sections.doctor')}</h2>
      <p>{t('words.memoryDoctor')}</p>
      <p className="mt-2">{t('results.memoryUrgent')}</p>
      <p className="mt-2">{t('words.dementia')}</p>
    </Notice>
  );
}

/** What was answered about a change from one year ago, listed back as it is. */
export function ChangeAnswers({ definition, attempt }: MemoryPartProps) {
  const { t } = useTranslation('tests');
  const rows = definition.domains.flatMap((domain) => {
    const question = definition.steps
      .map(({ step }) => step)
      .find((step) => step.kind === 'single' && step.area === domain.id);
    const answer = question && attempt.context?.[question.id];
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
export function WordActivity({ attempt }: Pick<MemoryPartProps, 'attempt'>) {
  const { t } = useTranslation('tests');
  const formats = useFormats();
  const counts = wordCounts(attempt.tasks);
  if (counts === null) return null;
  const { words, rounds, delayed, recognised } = counts;
  return (
    <Section title={t('results.wordTask')}>
      <ul data-slot="word-task" className="grid max-w-read list-disc gap-2 ps-5">
        {rounds.length > 0 ? (
          <li>{t('results.wordRounds', { list: formats.list(rounds.map(String)), count: words })}</li>
        ) : null}
        {delayed === null ? null : <li>{t('results.wordDelayed', { recalled: delayed, count: words })}</li>}
        {recognised === null ? null : (
          <li>{t('results.wordRecognition', { hits: recognised.hits, count: words })}</li>
        )}
      </ul>
      <p className="mt-3 max-w-read text-sm text-ink-soft">{t('words.wordNote')}</p>
    </Section>
  );
}
