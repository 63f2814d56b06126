import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import type { InstrumentDefinition } from '@/lib/assessments/types';

/** Which sentences on privacy a test needs. */
function sentencesFor({ about, kind, forms, followUps }: InstrumentDefinition) {
  return [
    kind === 'timed' ? 'taskStored' : 'stored',
    'seen',
    ...(followUps === null ? [] : (['texts'] as const)),
    ...(about === 'child' ? (['child', 'childUse', 'childConsent'] as const) : []),
    ...(forms.some(({ form }) => form === 'informant') ? (['informant'] as const) : []),
    'leave',
  ] as const;
}

/** What is stored, who sees it, and how to get rid of it. */
export function Privacy({ definition }: { definition: InstrumentDefinition }) {
  const { t } = useTranslation('hub');
  const { t: nav } = useTranslation('nav');
  return (
    <Section title={t('words.privacy')}>
      <ul className="grid list-disc gap-2 ps-5">
        {sentencesFor(definition).map((id) => (
          <li key={id}>{t(`intro.privacyText.${id}`)}</li>
        ))}
      </ul>
      <Link to={paths.privacyPolicy} className="link mt-2 inline-flex min-h-11 items-center">
        {nav('pages.privacyPolicy')}
      </Link>
    </Section>
  );
}
