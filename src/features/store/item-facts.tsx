import { useItemTexts } from './item-texts';

export interface ItemFactsProps {
  item: { readonly duration: string | null; readonly difficulty: string | null };
}

/** Duration and level in one grey line. */
export function ItemFacts({ item }: ItemFactsProps) {
  const texts = useItemTexts();
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
      {item.duration === null ? null : <span>{texts.duration(item.duration)}</span>}
      {item.difficulty === null ? null : <span>{texts.level(item.difficulty)}</span>}
    </p>
  );
}
