import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/button-link';
import { Drawing } from '@/components/drawings/drawing';
import { exerciseDrawings } from '@/components/drawings/exercises';
import { testDrawings } from '@/components/drawings/tests';
import { SentenceGap } from '@/components/sentence-gap';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useItemTitle } from '@/components/use-item-title';
import { useCart } from '@/contexts/cart';
import { useFormats } from '@/i18n/use-formats';
import { catalogue, catalogueEntries } from '@/lib/assessments/catalogue';
import type { CatalogItem } from '@/lib/billing/catalog-item';
import { itemAccess } from '@/lib/billing/item-access';
import { catalogCurrency } from '@/lib/billing/minor-units';
import { type MissingParts, missingParts } from '@/lib/billing/missing-parts';
import { bundleTotals } from '@/lib/billing/price-cart';
import { tiers } from '@/lib/billing/tier';
import { isExerciseId } from '@/lib/exercises/ids';
import { itemPlace } from '../item-place';
import { useItemTexts } from '../item-texts';
import { AboutTest } from './about-test';
import type { ShopItem } from './filters';

/** One sentence about the test or exercise behind an item, the same as in the hubs. */
function Summary({ item }: { item: CatalogItem }) {
  const { t: hub } = useTranslation('hub');
  const { t: training } = useTranslation('training');
  const summary =
    item.testId !== null
      ? hub(`tests.${item.testId}.summary`)
      : isExerciseId(item.exerciseId)
        ? training(`exercise.${item.exerciseId}.summary`)
        : null;
  return summary === null ? null : <p className="max-w-read text-ink-soft">{summary}</p>;
}

/** A test or an exercise on sale. */
export function ItemRow(props: ItemActionProps) {
  const { item } = props.shopItem;
  const name = useItemTitle()(item);
  return (
    <li
      id={item.sku}
      data-item={item.sku}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-3 border-b border-line py-5 has-[details[open]]:items-start sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-x-8"
    >
      <ItemDrawing item={item} />
      <div className="grid gap-0.5">
        <h3 className="text-lg">
          <Title shopItem={props.shopItem} />
        </h3>
        <Summary item={item} />
        <ItemFacts item={item} termed />
        <MemoryNote item={item} />
        {item.testId === null ? null : <AboutTest testId={item.testId} name={name} />}
      </div>
      <div className="col-span-2 sm:col-span-1">
        <ItemAction {...props} />
      </div>
    </li>
  );
}

/** The picture of the test or exercise behind an item; its room stays where there is none. */
function ItemDrawing({ item: { testId, exerciseId } }: { item: CatalogItem }) {
  const shapes =
    testId !== null ? testDrawings[testId] : isExerciseId(exerciseId) ? exerciseDrawings[exerciseId] : null;
  return shapes ? <Drawing shapes={shapes} size="list" /> : <span />;
}

/** A bundle on sale: what it holds, and what it saves for somebody who would put its parts into one cart. */
export function BundleCard(props: ItemActionProps) {
  const titleOf = useItemTitle();
  const { t } = useTranslation('store');
  const { item, members, access } = props.shopItem;
  const missing = access.mayOpen ? null : missingParts(item, members);
  return (
    <li id={item.sku} data-item={item.sku}>
      <Card className="grid gap-4">
        <div className="grid gap-0.5">
          <h3 className="text-lg">{titleOf(item)}</h3>
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
        {access.mayOpen || missing ? null : <Saving shopItem={props.shopItem} />}
        <div className="border-t border-line pt-4">
          {missing ? <MissingAction {...props} missing={missing} /> : <ItemAction {...props} />}
        </div>
      </Card>
    </li>
  );
}

function Member({ member }: { member: ShopItem }) {
  const { t } = useTranslation('store');
  const { item, access } = member;
  const name = useItemTitle()(item);
  const place = access.mayOpen ? itemPlace(item) : null;
  return (
    <li className="flex min-h-11 items-center justify-between gap-4 border-b border-line last:border-0">
      <Title shopItem={member} />
      {place === null ? null : (
        <Link
          to={place}
          className="link inline-flex min-h-11 items-center"
          aria-label={t('words.openNamed', { name })}
        >
          {t('words.open')}
        </Link>
      )}
    </li>
  );
}

function Saving({ shopItem: { item, members } }: { shopItem: ShopItem }) {
  const { t } = useTranslation('store');
  const { money } = useFormats();
  const parts = bundleTotals(members.map((member) => member.item));
  const saved = parts.total_cents - item.unit_price_cents;
  const have = members.filter(({ access }) => access.mayOpen).length;
  return (
    <div className="grid max-w-read gap-1 text-sm text-ink-soft">
      {saved > 0 ? (
        <p>
          {t('bundle.saves', {
            parts: money(parts.total_cents, catalogCurrency),
            saved: money(saved, catalogCurrency),
          })}
        </p>
      ) : null}
      {/* Nobody should find out after paying that the parts would have been cheaper together. */}
      {members.length > 1 && parts.total_cents < item.unit_price_cents ? (
        <p>{t('bundle.inOneCart', { price: money(parts.total_cents, catalogCurrency) })}</p>
      ) : null}
      {have > 0 ? <p>{t('bundle.have', { have, all: members.length })}</p> : null}
    </div>
  );
}

