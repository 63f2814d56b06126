import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { deskItemsQuery } from '@/api/admin/catalogue';
import { ErrorState } from '@/components/error-state';
import { Section } from '@/components/section';
import { Skeleton } from '@/components/ui/skeleton';
import { usePerson } from '@/contexts/auth';
import { useRowLeft } from '../use-row-left';
import { useStaffText } from '../use-staff-text';
import { ItemCase } from './item-case';
import { ItemRows } from './item-rows';

/** What is for sale: the list, or the item that lies open. */
export function CatalogueSection() {
  const { t } = useTranslation('admin-orders');
  const { id: userId } = usePerson();
  const explain = useStaffText();
  const [search, setSearch] = useSearchParams();
  const items = useQuery(deskItemsQuery(userId));
  const box = useRef<HTMLDivElement>(null);
  const open = search.get('item');
  const aimAt = useRowLeft(box, open);
  const leave = (next: string | null) => {
    const to = new URLSearchParams(search);
    to.delete('item');
    aimAt(next);
    setSearch(to, { preventScrollReset: true, replace: true });
  };
  const all = items.data;
  const item = all?.find(({ sku }) => sku === open);
  const after = all?.[all.findIndex(({ sku }) => sku === open) + 1]?.sku ?? open;
  return (
    <Section title={t('catalogue')}>
      <div ref={box} tabIndex={-1} className="focus:outline-none">
        {!all ? (
          items.error ? (
            <ErrorState
              text={explain(items.error)}
              onRetry={() => void items.refetch()}
              retrying={items.isFetching}
            />
          ) : (
            <Skeleton className="h-96" />
          )
        ) : open === null ? (
          <ItemRows items={all} />
        ) : (
          <ItemCase
            key={open}
            item={item}
            userId={userId}
            onBack={() => leave(open)}
            onDone={() => leave(after)}
            onReload={() => void items.refetch()}
          />
        )}
      </div>
    </Section>
  );
}
