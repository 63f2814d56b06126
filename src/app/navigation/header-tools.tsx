import { lazy, Suspense } from 'react';
import { CartButton } from './cart-button';
import { SearchButton } from './search-button';

const BellButton = lazy(() => import('./bell-button').then((module) => ({ default: module.BellButton })));

export interface HeaderToolsProps {
  /** Who is signed in; null for nobody. */
  userId: string | null;
}

/** What everybody has at hand on every page: search and cart, and for members what they are told. */
export function HeaderTools({ userId }: HeaderToolsProps) {
  return (
    <>
      <SearchButton />
      {userId === null ? null : (
        <div className="size-11">
          <Suspense fallback={null}>
            <BellButton key={userId} userId={userId} />
          </Suspense>
        </div>
      )}
      <CartButton />
    </>
  );
}
