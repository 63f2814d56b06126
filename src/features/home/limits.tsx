import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';

const columns = [
  { id: 'is', title: 'limits.isTitle', items: ['limits.is1', 'limits.is2', 'limits.is3'], Icon: Check },
  { id: 'not', title: 'limits.notTitle', items: ['limits.not1', 'limits.not2', 'limits.not3'], Icon: X },
] as const;

export function Limits() {
  const { t } = useTranslation('home');
  return (
    <section className="wrap">
      <h2 className="mb-4 text-2xl">{t('limits.title')}</h2>
      <p className="mb-8 max-w-read text-lg">{t('limits.adhd')}</p>
      <div className="grid gap-gap md:grid-cols-2 md:gap-0">
        {columns.map(({ id, title, items, Icon }) => (
          <div
            key={id}
            className="md:not-first:border-s md:not-first:border-line md:not-first:ps-10 md:first:pe-10"
          >
            <h3 className="mb-3">{t(title)}</h3>
            <ul className="grid gap-3">
              {items.map((item) => (
                <li key={item} className="grid grid-cols-[auto_1fr] gap-3">
                  <Icon aria-hidden="true" className="mt-1.5 size-4 text-accent" />
                  {t(item)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Link to={paths.medicalDisclaimer} className="link mt-6 inline-flex min-h-11 items-center">
        {t('words.readDisclaimer')}
      </Link>
    </section>
  );
}
