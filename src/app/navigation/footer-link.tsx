import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { NavItem } from './items';

export function FooterLink({ item }: { item: NavItem }) {
  const { t } = useTranslation('nav');
  return (
    <li>
      <Link
        to={item.path}
        className="inline-flex min-h-11 items-center py-2 text-[0.975rem] leading-snug hyphens-auto max-sm:text-[0.9rem] no-underline underline-offset-4 hover:underline"
      >
        {t(`pages.${item.label}`)}
      </Link>
    </li>
  );
}
