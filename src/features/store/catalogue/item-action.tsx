import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { itemPlace } from '../item-place';
import { useItemTexts } from '../item-texts';
import type { ShopItem } from '../use-shop';

export interface ItemActionProps {
  shopItem: ShopItem;
  inCart: boolean;
  onAdd: (sku: string) => void;
}

/** What can be done with an item: open it where it is open already, else put it into the cart for its price. */
export function ItemAction({ shopItem: { item, access }, inCart, onAdd }: ItemActionProps) {
  const { t } = useTranslation('store');
  const texts = useItemTexts();
  const place = itemPlace(item);
  const name = item.title;
  if (access.mayOpen) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:justify-end">
        {access.via === 'entitlement' ? (
          <Badge>{t('yours')}</Badge>
        ) : (
          <span className="text-sm text-ink-soft">{t('inPlan')}</span>
        )}
        {place === null ? null : (
          <ButtonLink
            to={place}
            variant="outline"
            size="sm"
            data-action="open"
            aria-label={t('words.openNamed', { name })}
          >
            {t('words.open')}
          </ButtonLink>
        )}
      </div>
    );
  }
  const price = texts.money(item.unit_price_cents);
  return (
    <div className="flex items-center justify-between gap-x-5 gap-y-2 sm:justify-end">
      <span data-part="price" className="font-serif text-lg tabular-nums">
        {price}
      </span>
      <Button
        variant={inCart ? 'ghost' : 'outline'}
        size="sm"
        data-action="add"
        data-sku={item.sku}
        aria-label={inCart ? t('inCartNamed', { name }) : t('addNamed', { name, price })}
        onClick={() => onAdd(item.sku)}
      >
        {inCart ? <Check aria-hidden="true" /> : null}
        {t(inCart ? 'inCart' : 'add')}
      </Button>
    </div>
  );
}
