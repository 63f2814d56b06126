/** The billing portal: plan, card and invoices of one customer. */
import { escapeHtml } from '../../http.ts';
import type { Subscription } from '../billing-objects.ts';
import { readCard, savingFailure } from '../cards.ts';
import type { Core } from '../core.ts';
import { formatDay, formatMoney } from '../money.ts';
import type { Customer } from '../objects.ts';
import { createPaymentMethod } from '../payments.ts';
import { describePlan } from '../plan-change.ts';
import { nextPlan, releaseSchedule } from '../schedules.ts';
import { cancelPatch } from '../subscription-routes.ts';
import { itemOf, methodOf } from '../subscriptions.ts';
import { retryInvoice } from '../timeline.ts';
import { type CardField, cardFields, testCards } from './card-fields.ts';
import { INVOICE_STATUS } from './invoice-page.ts';
import { alert, notFound, redirect, renderNotice, renderPage } from './layout.ts';
import { cardName } from './paper.ts';
import { handlePlanChange } from './portal-plan.ts';

export interface PortalVisit {
  core: Core;
  customer: Customer;
  /** Address of the portal's first page. */
  home: string;
  returnUrl: string | null;
}

/** Another plan only where nothing is owed, and where nothing else is about to happen. */
const mayChange = ({ status, cancel_at: cancelAt, schedule }: Subscription): boolean =>
  (status === 'active' || status === 'trialing') && cancelAt === null && schedule === null;

const isLive = ({ status }: Subscription): boolean => status !== 'canceled';

const subscriptionsOf = ({ core, customer }: PortalVisit): Subscription[] =>
  core.all('subscription').filter((subscription) => subscription.customer === customer.id);

const STATUS: Readonly<Record<Subscription['status'], string>> = {
  trialing: 'Trial',
  active: 'Active',
  past_due: 'Payment failed',
  unpaid: 'Not paid',
  canceled: 'Ended',
};

function stateOf({ core }: PortalVisit, subscription: Subscription): string {
  const { cancel_at: cancelAt, ended_at: endedAt, trial_end: trialEnd, status } = subscription;
  const end = itemOf(subscription).current_period_end;
  const next = nextPlan(core, subscription);
  if (endedAt !== null) return `Ended on ${formatDay(endedAt)}.`;
  if (cancelAt !== null) return `Ends on ${formatDay(cancelAt)}.`;
  if (next) return `Changes to ${describePlan(core, next)} on ${formatDay(end)}.`;
  if (status === 'trialing' && trialEnd !== null)
    return `The trial ends on ${formatDay(trialEnd)}; then it renews.`;
  if (status === 'past_due' || status === 'unpaid')
    return 'The last payment failed. Update your card to keep it.';
  return `Renews on ${formatDay(end)}.`;
}

const link = (visit: PortalVisit, path: string, subscription: Subscription, label: string): string =>
  `<a class="button quiet" href="${visit.home}/${path}?subscription=${subscription.id}" data-action="${path}">${label}</a>`;

const button = (visit: PortalVisit, path: string, subscription: Subscription, label: string): string =>
  `<form method="post" action="${visit.home}/${path}">
    <input type="hidden" name="subscription" value="${subscription.id}">
    <button class="quiet" data-action="${path}">${label}</button>
  </form>`;

function actions(visit: PortalVisit, subscription: Subscription): string {
  if (!isLive(subscription)) return '';
  if (subscription.cancel_at !== null) return button(visit, 'resume', subscription, 'Keep the subscription');
  if (subscription.schedule) return button(visit, 'resume', subscription, 'Keep the current plan');
  const cancelLink = link(visit, 'cancel', subscription, 'Cancel subscription');
  return mayChange(subscription)
    ? `${link(visit, 'plan', subscription, 'Change plan')}${cancelLink}`
    : cancelLink;
}

function subscriptionCard(visit: PortalVisit, subscription: Subscription): string {
  const { price } = itemOf(subscription);
  return `<article data-subscription="${subscription.id}">
    <h3>${escapeHtml(describePlan(visit.core, price))}</h3>
    <p><strong>${STATUS[subscription.status]}</strong>. ${escapeHtml(stateOf(visit, subscription))}</p>
    <div class="buttons">${actions(visit, subscription)}</div>
  </article>`;
}

