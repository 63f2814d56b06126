import { useTranslation } from 'react-i18next';
import { DisclaimerNotice } from '@/components/results/notices';
import type { InstrumentDefinition } from '@/lib/assessments/types';

/** What the test is not, and for the Memory Check when to talk to a doctor. */
export function GateNotes({ definition }: { definition: InstrumentDefinition }) {
  const { t } = useTranslation('tests');
  return (
    <DisclaimerNotice className="mt-10" text={t('words.notDiagnosis')} link={t('words.readDisclaimer')}>
      {definition.tone === 'memory' ? (
        <>
          <p className="mt-2">{t('start.memory.limits')}</p>
          <p className="mt-2">{t('words.memoryDoctor')}</p>
          <p className="mt-2">{t('results.memoryUrgent')}</p>
        </>
      ) : null}
    </DisclaimerNotice>
  );
}
