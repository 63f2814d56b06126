import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LensMark } from '@/components/lens-mark';
import { buttonVariants } from '@/components/ui/button-variants';
import { type Path, paths } from '@/config/paths';
import { isSiteReachable } from '@/hooks/reachable';

const lookEveryMs = 5000;

/** In place of a page that this device does not keep. Its texts are there from the start, as those of RouteError. */
export function OfflinePage() {
  const { t } = useTranslation('common');
  useEffect(() => {
    const open = () => window.location.reload();
    window.addEventListener('online', open);
    // Where the network alone came back, no such event does.
    const look = () => {
      if (document.visibilityState === 'visible')
        void isSiteReachable().then((is) => (is ? open() : undefined));
    };
    const timer = setInterval(look, lookEveryMs);
    return () => {
      window.removeEventListener('online', open);
      clearInterval(timer);
    };
  }, []);
  const places: [Path, string][] = [
    [paths.focusSnapshot, t('pages.focusSnapshot')],
    [paths.testHistory, t('pages.testHistory')],
    [paths.faq, t('pages.faq')],
    [paths.home, t('words.toHome')],
  ];
  return (
    <div role="alert" data-screen="offline" className="wrap grid justify-items-start gap-5 py-section">
      <LensMark className="size-20 text-ink-soft" />
      <h1 className="text-2xl">{t('offline.title')}</h1>
      <p className="max-w-[52ch] text-lg text-ink-soft">{t('offline.text')}</p>
      <p>{t('offline.works')}</p>
      <ul className="flex flex-wrap gap-3">
        {places.map(([to, name]) => (
          <li key={to}>
            <Link to={to} className={buttonVariants({ variant: 'outline' })}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
