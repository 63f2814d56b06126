import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { paths } from '@/config/paths';
import { catalogue, type TestId } from '@/lib/assessments/catalogue';

/** From a sample to where its test is sold; nothing for a test that costs nothing. */
export function SampleOffer({ testId, variant }: { testId: TestId; variant: 'link' | 'outline' }) {
  const { t } = useTranslation('report');
  const { sku } = catalogue[testId];
  return sku === null ? null : (
    <ButtonLink to={`${paths.store}#${sku}`} variant={variant} data-action="sample-offer">
      {t('sample.store')}
    </ButtonLink>
  );
}
