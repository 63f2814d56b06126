import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';

const parts = [
  { id: 'profile', to: paths.profile },
  { id: 'accountSettings', to: paths.accountSettings },
  { id: 'settings', to: paths.settings },
  { id: 'neuroSettings', to: paths.neuroSettings },
] as const;

/** Where the rest of the account is. */
export function AccountParts() {
  const { t } = useTranslation('account');
  return (
    <ul>
      {parts.map(({ id, to }) => (
        <li key={id} className="border-b border-line last:border-b-0">
          <Link
            to={to}
            data-action={`open-${to.slice(1)}`}
            className="group grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-4 py-2.5 no-underline"
          >
            <span>
              <span className="block font-semibold underline-offset-4 group-hover:underline">
                {t(`pages.${id}`)}
              </span>
              <span className="block text-sm text-ink-soft">{t(`parts.${id}.text`)}</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-5 text-ink-soft rtl:rotate-180" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
