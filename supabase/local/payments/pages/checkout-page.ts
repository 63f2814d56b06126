/** The hosted checkout page. */
import { escapeHtml } from '../../http.ts';
import { readCard } from '../cards.ts';
import { planOf, priceLines } from '../checkout-lines.ts';
import { confirm, needsCard, type Outcome, pay, successUrl } from '../checkout-pay.ts';
import type { Core } from '../core.ts';
import { addInterval, formatDay, formatMoney, formatPrice } from '../money.ts';
import type { CheckoutSession } from '../objects.ts';
import { billingFields, type PageField, readBilling } from './billing-fields.ts';
import { cardFields, field, testCards } from './card-fields.ts';
import { alert, notFound, redirect, renderNotice, renderPage, row } from './layout.ts';

interface Problem {
  message: string;
  field: PageField | null;
}

const addressOf = (core: Core, session: CheckoutSession): string =>
  `${core.address()}/checkout/${session.id}`;

/** '7 days free, then $99.00 per year.' Without a trial the next bill, with its day. */
function planNote(core: Core, session: CheckoutSession): string {
  const { trialDays, lines } = planOf(core, session);
  const price = core.find('price', lines[0]?.price);
  if (!price?.recurring) return '';
  if (trialDays === null) {
    const next = addInterval(core.now(), price.recurring.interval, price.recurring.interval_count);
    return `<p>Then ${escapeHtml(formatPrice(price))}, next on ${formatDay(next)}. You can cancel before it.</p>`;
  }
  const days = trialDays === 1 ? '1 day' : `${trialDays} days`;
  return `<p>${days} free, then ${escapeHtml(formatPrice(price))}. You can cancel before it ends.</p>`;
}

/** What the first bill takes from the balance. A trial's bill asks for nothing. */
function heldFor(core: Core, session: CheckoutSession): number {
  if (session.mode !== 'subscription') return 0;
  const balance = core.find('customer', session.customer)?.balance ?? 0;
  return Math.min(session.amount_total, Math.max(0, -balance));
}

function summary(core: Core, session: CheckoutSession): string {
  const { currency, total_details: details } = session;
  const lines = priceLines(core, planOf(core, session)).map((line) => {
    const label = line.quantity === 1 ? line.description : `${line.description} × ${line.quantity}`;
    const amount = line.price.recurring
      ? formatPrice(line.price)
      : formatMoney(line.amount_subtotal, currency);
    return row(label, amount, core.find('product', line.price.product)?.description);
  });
  const discount = details.amount_discount
    ? row(
        core.find('coupon', planOf(core, session).coupon)?.name ?? 'Discount',
        `−${formatMoney(details.amount_discount, currency)}`,
      )
    : '';
  const held = heldFor(core, session);
  const applied = held > 0 ? row('Applied balance', `−${formatMoney(held, currency)}`) : '';
  return `<table><caption>Your order</caption><tbody>${lines.join('')}${discount}${applied}</tbody>
    <tfoot>${row('Due today', formatMoney(session.amount_total - held, currency))}</tfoot></table>
    ${session.automatic_tax.enabled ? '<p>Prices include tax. How much of them is tax depends on your country.</p>' : ''}`;
}

function buttonLabel(core: Core, session: CheckoutSession): string {
  if (session.mode === 'subscription') {
    return planOf(core, session).trialDays === null ? 'Subscribe' : 'Start trial';
  }
  return session.amount_total > 0
    ? `Pay ${formatMoney(session.amount_total, session.currency)}`
    : 'Complete order';
}

const wayBack = ({ cancel_url: url }: CheckoutSession): { href: string; label: string } | null =>
  url === null ? null : { href: url, label: 'Go back without paying' };

