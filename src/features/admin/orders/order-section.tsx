import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { exportOrders, ordersQuery, ordersTotalQuery } from '@/api/admin/orders';
import { latePart, usePartsAhead } from '@/components/late-part';
import { Section } from '@/components/section';
import { Skeleton } from '@/components/ui/skeleton';
import { usePerson } from '@/contexts/auth';
import { orderList } from '@/lib/admin/orders';
import { CsvButton } from '../lists/csv-button';
import { useTeamList } from '../lists/use-team-list';
import { useRowLeft } from '../use-row-left';
import type { OrderCaseProps } from './order-case';
import { OrderRows } from './order-rows';

const OrderCase = latePart<OrderCaseProps>(() => import('./opened').then((module) => module.OrderCase));

/** Orders: the list, or the one that lies open. */
export function OrderSection() {
  const { t } = useTranslation('admin-orders');
  const { id: userId } = usePerson();
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const used = useTeamList(orderList);
  const rows = useInfiniteQuery(ordersQuery(userId, used));
  const { data: total } = useQuery(ordersTotalQuery(userId, used));
  const box = useRef<HTMLDivElement>(null);
  const open = search.get('order');
  usePartsAhead(OrderCase);
  useRowLeft(box, open);
  const leave = () => {
    const to = new URLSearchParams(search);
    to.delete('order');
    setSearch(to, { preventScrollReset: true, replace: true });
  };
  return (
    <Section
      title={t('orders')}
      action={
        open === null && <CsvButton fileName="orders" fetchRows={() => exportOrders(client, userId, used)} />
      }
    >
      <div ref={box} tabIndex={-1} className="focus:outline-none">
        {open === null ? (
          <OrderRows rows={rows} total={total} used={used} />
        ) : (
          <OrderCase key={open} id={open} onBack={leave} waiting={<Skeleton className="h-96" />} />
        )}
      </div>
    </Section>
  );
}
