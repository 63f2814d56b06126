/** The hosted page of an invoice. */
import { escapeHtml } from '../../http.ts';
import type { Invoice } from '../billing-objects.ts';
import type { Core } from '../core.ts';
import { paymentOf } from '../invoices.ts';
import { formatDay, formatMoney } from '../money.ts';
import { retryInvoice } from '../timeline.ts';
import { alert, notFound, redirect, renderPage, row } from './layout.ts';
import { creditNotes, discountsOf, fact, linesOf, seller, shopFacts, taxOf } from './paper.ts';

export const INVOICE_STATUS: Readonly<Record<Invoice['status'], string>> = {
  draft: 'Draft',
  open: 'Not paid yet',
  paid: 'Paid',
};

function totals(core: Core, invoice: Invoice): string {
  const { currency, subtotal, total, amount_due: due, amount_paid: paid, number } = invoice;
  const used = invoice.ending_balance - invoice.starting_balance;
  const intent = paymentOf(core, invoice.id)?.payment.payment_intent;
  return [
    row('Subtotal', formatMoney(subtotal, currency)),
    discountsOf(core, invoice),
    row('Total', formatMoney(total, currency)),
    taxOf(invoice),
    used > 0 ? row('Paid from your credit', `−${formatMoney(used, currency)}`) : '',
    used < 0 ? row('Kept as credit for later invoices', formatMoney(-used, currency)) : '',
    row('Amount due', formatMoney(due, currency)),
    row('Amount paid', formatMoney(paid, currency)),
    intent ? creditNotes(core, { intent, number, paid, currency }) : '',
  ].join('');
}

function render(core: Core, invoice: Invoice, problem: string | null): Response {
  const isPayable = invoice.status === 'open' && invoice.amount_due > 0;
  const body = `<h1>Invoice ${escapeHtml(invoice.number)}</h1>
    <dl>
      <div><dt>Status</dt><dd data-status="${invoice.status}">${INVOICE_STATUS[invoice.status]}</dd></div>
      ${fact('Date', formatDay(invoice.created))}
      ${seller()}
      ${fact('Billed to', invoice.customer_name ?? invoice.customer_email ?? '–')}
      ${shopFacts(invoice)}
    </dl>
    <table><caption>What it is for</caption><tbody>${linesOf(invoice)}</tbody><tfoot>${totals(core, invoice)}</tfoot></table>
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
