import { useTranslation } from 'react-i18next';
import type { LibraryCard } from '@/api/library/shapes';
import { Badge } from '@/components/ui/badge';

/** Kind, subject and minutes of a text in one line, with the plan that it is part of where that is not the reader's. */
export function Facts({ card }: { card: LibraryCard }) {
  const { t } = useTranslation('library');
  const { kind, category, reading_min, tier, open, early, completed } = card;
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-sm text-ink-soft">
      <span>
        {[t(`kind.${kind}`), t(`category.${category}`), t('words.minutes', { count: reading_min })].join(
          ' · ',
        )}
      </span>
      {!open && tier !== 'freemium' && <Badge>{t('partOf', { plan: t(`plans.${tier}`) })}</Badge>}
      {early && <Badge tone="outline">{t('early')}</Badge>}
      {completed && <Badge tone="outline">{t('isRead')}</Badge>}
    </p>
  );
}
