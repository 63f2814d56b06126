import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LensMark } from '@/components/lens-mark';
import { brand } from '@/config/brand';
import { paths } from '@/config/paths';

/** @param to where a person starts: visitors at the home page, members at their own */
export function BrandLink({ to = paths.home }: { to?: string }) {
  const { t } = useTranslation('nav');
  return (
    // On the narrowest phones the wider letters that stand in for the font until it arrives have to fit as well.
    <Link
      to={to}
      aria-label={t('home')}
      className="flex min-h-11 items-center gap-2.5 font-serif text-[1.18rem] leading-tight max-lg:text-base font-[640] [word-spacing:0.08em] max-[25rem]:gap-1 max-[25rem]:text-[0.875rem] no-underline"
    >
      <LensMark className="max-[25rem]:size-6.5" />
      <span className="text-balance min-[25rem]:whitespace-nowrap">{brand.name}</span>
    </Link>
  );
}
