import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';

const papers = [
  ['pages.termsOfService', paths.termsOfService],
  ['pages.refunds', `${paths.termsOfService}#refunds`],
  ['pages.privacyPolicy', paths.privacyPolicy],
] as const;

/** What a purchase is subject to. It opens beside the page, so that what was chosen stays. */
export function PurchasePapers() {
  const { t } = useTranslation();
  return (
    <ul data-part="papers" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {papers.map(([name, to]) => (
        <li key={to}>
          <Link to={to} target="_blank" className="link inline-flex min-h-11 items-center">
            {t(name)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
