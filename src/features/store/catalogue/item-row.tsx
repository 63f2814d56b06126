import { useTranslation } from 'react-i18next';
import type { CatalogItem } from '@/lib/billing/catalog-item';
import { isExerciseId } from '@/lib/cognitive/registry';
import { ItemFacts } from '../item-facts';
import { ItemAction, type ItemActionProps } from './item-action';
import { MemoryNote } from './memory-note';

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
  return (
    <li
      id={item.sku}
      data-item={item.sku}
      className="grid items-center gap-x-8 gap-y-3 border-b border-line py-5 sm:grid-cols-[1fr_auto]"
    >
      <div className="grid gap-0.5">
        <h3 className="text-lg">{item.title}</h3>
        <Summary item={item} />
        <ItemFacts item={item} />
        <MemoryNote item={item} />
      </div>
      <ItemAction {...props} />
    </li>
  );
}
