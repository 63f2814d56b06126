import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/config/paths';
import type { InstrumentDefinition } from '@/lib/assessments/types';

/** What the test is not, and for the Memory Check when to talk to a doctor. */
export function GateNotes({ definition }: { definition: InstrumentDefinition }) {
  const { t } = useTranslation('screening');
  return (
    <Notice className="mt-10" data-slot="disclaimer">
      <p>{t('intro.notDiagnosis')}</p>
      {definition.bandLabels === 'memory' ? (
        <>
          <p className="mt-2">{t('start.memory.limits')}</p>
          <p className="mt-2">{t('results.memoryDoctor')}</p>
          <p className="mt-2">{t('results.memoryUrgent')}</p>
        </>
      ) : null}
      <p className="mt-1">
        <Link to={paths.medicalDisclaimer} className="link inline-flex min-h-11 items-center">
          {t('intro.disclaimerLink')}
        </Link>
      </p>
    </Notice>
  );
}
