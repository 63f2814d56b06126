import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '@/components/ui/card';
import { bundleTotals } from '@/lib/billing/bundle-discount';
import { ItemFacts } from '../item-facts';
import { itemPlace } from '../item-place';
import { useItemTexts } from '../item-texts';
import type { ShopItem } from '../use-shop';
import { ItemAction, type ItemActionProps } from './item-action';
import { MemoryNote } from './memory-note';

/** A bundle on sale: what it holds, and what it saves for somebody who would buy its parts. */
export function BundleCard(props: ItemActionProps) {
  const { t } = useTranslation('store');
  const { item, members, access } = props.shopItem;
  return (
    <li id={item.sku} data-item={item.sku}>
      <Card className="grid gap-4">
        <div className="grid gap-0.5">
          <h3 className="text-lg">{item.title}</h3>
          <ItemFacts item={item} />
          <MemoryNote item={item} />
        </div>
        <div>
          <h4 className="font-sans text-sm font-semibold tracking-normal">{t('bundle.holds')}</h4>
          <ul className="mt-1.5 grid gap-x-8 sm:grid-cols-2">
            {members.map((member) => (
              <Member key={member.item.sku} member={member} />
            ))}
          </ul>
        </div>
        {access.mayOpen ? null : <Saving shopItem={props.shopItem} />}
        <div className="border-t border-line pt-4">
          <ItemAction {...props} />
        </div>
      </Card>
    </li>
  );
}

function Member({ member: { item, access } }: { member: ShopItem }) {
  const { t } = useTranslation('store');
  const place = access.mayOpen ? itemPlace(item) : null;
  return (
    <li className="flex min-h-11 items-center justify-between gap-4 border-b border-line last:border-0">
      <span>{item.title}</span>
      {place === null ? null : (
        <Link
          to={place}
          className="link inline-flex min-h-11 items-center"
          aria-label={t('words.openNamed', { name: item.title })}
        >
          {t('words.open')}
        </Link>
      )}
    </li>
  );
}

function Saving({ shopItem: { item, members } }: { shopItem: ShopItem }) {
  const { t } = useTranslation('store');
  const texts = useItemTexts();
  const parts = bundleTotals(members.map((member) => member.item));
  const saved = parts.subtotal_cents - item.unit_price_cents;
  const have = members.filter(({ access }) => access.mayOpen).length;
  return (
    <div className="grid max-w-read gap-1 text-sm text-ink-soft">
      {saved > 0 ? (
        <p>
          {t('bundle.saves', {
            parts: texts.money(parts.subtotal_cents),
            saved: texts.money(saved),
          })}
        </p>
      ) : null}
      {/* Nobody should find out after paying that the parts would have been cheaper together. */}
      {members.length > 1 && parts.total_cents < item.unit_price_cents ? (
        <p>{t('bundle.inOneCart', { price: texts.money(parts.total_cents) })}</p>
      ) : null}
      {have > 0 ? <p>{t('bundle.have', { have, all: members.length })}</p> : null}
    </div>
  );
}
