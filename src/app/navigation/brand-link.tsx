import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LensMark } from '@/components/lens-mark';
import { brand } from '@/config/brand';
import { paths } from '@/config/paths';

export function BrandLink() {
  const { t } = useTranslation('nav');
  return (
    <Link
      to={paths.home}
      aria-label={t('home')}
      className="flex min-h-11 items-center gap-2.5 font-serif text-[1.18rem] leading-tight max-[25rem]:gap-2 max-[25rem]:text-base font-[640] tracking-[-0.01em] no-underline"
    >
      <LensMark />
      <span className="min-[22rem]:whitespace-nowrap">{brand.name}</span>
    </Link>
  );
}
