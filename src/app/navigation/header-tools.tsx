import { CartButton } from './cart-button';
import { SearchButton } from './search-button';

/** What everybody has at hand on every page: search and cart. */
export function HeaderTools() {
  return (
    <>
      <SearchButton />
      <CartButton />
    </>
  );
}
