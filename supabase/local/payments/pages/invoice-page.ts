/** The hosted page of an invoice. */
import { brand } from '../../../../src/config/brand.ts';
import { escapeHtml } from '../../http.ts';
import type { Invoice } from '../billing-objects.ts';
import type { Core } from '../core.ts';
import { paymentOf } from '../invoices.ts';
import { formatDay, formatMoney } from '../money.ts';
import { retryInvoice } from '../timeline.ts';
import { alert, notFound, redirect, renderPage, row } from './layout.ts';

export const INVOICE_STATUS: Readonly<Record<Invoice['status'], string>> = {
  draft: 'Draft',
  open: 'Not paid yet',
  paid: 'Paid',
};

/** What was paid back of it, as a credit note says it. */
function refundedOf(core: Core, invoice: Invoice): number {
  const intent = paymentOf(core, invoice.id)?.payment.payment_intent;
  return core
    .all('refund')
    .filter((refund) => refund.payment_intent === intent)
    .reduce((sum, { amount }) => sum + amount, 0);
}

function totals(core: Core, invoice: Invoice): string {
  const { currency, subtotal, total, amount_due: due, amount_paid: paid } = invoice;
  const discount = subtotal - total;
  const taxes = invoice.total_taxes.reduce((sum, { amount }) => sum + amount, 0);
  const back = refundedOf(core, invoice);
  const [coupon] = core
    .all('discount')
    .filter(({ id }) => id === invoice.total_discount_amounts[0]?.discount)
    .map(({ source }) => core.find('coupon', source.coupon)?.name);
  const used = invoice.ending_balance - invoice.starting_balance;
  return [
    row('Subtotal', formatMoney(subtotal, currency)),
    discount > 0 ? row(coupon ?? 'Discount', `−${formatMoney(discount, currency)}`) : '',
    row('Total', formatMoney(total, currency)),
    taxes > 0 ? row('Tax included', formatMoney(taxes, currency)) : '',
    used > 0 ? row('Paid from your credit', `−${formatMoney(used, currency)}`) : '',
    used < 0 ? row('Kept as credit for later invoices', formatMoney(-used, currency)) : '',
    row('Amount due', formatMoney(due, currency)),
    row('Amount paid', formatMoney(paid, currency)),
    back > 0 ? row('Refunded (credit note)', `−${formatMoney(back, currency)}`) : '',
  ].join('');
}

function render(core: Core, invoice: Invoice, problem: string | null): Response {
  const lines = invoice.lines.data.map((line) =>
    row(line.description, formatMoney(line.amount, invoice.currency)),
  );
  const isPayable = invoice.status === 'open' && invoice.amount_due > 0;
  const body = `<h1>Invoice ${escapeHtml(invoice.number)}</h1>
    <dl>
      <div><dt>Status</dt><dd data-status="${invoice.status}">${INVOICE_STATUS[invoice.status]}</dd></div>
      <div><dt>Date</dt><dd>${formatDay(invoice.created)}</dd></div>
      <div><dt>Seller</dt><dd>${escapeHtml([brand.operator, ...brand.address].join(', '))}</dd></div>
      <div><dt>Billed to</dt><dd>${escapeHtml(invoice.customer_name ?? invoice.customer_email ?? '–')}</dd></div>
    </dl>
    <table><caption>What it is for</caption><tbody>${lines.join('')}</tbody><tfoot>${totals(core, invoice)}</tfoot></table>
    ${alert(problem)}
    ${
      isPayable
        ? `<form method="post" action="${core.address()}/invoice/${invoice.id}">
      <button data-action="pay-invoice">Pay ${escapeHtml(formatMoney(invoice.amount_remaining, invoice.currency))} with the saved card</button>
    </form>`
        : ''
    }`;
  return renderPage({
    title: `Invoice ${invoice.number}`,
    screen: 'payments-invoice',
    body,
  });
}

/** @param path what follows /invoice/. */
export function handleInvoice(core: Core, path: string, posted: URLSearchParams | null): Response {
  const invoice = core.find('invoice', path);
  if (!invoice) return notFound();
  if (!posted || invoice.status !== 'open') return render(core, invoice, null);
  if (retryInvoice(core, invoice)) return redirect(invoice.hosted_invoice_url);
  return render(
    core,
    invoice,
    'The saved card did not pay. Nothing was charged. Choose another card in the billing portal.',
  );
}
