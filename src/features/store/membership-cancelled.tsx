import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { paths } from '@/config/paths';
import { ResultFrame } from './results/result-frame';

/** The payment page of a plan was left without paying. Anybody may see it; it tells nothing about anyone. */
export function MembershipCancelled() {
  const { t } = useTranslation('store');
  return (
    <ResultFrame
      page={t('result.cancelledTitle')}
      title={t('result.cancelledTitle')}
      scene="apart"
      state="cancelled"
    >
      <p className="max-w-read text-lg text-ink-soft">{t('result.cancelledText')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.pricing}>{t('words.seePlans')}</ButtonLink>
        <ButtonLink to={paths.welcome} variant="outline">
          {t('result.goOn')}
        </ButtonLink>
      </div>
    </ResultFrame>
  );
}
