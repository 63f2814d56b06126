import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** How a post stands now, while the own text is in the field below. @param isNext it is to be read before anything is sent */
export function TheirText({ isNext, children }: { isNext: boolean; children: ReactNode }) {
  const { t } = useTranslation('community-topic');
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNext) box.current?.focus();
  }, [isNext]);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t('theirs')}
      className="grid gap-2 rounded-m border border-line bg-sunken p-4"
    >
      <p className="font-semibold">{t('theirs')}</p>
      {children}
      <p className="text-sm text-ink-soft">{t('yours')}</p>
    </section>
  );
}