function form(
  core: Core,
  session: CheckoutSession,
  problem: Problem | null,
  typed: URLSearchParams,
): Response {
  const known = session.customer_details?.email;
  const back = wayBack(session);
  const body = `<h1>Checkout</h1>
    ${summary(core, session)}
    ${planNote(core, session)}
    ${alert(problem?.message ?? null)}
    <form method="post" action="${escapeHtml(addressOf(core, session))}">
      ${field({
        name: 'email',
        label: 'Email',
        type: 'email',
        autocomplete: 'email',
        value: known ?? typed.get('email') ?? '',
        isReadOnly: Boolean(known),
        isWrong: problem?.field === 'email',
      })}
      ${needsCard(session) ? cardFields(problem?.field ?? null) : ''}
      ${billingFields(session, problem?.field ?? null, typed)}
      ${field({
        name: 'name',
        label: 'Name (optional)',
        autocomplete: 'cc-name',
        value: typed.get('name') ?? '',
        isOptional: true,
      })}
      <button data-action="pay">${escapeHtml(buttonLabel(core, session))}</button>
    </form>
    ${back ? `<p><a href="${escapeHtml(back.href)}" data-action="cancel">${back.label}</a></p>` : ''}
    ${needsCard(session) ? testCards() : ''}`;
  return renderPage({
    title: 'Checkout',
    screen: 'payments-checkout',
    body,
    leadsTo: session.success_url,
  });
}

function challenge(core: Core, session: CheckoutSession): Response {
  const amount = formatMoney(session.amount_total, session.currency);
  const body = `<h1>Confirm with your bank</h1>
    <p>This is the sandbox's 3-D Secure step for a payment of ${escapeHtml(amount)}.</p>
    <form method="post" action="${escapeHtml(addressOf(core, session))}/confirm" class="buttons">
      <button name="answer" value="complete" data-action="confirm">Complete authentication</button>
      <button name="answer" value="fail" class="quiet" data-action="refuse">Fail authentication</button>
    </form>`;
  return renderPage({
    title: 'Confirm with your bank',
    screen: 'payments-confirm',
    body,
    leadsTo: session.success_url,
  });
}

function show(core: Core, session: CheckoutSession, outcome: Outcome, typed: URLSearchParams): Response {
  if (outcome.kind === 'done') return redirect(outcome.redirect);
  if (outcome.kind === 'confirm') return redirect(`${addressOf(core, session)}/confirm`);
  return form(core, session, { message: outcome.message, field: null }, typed);
}

function submit(core: Core, session: CheckoutSession, typed: URLSearchParams): Response {
  const read = (name: string): string => typed.get(name)?.trim() ?? '';
  const email = session.customer_details?.email ?? read('email');
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) {
    return form(core, session, { message: 'Your email is incomplete.', field: 'email' }, typed);
  }
  const billing = readBilling(session, typed);
  if (!billing.ok) return form(core, session, billing, typed);
  const payer = { email, name: read('name').slice(0, 200), ...billing.value };
  if (!needsCard(session)) return show(core, session, pay(core, session, { card: null, ...payer }), typed);
  const reading = readCard({ number: read('number'), expiry: read('expiry'), cvc: read('cvc') }, core.now());
  if (!reading.ok) return form(core, session, reading, typed);
  return show(core, session, pay(core, session, { card: reading.card, ...payer }), typed);
}

function closed(session: CheckoutSession, isPost: boolean): Response | null {
  if (session.status === 'expired') {
    const text = 'This checkout has expired. Nothing was charged.';
    const notice = { title: 'Checkout expired', text, screen: 'payments-expired', status: 410 };
    return renderNotice(notice, wayBack(session));
  }
  if (session.status === 'open') return null;
  // A second click, or Back and then Pay: it is paid already.
  if (isPost) return redirect(successUrl(session));
  const text = 'This checkout is complete. It cannot be paid twice.';
  const notice = { title: 'All done', text, screen: 'payments-complete', status: 200 };
  return renderNotice(notice, { href: successUrl(session), label: 'Continue' });
}

/** @param path what follows /checkout/. */
export function handleCheckout(core: Core, path: string, posted: URLSearchParams | null): Response {
  const [id = '', step] = path.split('/');
  const session = core.find('checkout.session', id);
  if (!session || (step !== undefined && step !== 'confirm')) return notFound();
  const ended = closed(session, posted !== null);
  if (ended) return ended;
  if (step === undefined) {
    return posted ? submit(core, session, posted) : form(core, session, null, new URLSearchParams());
  }
  if (!posted) {
    return planOf(core, session).challenge ? challenge(core, session) : redirect(addressOf(core, session));
  }
  const outcome = confirm(core, session, posted.get('answer') === 'complete');
  return outcome ? show(core, session, outcome, new URLSearchParams()) : redirect(addressOf(core, session));
}
