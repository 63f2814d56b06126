import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { exportPayments, paymentsQuery, paymentsTotalQuery } from '@/api/admin/payments';
import { Section } from '@/components/section';
import { usePerson } from '@/contexts/auth';
import { paymentList } from '@/lib/admin/payments';
import { CsvButton } from '../lists/csv-button';
import { useTeamList } from '../lists/use-team-list';
import { useRowLeft } from '../use-row-left';
import { PaymentCase } from './payment-case';
import { PaymentRows } from './payment-rows';

/** All payments, or the one that lies open. */
export function PaymentSection() {
  const { t } = useTranslation('admin-payments');
  const { id: userId } = usePerson();
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const used = useTeamList(paymentList);
  const rows = useInfiniteQuery(paymentsQuery(userId, used));
  const { data: total } = useQuery(paymentsTotalQuery(userId, used));
  const box = useRef<HTMLDivElement>(null);
  const open = search.get('case');
  useRowLeft(box, open);
  const leave = () => {
    const to = new URLSearchParams(search);
    to.delete('case');
    setSearch(to, { preventScrollReset: true, replace: true });
  };
  return (
    <Section
      title={t('title')}
      action={
        open === null && (
          <CsvButton fileName="payments" fetchRows={() => exportPayments(client, userId, used)} />
        )
      }
    >
      <div ref={box} tabIndex={-1} className="focus:outline-none">
        {open === null ? (
          <PaymentRows rows={rows} total={total} used={used} />
        ) : (
          <PaymentCase key={open} id={open} userId={userId} onBack={leave} />
        )}
      </div>
    </Section>
  );
}
