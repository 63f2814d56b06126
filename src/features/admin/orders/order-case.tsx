import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { orderQuery, type OrderCase as Read } from '@/api/admin/orders';
import { ErrorState } from '@/components/error-state';
import { Amount, OrderAmounts } from '@/components/order-amounts';
import { Section } from '@/components/section';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { usePerson } from '@/contexts/auth';
import { useFormats } from '@/i18n/use-formats';
import { shortOrder } from '@/lib/admin/orders';
import { adminRefusalIn } from '@/lib/admin/refusals';
import { useStaffText } from '../use-staff-text';
import { NoteForm } from './note-form';
import { OrderEvents } from './order-events';
import { OrderLines } from './order-lines';
import { OrderState } from './order-state';

export interface OrderCaseProps {
  id: string;
  onBack: () => void;
}

/** An order that lies open, with all there is to say of it. */
export function OrderCase({ id, onBack }: OrderCaseProps) {
  const { t } = useTranslation('admin-orders');
  const { id: userId } = usePerson();
  const explain = useStaffText();
  const { data: order, error, isFetching, refetch } = useQuery(orderQuery(userId, id));
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <div ref={frame} tabIndex={-1} className="grid max-w-4xl content-start gap-8 focus:outline-none">
      <div>
        <Button variant="ghost" className="-ms-4" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      {order ? (
        <Opened order={order} userId={userId} onReload={() => void refetch()} />
      ) : error ? (
        <ErrorState
          text={adminRefusalIn(error) === 'not_found' ? t('gone') : explain(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton className="h-64" />
      )}
    </div>
  );
}

interface OpenedProps {
  order: Read;
  userId: string;
  onReload: () => void;
}

function Opened({ order, userId, onReload }: OpenedProps) {
  const { t } = useTranslation('admin-orders');
  const { t: billing } = useTranslation('billing');
  const { money, moment } = useFormats();
  const tax = order.tax_cents;
  return (
    <>
      <div className="grid gap-2">
        <h3 translate="no" className="font-mono text-xl">
          {shortOrder(order.id)}
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
          <time dateTime={order.created_at}>{moment(order.created_at)}</time>
          <OrderState state={order.status} />
        </p>
        <p translate={order.email === null ? undefined : 'no'} className="wrap-anywhere">
          {order.email ?? t('noAccount')}
        </p>
        <p translate="no" className="font-mono text-sm text-ink-soft wrap-anywhere">
          {order.id}
        </p>
      </div>
      <Section title={t('lines')} level={3}>
        <OrderLines order={order} />
      </Section>
      <Section title={t('amounts')} level={3}>
        <div className="max-w-lg">
          <OrderAmounts order={order}>
            {tax === null ? null : (
              <Amount name={billing('orders.tax')} amount={money(tax, order.currency)} tone="soft" />
            )}
            {order.refunded_cents > 0 ? (
              <Amount
                name={billing('orders.refunded')}
                amount={money(-order.refunded_cents, order.currency)}
                tone="soft"
              />
            ) : null}
          </OrderAmounts>
        </div>
      </Section>
      <Section title={t('events')} level={3}>
        <OrderEvents order={order} />
      </Section>
      <Section title={t('words.notes')} level={3}>
        <div className="grid gap-6">
          {order.notes.map(({ id, body, created_at, author }) => (
            <article key={id} aria-label={t('note')} className="grid gap-2 border-s-4 border-line ps-4">
              <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft wrap-anywhere">
                <span translate={author === null ? undefined : 'no'}>{author ?? t('noAccount')}</span>
                <time dateTime={created_at}>{moment(created_at)}</time>
              </p>
              <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                {body}
              </p>
            </article>
          ))}
          <NoteForm order={order} userId={userId} onReload={onReload} />
        </div>
      </Section>
    </>
  );
}
