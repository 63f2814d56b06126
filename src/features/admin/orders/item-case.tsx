import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskItem } from '@/api/admin/catalogue';
import { EmptyState } from '@/components/empty-state';
import { Button } from '@/components/ui/button';
import { useItemTitle } from '@/components/use-item-title';
import { ItemForm } from './item-form';

export interface ItemCaseProps {
  /** Not there: there is none with this sku. */
  item: DeskItem | undefined;
  userId: string;
  onBack: () => void;
  /** It was kept: on to the next row. */
  onDone: () => void;
  onReload: () => void;
}

/** An item of the catalogue that lies open. */
export function ItemCase({ item, userId, onBack, onDone, onReload }: ItemCaseProps) {
  const { t } = useTranslation('admin-orders');
  const titleOf = useItemTitle();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <div ref={frame} tabIndex={-1} className="grid max-w-3xl content-start gap-6 focus:outline-none">
      <div>
        <Button variant="ghost" className="-ms-4" onClick={onBack}>
          {t('backToCatalogue')}
        </Button>
      </div>
      {item ? (
        <>
          <div className="grid gap-1">
            <h3 className="text-xl">{titleOf(item)}</h3>
            <p translate="no" className="font-mono text-sm text-ink-soft">
              {item.sku}
            </p>
            {item.obstacle === null ? null : (
              <p className="max-w-read text-ink-soft">{t(`obstacles.${item.obstacle}`)}</p>
            )}
          </div>
          <ItemForm item={item} userId={userId} onDone={onDone} onReload={onReload} />
        </>
      ) : (
        <EmptyState title={t('noItem')} />
      )}
    </div>
  );
}
