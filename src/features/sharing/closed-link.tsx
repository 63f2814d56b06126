import { ButtonLink } from '@/components/button-link';
import { PageHeader } from '@/components/page-header';
import { paths } from '@/config/paths';
import { useSharingTexts } from './use-sharing-texts';

/** Unknown, ended and taken back look alike: whoever guesses a link learns nothing. */
export function ClosedLink() {
  const { t } = useSharingTexts();
  return (
    <div data-screen="shared-closed" className="wrap pb-section">
      <PageHeader title={t('page.closedTitle')} lead={t('page.closedText')} />
      <ButtonLink to={paths.home} variant="outline">
        {t('page.home')}
      </ButtonLink>
    </div>
  );
}
