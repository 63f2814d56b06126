import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import { useCart } from '@/contexts/cart';
import { BundleCard } from './catalogue/shelf';
import { useAddToCart, useShop } from './use-shop';

/** One bundle of the shop by itself: what it holds, its price, and the way into the cart. */
export function SuiteOffer({ sku }: { sku: string }) {
  const { t } = useTranslation('store');
  const shop = useShop();
  const items = shop.status === 'ready' ? shop.items : [];
  const { cart } = useCart();
  const add = useAddToCart(items.map(({ item }) => item));
  if (shop.status === 'pending') return <LoadingState className="min-h-96" />;
  if (shop.status === 'failed') {
    return <ErrorState error={shop.error} onRetry={shop.retry} retrying={shop.retrying} />;
  }
  const offer = items.find(({ item }) => item.sku === sku);
  if (!offer) {
    return (
      <EmptyState title={t('suiteGone')} drawing="not_found">
        <Link to={paths.store} className="link">
          {t('cart.toStore')}
        </Link>
      </EmptyState>
    );
  }
  return (
    <Section title={t('kind.bundle')}>
      <ul data-screen="suite-offer">
        <BundleCard shopItem={offer} inCart={cart.lines.some((line) => line.sku === sku)} onAdd={add} />
      </ul>
    </Section>
  );
}
