import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LanguagePicker } from '@/components/language-picker';
import { paths } from '@/config/paths';
import { ThemeToggle } from '@/features/appearance/theme-toggle';

/** Language and look, at the foot of every page and in the menu. */
export function DisplaySettings() {
  const { t } = useTranslation('nav');
  return (
    <div className="grid content-start gap-4">
      <LanguagePicker />
      <ThemeToggle />
      <Link to={paths.neuroSettings} className="link inline-flex min-h-11 items-center text-sm">
        {t('moreDisplay')}
      </Link>
    </div>
  );
}
