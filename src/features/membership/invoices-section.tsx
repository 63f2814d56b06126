import { useQuery } from '@tanstack/react-query';
import { type Invoice, myInvoicesQuery } from '@/api/billing/invoices';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { brand } from '@/config/brand';
import { OutsideLink } from './billing/outside-link';
import { useBillingTexts } from './billing/use-billing-texts';

/** Every bill, newest first, each to open at the provider. */
export function InvoicesSection({ userId }: { userId: string }) {
  const { t } = useBillingTexts();
  const invoices = useQuery(myInvoicesQuery(userId));
  if (invoices.isPending) return <LoadingState className="min-h-20" />;
  if (invoices.isError) {
    return (
      <ErrorState
        error={invoices.error}
        onRetry={() => void invoices.refetch()}
        retrying={invoices.isFetching}
      />
    );
  }
  if (invoices.data.length === 0) return <p className="text-ink-soft">{t('invoices.empty')}</p>;
  return (
    <>
      <ul className="border-t border-line">
        {invoices.data.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      <p data-part="seller" className="mt-3 text-sm text-ink-soft">
        {t('invoices.seller', { name: brand.operator, address: brand.address.join(', ') })}
      </p>
    </>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { t, date, money } = useBillingTexts();
  const name =
    invoice.number === null ? t('invoices.unnamed') : t('invoices.name', { number: invoice.number });
  const day = date(invoice.issued_at);
  const facts = [
    money(invoice.amount_cents, invoice.currency),
    ...(invoice.credit_cents > 0
      ? [t('invoices.credit', { amount: money(invoice.credit_cents, invoice.currency) })]
      : []),
    ...(invoice.refunded_cents > 0
      ? [t('invoices.refunded', { amount: money(invoice.refunded_cents, invoice.currency) })]
      : []),
    ...(invoice.status === null ? [] : [t(`invoices.status.${invoice.status}`)]),
  ];
  return (
    <li
      data-invoice={invoice.id}
      className="grid items-center gap-x-6 border-b border-line py-3 sm:grid-cols-[1fr_auto]"
    >
      <div>
        <h3>{name}</h3>
        <p className="text-sm text-ink-soft tabular-nums">
          <time dateTime={invoice.issued_at}>{day}</time> · {facts.join(' · ')}
        </p>
      </div>
      {invoice.hosted_url === null ? null : (
        <OutsideLink href={invoice.hosted_url} name={t('invoices.openNamed', { name, date: day })}>
          {t('invoices.open')}
        </OutsideLink>
      )}
    </li>
  );
}
