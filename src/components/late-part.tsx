import { type ComponentType, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoadedOnce, loadOnce } from '@/hooks/load-once';
import { callWhenIdle } from '@/hooks/when-idle';
import { toast } from './ui/toast-store';

export interface LateProps {
  /** Drawn until the part is here. */
  waiting?: ReactNode;
  /** Takes back the press that asked for it; that it could not be had is said. */
  onMissing?: () => void;
}

export interface LatePart<P extends object> {
  (props: P & LateProps): ReactNode;
  start: LoadedOnce<ComponentType<P>>['start'];
}

/**
 * A part that a press brings. Where its code cannot be had the page stays as it is, unlike with React's `lazy`; what is
 * still wanted when the connection is back is drawn then.
 */
export function latePart<P extends object = object>(load: () => Promise<ComponentType<P>>): LatePart<P> {
  const { here, start } = loadOnce(load);
  function Part({ waiting = null, onMissing, ...props }: P & LateProps) {
    const { t } = useTranslation('common');
    const [Component, setComponent] = useState(here);
    const say = useEffectEvent((error: unknown) => {
      console.error('A part of the page could not be loaded:', error);
      if (!onMissing) return;
      onMissing();
      toast({
        title: t('loadFailed'),
        ...(navigator.onLine ? {} : { description: t('offline.title') }),
        variant: 'destructive',
      });
    });
    useEffect(() => {
      if (Component) return;
      let isGone = false;
      const fetchIt = () =>
        start().then(
          (loaded) => (isGone ? undefined : setComponent(() => loaded)),
          (error: unknown) => (isGone ? undefined : say(error)),
        );
      void fetchIt();
      window.addEventListener('online', fetchIt);
      return () => {
        isGone = true;
        window.removeEventListener('online', fetchIt);
      };
    }, [Component]);
    return Component ? (
      <Suspense fallback={waiting}>
        <Component {...(props as unknown as P)} />
      </Suspense>
    ) : (
      waiting
    );
  }
  return Object.assign(Part, { start });
}

/** Fetches parts once the page has come to rest, so that they are there when the connection is not. */
export function usePartsAhead(...parts: readonly Pick<LoadedOnce<unknown>, 'start'>[]): void {
  const begin = useEffectEvent(() => {
    // Whoever needs one of them says that it is missing.
    for (const part of parts) part.start().catch(() => undefined);
  });
  useEffect(() => callWhenIdle(begin), []);
}
