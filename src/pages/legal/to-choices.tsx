import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';

/** Where what the text speaks of is decided. */
export function ToChoices() {
  const { t } = useTranslation('legal');
  return (
    <p>
      <Link to={paths.privacy} className="link">
        {t('pages.privacy')}
      </Link>
    </p>
  );
}
