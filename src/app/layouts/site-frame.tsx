import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteFooter } from '@/app/navigation/site-footer';
import { SiteHeader } from '@/app/navigation/site-header';
import { Layers } from '@/components/layers';
import { lazyWhenIdle } from '@/components/lazy-when-idle';
import { SkipLink } from '@/components/ui/skip-link';
import { useFocusMode } from '@/hooks/use-focus-mode';

// Without its button nobody shall be kept in focus mode: the page then shows everything until it is left.
const FocusModeBar = lazy<ComponentType>(() =>
  import('@/app/navigation/focus-mode-bar').then(
    (module) => ({ default: module.FocusModeBar }),
    () => {
      delete document.documentElement.dataset.focus;
      return { default: () => null };
    },
  ),
);

const ConsentLayer = lazyWhenIdle(() =>
  import('@/app/consent/consent-layer').then((module) => module.ConsentLayer),
);

/** Header, page, footer: what every page outside a test has around it. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('nav');
  const isFocusMode = useFocusMode();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink>{t('skip')}</SkipLink>
      {isFocusMode ? (
        <Suspense fallback={null}>
          <FocusModeBar />
        </Suspense>
      ) : null}
      <SiteHeader />
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <SiteFooter />
      <Layers />
      <Suspense fallback={null}>
        <ConsentLayer />
      </Suspense>
    </div>
  );
}
