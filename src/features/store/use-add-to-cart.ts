import { useTranslation } from 'react-i18next';
import { toast } from '@/components/ui/toast-store';
import { useCart } from '@/contexts/cart';
import type { CatalogItem } from '@/lib/billing/catalog-item';

/** Adds an item of the catalogue to the cart and says what came of it. */
export function useAddToCart(catalogue: readonly CatalogItem[]): (sku: string) => void {
  const { t } = useTranslation('store');
  const { add } = useCart();
  return (sku) => {
    const { outcome, title } = add(catalogue, sku);
    toast({
      title: t(`toast.${outcome}`, { title }),
      variant: outcome === 'unknown' || outcome === 'full' ? 'destructive' : 'default',
    });
  };
}
