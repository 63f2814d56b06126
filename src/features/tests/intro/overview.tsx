import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { IntroRow } from './intro-row';

/** What the test asks and gives, and who answers. */
export function Overview({ definition }: { definition: InstrumentDefinition }) {
  const { t } = useTranslation('hub');
  const { testId } = definition;
  return (
    <Section title={t('intro.overview')}>
      <dl className="border-t border-line">
        <IntroRow title={t('intro.question')}>{t(`tests.${testId}.question`)}</IntroRow>
        <IntroRow title={t('intro.asks')}>{t(`tests.${testId}.asks`)}</IntroRow>
        <IntroRow title={t('intro.gives')}>{t(`tests.${testId}.gives`)}</IntroRow>
        <IntroRow title={t('intro.who')}>{t(`tests.${testId}.who`)}</IntroRow>
        <IntroRow title={t('guide.can')}>{t(`tests.${testId}.can`)}</IntroRow>
        <IntroRow title={t('guide.cannot')}>{t(`tests.${testId}.cannot`)}</IntroRow>
      </dl>
    </Section>
  );
}
