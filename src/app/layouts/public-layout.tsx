import { Suspense } from 'react';
import { lazyWhenIdle } from '@/components/lazy-when-idle';
import { useAuth } from '@/contexts/auth';
import { PageOutlet } from './page-outlet';
import { SiteFrame } from './site-frame';

const PagePrompt = lazyWhenIdle(() => import('./page-prompt').then((module) => module.PagePrompt));

/** Pages anyone may open. They set their own width, because some have bands across the whole screen. */
export function PublicLayout() {
  const { status } = useAuth();
  return (
    <SiteFrame>
      <PageOutlet />
      {status === 'signed-in' ? (
        <Suspense fallback={null}>
          <PagePrompt />
        </Suspense>
      ) : null}
    </SiteFrame>
  );
}
