import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LensMark } from '@/components/lens-mark';
import { brand } from '@/config/brand';
import { paths } from '@/config/paths';

/** The way out of a screen without navigation. */
export function HomeLink() {
  const { t } = useTranslation('nav');
  return (
    <Link
      to={paths.home}
      aria-label={t('home')}
      className="inline-flex min-h-11 items-center gap-2.5 font-serif text-[1.1rem] font-[640] [word-spacing:0.08em] no-underline"
    >
      <LensMark />
      <span>{brand.name}</span>
    </Link>
  );
}
