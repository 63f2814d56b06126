import { lazy, Suspense } from 'react';
import { useWide } from '@/hooks/use-wide';
import { CartButton } from './cart-button';
import { SearchButton } from './search-button';

const MessagesLink = lazy(() =>
  import('./messages-link').then((module) => ({ default: module.MessagesLink })),
);
const BellButton = lazy(() => import('./bell-button').then((module) => ({ default: module.BellButton })));

export interface HeaderToolsProps {
  /** Who is signed in; null for nobody. */
  userId: string | null;
}

/** What everybody has at hand on every page: search and cart, and for members what they are told. */
export function HeaderTools({ userId }: HeaderToolsProps) {
  // Where there is no room the menus lead there.
  const isWide = useWide('lg');
  return (
    <>
      <SearchButton />
      {userId === null ? null : (
        <>
          {isWide ? (
            <div className="size-11">
              <Suspense fallback={null}>
                <MessagesLink key={userId} userId={userId} />
              </Suspense>
            </div>
          ) : null}
          <div className="size-11">
            <Suspense fallback={null}>
              <BellButton key={userId} userId={userId} />
            </Suspense>
          </div>
        </>
      )}
      <CartButton />
    </>
  );
}
