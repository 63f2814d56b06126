import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type Invoice, myInvoicesQuery } from '@/api/billing/invoices';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { brand } from '@/config/brand';
import { paths } from '@/config/paths';
import { invoiceName } from './billing/invoice-name';
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

/** What a bill came to, and how it stands. One that asks for nothing says why. */
function useInvoiceFacts(): (invoice: Invoice) => string[] {
  const { t, money } = useBillingTexts();
  return ({
    amount_cents: cents,
    credit_cents: credit,
    refunded_cents: back,
    currency,
    status,
    in_trial,
  }) => {
    const facts = [money(cents, currency)];
    if (cents <= 0) return [...facts, t(in_trial ? 'invoices.trial' : 'invoices.nothing')];
    if (credit > 0) facts.push(t('invoices.credit', { amount: money(credit, currency) }));
    if (back > 0) facts.push(t(`orders.status.${back < cents - credit ? 'partly_refunded' : 'refunded'}`));
    else if (status !== null) facts.push(t(`invoices.status.${status}`));
    return facts;
  };
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { t, date, money } = useBillingTexts();
  const factsOf = useInvoiceFacts();
  const name = invoiceName(t, invoice);
  const day = date(invoice.issued_at);
  const { refunded_cents: back, currency } = invoice;
  return (
    <li
      data-invoice={invoice.id}
      className="grid items-center gap-x-6 border-b border-line py-3 sm:grid-cols-[1fr_auto]"
    >
      <div>
        <h3>{name}</h3>
        <p className="text-sm text-ink-soft tabular-nums">
          <time dateTime={invoice.issued_at}>{day}</time> · {factsOf(invoice).join(' · ')}
        </p>
        {back > 0 ? (
          <p data-part="credit-note" className="text-sm tabular-nums">
            {t('invoices.creditNote', { amount: money(-back, currency) })}
          </p>
        ) : null}
        <InvoiceFor invoice={invoice} />
      </div>
      {invoice.hosted_url === null ? null : (
        <OutsideLink href={invoice.hosted_url} name={t('invoices.openNamed', { name, date: day })}>
          {t('invoices.open')}
        </OutsideLink>
      )}
    </li>
  );
}

/** What a bill is for: the plan, or a purchase, which stands with its lines further down. */
function InvoiceFor({ invoice: { order_id, subscription_id, issued_at } }: { invoice: Invoice }) {
  const { t, date } = useBillingTexts();
  if (order_id !== null) {
    return (
      <Link
        to={`${paths.accountSettings}#order-${order_id}`}
        className="link inline-flex min-h-11 items-center text-sm"
      >
        {t('invoices.ofOrder', { date: date(issued_at) })}
      </Link>
    );
  }
  return subscription_id === null ? null : <p className="text-sm text-ink-soft">{t('invoices.ofPlan')}</p>;
}