/** In place of a bundle of which the person has parts: what is missing, for what that costs. */
function MissingAction({
  shopItem: { members },
  missing: { items, total_cents },
  onAdd,
}: ItemActionProps & { missing: MissingParts }) {
  const { t } = useTranslation('store');
  const { list, money } = useFormats();
  const { cart } = useCart();
  const titleOf = useItemTitle();
  const price = money(total_cents, catalogCurrency);
  const names = list(items.map(titleOf));
  const isIn = items.every(({ sku }) => cart.lines.some((line) => line.sku === sku));
  return (
    <div data-part="missing-parts" className="grid gap-3">
      <p className="max-w-read text-sm text-ink-soft">
        {t('bundle.have', { have: members.length - items.length, all: members.length })}
        <SentenceGap />
        {t('bundle.missing', { names, price })}
      </p>
      <AddButton
        name={names}
        price={price}
        inCart={isIn}
        sku={items.map(({ sku }) => sku).join(' ')}
        onAdd={() => {
          for (const { sku } of items) onAdd(sku);
        }}
      />
    </div>
  );
}

interface ItemActionProps {
  shopItem: ShopItem;
  inCart: boolean;
  onAdd: (sku: string) => void;
}

/** What can be done with an item: open it where it is open already, else put it into the cart for its price. */
function ItemAction({ shopItem: { item, access }, inCart, onAdd }: ItemActionProps) {
  const { t } = useTranslation('store');
  const { money } = useFormats();
  const place = itemPlace(item);
  const name = useItemTitle()(item);
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
  const price = money(item.unit_price_cents, catalogCurrency);
  return <AddButton name={name} price={price} inCart={inCart} sku={item.sku} onAdd={() => onAdd(item.sku)} />;
}

interface AddButtonProps {
  name: string;
  price: string;
  inCart: boolean;
  sku: string;
  onAdd: () => void;
}

/** The price, and the way into the cart. */
function AddButton({ name, price, inCart, sku, onAdd }: AddButtonProps) {
  const { t } = useTranslation('store');
  return (
    <div className="flex items-center justify-between gap-x-5 gap-y-2 sm:justify-end">
      <span data-part="price" className="font-serif text-lg tabular-nums">
        {price}
      </span>
      <Button
        variant={inCart ? 'ghost' : 'outline'}
        size="sm"
        data-action="add"
        data-sku={sku}
        aria-label={inCart ? t('inCartNamed', { name }) : t('addNamed', { name, price })}
        onClick={onAdd}
      >
        {inCart ? <Check aria-hidden="true" /> : null}
        {t(inCart ? 'inCart' : 'add')}
      </Button>
    </div>
  );
}

interface ItemFactsProps {
  item: CatalogItem;
  /** With how it is to be had. */
  termed?: boolean;
}

/** The name of a test or exercise, which opens what it is, how long it takes and what its report says. */
function Title({ shopItem: { item, access } }: { shopItem: ShopItem }) {
  const name = useItemTitle()(item);
  // What is open already has a button that leads there.
  const place = access.mayOpen ? null : itemPlace(item);
  if (place === null) return <span>{name}</span>;
  return (
    <Link to={place} data-action="about" className="link inline-flex min-h-11 items-center">
      {name}
    </Link>
  );
}

/** Duration and level in one grey line; of what is sold by itself how often it may be taken, and the smallest plan that has it. */
function ItemFacts({ item, termed = false }: ItemFactsProps) {
  const { t } = useTranslation('store');
  const texts = useItemTexts();
  const days = item.testId === null ? 0 : catalogue[item.testId].retakeWaitDays;
  const plan = tiers.find((tier) => itemAccess({ tier, owned: new Set() }, item).mayOpen);
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
      {item.duration === null ? null : <span>{texts.duration(item.duration)}</span>}
      {item.difficulty === null ? null : <span>{texts.level(item.difficulty)}</span>}
      {termed ? <span>{days === 0 ? t('again.anyTime') : t('again.days', { count: days })}</span> : null}
      {!termed || plan === undefined || plan === 'freemium' ? null : (
        <span>{t('planHolds', { plan: t(`plans.${plan}`) })}</span>
      )}
    </p>
  );
}

/** Items about memory say at once what no self-check can do. */
function MemoryNote({ item }: { item: CatalogItem }) {
  const { t } = useTranslation('store');
  const isAboutMemory = catalogueEntries.some(
    ({ testId, sku, tone }) =>
      tone === 'memory' && (item.testId === testId || (sku !== null && item.items.includes(sku))),
  );
  return isAboutMemory ? <p className="max-w-read text-sm font-medium">{t('words.dementia')}</p> : null;
}
