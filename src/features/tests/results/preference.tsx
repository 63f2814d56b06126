import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';

/** What a number without bands says, and what it does not. */
export function Preference({ scored }: { scored: boolean }) {
  const { t } = useTranslation('tests');
  return (
    <Section title={t('results.preferenceTitle')}>
      <div data-slot="preference" className="grid max-w-read gap-2">
        <p>{t(scored ? 'results.preferenceText' : 'results.noScore')}</p>
        <p>{t('words.peopleDiffer')}</p>
      </div>
    </Section>
  );
}
