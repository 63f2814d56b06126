/** The receipt of a payment, as the provider has one for each charge that went through. */
import type { Core } from '../core.ts';
import { formatDay, formatMoney } from '../money.ts';
import { notFound, renderPage, row } from './layout.ts';
import { cardName, creditNotes, discountsOf, fact, linesOf, seller, shopFacts, taxOf } from './paper.ts';

/** @param path what follows /receipt/. */
export function handleReceipt(core: Core, path: string, posted: URLSearchParams | null): Response {
  const charge = core.find('charge', path);
  if (charge?.status !== 'succeeded' || posted !== null) return notFound();
  const { amount, currency, payment_intent: intent } = charge;
  const paidFor = core
    .all('invoice_payment')
    .find(({ payment, status }) => payment.payment_intent === intent && status === 'paid');
  const invoice = core.find('invoice', paidFor?.invoice);
  const method = core.find('payment_method', charge.payment_method);
  const number = invoice?.number ?? charge.id.slice(-8).toUpperCase();
  const lines = invoice
    ? linesOf(invoice) + discountsOf(core, invoice)
    : row('Payment', formatMoney(amount, currency));
  const body = `<h1>Receipt for ${number}</h1>
    <dl>
      ${fact('Date', formatDay(charge.created))}
      ${seller()}
      ${method ? fact('Paid with', cardName(method)) : ''}
      ${invoice ? shopFacts(invoice) : ''}
    </dl>
    <table><caption>What it is for</caption><tbody>${lines}</tbody>
    <tfoot>${row('Amount paid', formatMoney(amount, currency))}${invoice ? taxOf(invoice) : ''}${creditNotes(
      core,
      {
        intent,
        number,
        paid: amount,
        currency,
      },
    )}</tfoot></table>`;
  return renderPage({ title: `Receipt for ${number}`, screen: 'payments-receipt', body });
}
