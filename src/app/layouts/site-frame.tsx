import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteFooter } from '@/app/navigation/site-footer';
import { SiteHeader } from '@/app/navigation/site-header';
import { Toasts } from '@/components/toasts';
import { SkipLink } from '@/components/ui/skip-link';
import { usePageChange } from './use-page-change';

/** Header, page, footer: what every page outside a test has around it. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('nav');
  usePageChange();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink>{t('skip')}</SkipLink>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <SiteFooter />
      <Toasts />
    </div>
  );
}
