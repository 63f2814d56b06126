import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { paths } from '@/config/paths';

/** The same one action again, for those who read to the end. */
export function Closing() {
  const { t } = useTranslation('home');
  return (
    <section className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-6 border-control-t border-ink pt-8">
      <h2 className="text-2xl">{t('end.title')}</h2>
      <ButtonLink to={paths.focusSnapshot} size="lg">
        {t('words.startSnapshot')}
      </ButtonLink>
    </section>
  );
}
