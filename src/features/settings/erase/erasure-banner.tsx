import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { usePlaceAbovePage } from '@/hooks/use-place-above-page';
import { useFormats } from '@/i18n/use-formats';
import { useKeepAccount } from './use-erasure';

export interface ErasureBannerProps {
  userId: string;
  dueAt: string;
}

export function ErasureBanner({ userId, dueAt }: ErasureBannerProps) {
  const { t } = useTranslation('settings');
  const formats = useFormats();
  const { keep, isPending } = useKeepAccount(userId);
  const place = usePlaceAbovePage();
  return createPortal(
    <section
      aria-label={t('erase.banner')}
      data-slot="erasure-banner"
      className="border-b-2 border-mid bg-sunken text-ink print:hidden"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
        <p className="font-medium">{t('erase.waiting', { date: formats.moment(dueAt) })}</p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button variant="outline" size="sm" busy={isPending} data-action="keep-account" onClick={keep}>
            {t('erase.keep')}
          </Button>
          <Link to={`${paths.settings}#erase`} className="link inline-flex min-h-11 items-center">
            {t('words.details')}
          </Link>
        </div>
      </div>
    </section>,
    place,
  );
}
