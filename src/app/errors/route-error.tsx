import { useTranslation } from 'react-i18next';
import { LensMark } from '@/components/lens-mark';
import { buttonVariants } from '@/components/ui/button-variants';

/** Its texts stand in the namespace that is there from the start, so that it can be shown without loading anything. */
export function RouteError() {
  const { t } = useTranslation('common');
  return (
    <div role="alert" className="wrap grid justify-items-start gap-5 py-section">
      <LensMark className="size-20 text-ink-soft" />
      <h1 className="text-2xl">{t('crash.title')}</h1>
      <p className="max-w-[52ch] text-lg text-ink-soft">{t('crash.text')}</p>
      <button type="button" className={buttonVariants()} onClick={() => window.location.reload()}>
        {t('crash.reload')}
      </button>
    </div>
  );
}
