import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '@/components/button-link';
import { paths } from '@/config/paths';
import { plansFor, wantedTest } from '@/lib/billing/wanted-test';
import { ResultFrame } from './results/result-frame';

/** The payment page of a plan was left without paying. Anybody may see it; it tells nothing about anyone. */
export function MembershipCancelled() {
  const { t } = useTranslation('store');
  const [search] = useSearchParams();
  const wanted = wantedTest(search.get('for'));
  return (
    <ResultFrame
      page={t('result.cancelledTitle')}
      title={t('result.cancelledTitle')}
      scene="apart"
      state="cancelled"
    >
      <p className="max-w-read text-lg text-ink-soft">{t('result.cancelledText')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={wanted ? plansFor(wanted) : paths.pricing}>{t('words.seePlans')}</ButtonLink>
        <ButtonLink to={paths.home} variant="outline">
          {t('result.goOn')}
        </ButtonLink>
      </div>
    </ResultFrame>
  );
}