function invoiceList({ core, customer }: PortalVisit): string {
  const invoices = core.all('invoice').filter((invoice) => invoice.customer === customer.id);
  if (invoices.length === 0) return '<p>No invoices yet.</p>';
  const rows = invoices.map(
    (invoice) => `<tr>
      <th scope="row"><a href="${escapeHtml(invoice.hosted_invoice_url)}">${escapeHtml(invoice.number)}</a></th>
      <td>${formatDay(invoice.created)}</td>
      <td>${INVOICE_STATUS[invoice.status]}</td>
      <td>${escapeHtml(formatMoney(invoice.total, invoice.currency))}</td>
    </tr>`,
  );
  return `<table><thead><tr><th scope="col">Number</th><th scope="col">Date</th><th scope="col">Status</th><th scope="col">Total</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function cardForm(visit: PortalVisit, problem: { message: string; field: CardField | null } | null): string {
  const { core, customer, home } = visit;
  const live = subscriptionsOf(visit).find(isLive);
  const method = live
    ? methodOf(core, live)
    : core.find('payment_method', customer.invoice_settings.default_payment_method);
  const current = method
    ? `${cardName(method)}, expires ${method.card.exp_month}/${method.card.exp_year}`
    : 'No card is saved.';
  return `<p data-card>${escapeHtml(current)}</p>
    ${alert(problem?.message ?? null)}
    <details${problem ? ' open' : ''}><summary>Update card</summary>
      <p>An invoice that is still open is paid with the new card at once.</p>
      <form method="post" action="${home}/card">${cardFields(problem?.field ?? null)}
        <button data-action="card">Save card</button></form>
      ${testCards()}
    </details>`;
}

function overview(
  visit: PortalVisit,
  problem: { message: string; field: CardField | null } | null,
): Response {
  const { customer, returnUrl } = visit;
  const subscriptions = subscriptionsOf(visit).map((one) => subscriptionCard(visit, one));
  const back = returnUrl
    ? `<p><a href="${escapeHtml(returnUrl)}" data-action="return">Return to the site</a></p>`
    : '';
  const body = `${back}<h1>Manage your subscription</h1>
    <p>${escapeHtml(customer.email ?? customer.name ?? '')}</p>
    <section><h2>Plan</h2>${subscriptions.join('') || '<p>You have no subscription.</p>'}</section>
    <section><h2>Card</h2>${cardForm(visit, problem)}</section>
    <section><h2>Invoices</h2>${invoiceList(visit)}</section>`;
  return renderPage({ title: 'Billing', screen: 'payments-portal', body });
}

function askCancel(visit: PortalVisit, subscription: Subscription): Response {
  const end = formatDay(itemOf(subscription).current_period_end);
  const body = `<h1>Cancel your subscription?</h1>
    <p>You keep your plan until ${end}. Nothing more is charged. You can change your mind before that day.</p>
    <div class="buttons">${button(visit, 'cancel', subscription, 'Cancel subscription')}
    <a class="button" href="${visit.home}">Keep it</a></div>`;
  return renderPage({ title: 'Cancel your subscription', screen: 'payments-portal-cancel', body });
}

/** The portal sets `cancel_at` and not `cancel_at_period_end`: so the provider does for flexibly billed plans. */
function cancel({ core, home }: PortalVisit, subscription: Subscription): Response {
  const end = itemOf(subscription).current_period_end;
  core.change(subscription, cancelPatch(core, subscription, end, false), 'customer.subscription.updated');
  return redirect(home);
}

function resume({ core, home }: PortalVisit, subscription: Subscription): Response {
  const schedule = core.find('subscription_schedule', subscription.schedule);
  if (subscription.cancel_at === null && schedule) releaseSchedule(core, schedule);
  core.change(subscription, cancelPatch(core, subscription, null, false), 'customer.subscription.updated');
  return redirect(home);
}

function saveCard(visit: PortalVisit, typed: URLSearchParams): Response {
  const { core, customer } = visit;
  const read = (name: string): string => typed.get(name)?.trim() ?? '';
  const reading = readCard({ number: read('number'), expiry: read('expiry'), cvc: read('cvc') }, core.now());
  if (!reading.ok) return overview(visit, reading);
  const failure = savingFailure(reading.card);
  if (failure) return overview(visit, { message: failure.message, field: null });
  const payer = { email: customer.email, name: customer.name };
  const method = createPaymentMethod(core, reading.card, payer, customer.id);
  const settings = { ...customer.invoice_settings, default_payment_method: method.id };
  core.change(customer, { invoice_settings: settings }, 'customer.updated');
  for (const subscription of subscriptionsOf(visit).filter(isLive)) {
    core.change(subscription, { default_payment_method: method.id }, 'customer.subscription.updated');
  }
  for (const invoice of core.all('invoice')) {
    if (invoice.customer === customer.id && invoice.status === 'open' && invoice.auto_advance) {
      retryInvoice(core, invoice);
    }
  }
  return redirect(visit.home);
}

const expired = (): Response =>
  renderNotice({
    title: 'This link has expired',
    text: 'Open the billing portal again from your account settings.',
    screen: 'payments-expired',
    status: 410,
  });

/** @param path what follows /portal/: the token, and what is to be done. */
export function handlePortal(
  core: Core,
  path: string,
  posted: URLSearchParams | null,
  search: URLSearchParams,
): Response {
  const [token = '', task = ''] = path.split('/');
  const access = core.state.portals[token];
  const customer = core.find('customer', access?.customer);
  if (!access || !customer) return notFound();
  if (access.expires < core.now()) return expired();
  const home = `${core.address()}/portal/${token}`;
  const visit: PortalVisit = { core, customer, home, returnUrl: access.returnUrl };
  if (task === '') return overview(visit, null);
  if (task === 'card' && posted) return saveCard(visit, posted);
  const wanted = (posted ?? search).get('subscription');
  const subscription = subscriptionsOf(visit).find(({ id }) => id === wanted);
  if (!subscription || !isLive(subscription)) return notFound();
  if (task === 'cancel') return posted ? cancel(visit, subscription) : askCancel(visit, subscription);
  if (task === 'resume' && posted) return resume(visit, subscription);
  if (task === 'plan' && !mayChange(subscription)) return redirect(home);
  if (task === 'plan') return handlePlanChange(visit, subscription, posted, search);
  return notFound();
}
