import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import type { FaqAnswer } from '@/lib/faq/entries';
import { type FaqCategory, faqCategories } from '@/lib/faq/outline';

export interface CategoryChipsProps {
  /** What the search has found, of every subject. */
  found: readonly FaqAnswer[];
  chosen: FaqCategory | null;
  onChoose: (category: FaqCategory | null) => void;
}

/** One subject or all; each says how many questions it has. */
export function CategoryChips({ found, chosen, onChoose }: CategoryChipsProps) {
  const { t } = useTranslation('faq');
  const choices = [null, ...faqCategories];
  return (
    <ul aria-label={t('categories.label')} className="flex flex-wrap gap-2">
      {choices.map((category) => {
        const count = found.filter((answer) => category === null || answer.category === category).length;
        return (
          <li key={category ?? 'all'}>
            <Button
              size="sm"
              variant={category === chosen ? 'filled' : 'outline'}
              aria-pressed={category === chosen}
              onClick={() => onChoose(category)}
            >
              {t(`categories.${category ?? 'all'}`)}
              <span className="tabular-nums opacity-80">{count}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
