/** The portal's change of plan: choose, read what it costs, confirm. */
import { escapeHtml } from '../../http.ts';
import type { Invoice, Subscription } from '../billing-objects.ts';
import { PaymentError } from '../errors.ts';
import { formatDay, formatMoney, formatPrice } from '../money.ts';
import type { Price } from '../objects.ts';
import { applyChange, changePlan, describePlan, type PlanChange, previewChange } from '../plan-change.ts';
import { createSchedule, scheduleNext } from '../schedules.ts';
import { itemOf, recurringOf } from '../subscriptions.ts';
import { alert, notFound, redirect, renderPage, row } from './layout.ts';
import type { PortalVisit } from './portal-page.ts';

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

const daysOf = (price: Price): number => {
  const { interval, interval_count: count } = recurringOf(price);
  return (DAYS[interval] ?? 1) * count;
};

/** Cheaper, or billed in shorter periods: it waits for the end of what is paid for. */
function isLess(from: Price, to: Price): boolean {
  if (daysOf(to) !== daysOf(from)) return daysOf(to) < daysOf(from);
  return to.unit_amount < from.unit_amount;
}

function choices({ core }: PortalVisit, subscription: Subscription): Price[] {
  const current = itemOf(subscription).price.id;
  return core
    .all('price')
    .filter((price) => price.recurring && price.active && price.id !== current)
    .filter(({ currency }) => currency === subscription.currency)
    .sort((a, b) => a.unit_amount - b.unit_amount);
}

function choose(visit: PortalVisit, subscription: Subscription): Response {
  const { core, home } = visit;
  const options = choices(visit, subscription).map(
    (price) => `<label class="choice"><input type="radio" name="price" value="${price.id}" required>
      <span>${escapeHtml(describePlan(core, price))}</span></label>`,
  );
  const body = `<h1>Change your plan</h1>
    <p>You have ${escapeHtml(describePlan(core, itemOf(subscription).price))}.</p>
    ${
      options.length === 0
        ? '<p>There is no other plan.</p>'
        : `<form method="get" action="${home}/plan">
      <input type="hidden" name="subscription" value="${subscription.id}">
      <fieldset><legend>New plan</legend>${options.join('')}</fieldset>
      <button data-action="choose-plan">Continue</button></form>`
    }
    <p><a href="${home}">Back</a></p>`;
  return renderPage({ title: 'Change your plan', screen: 'payments-portal-plan', body });
}

/** What is charged today, line by line. */
function bill(invoice: Invoice): string {
  const { currency, amount_due: due, ending_balance: credit } = invoice;
  const lines = invoice.lines.data.map((line) => row(line.description, formatMoney(line.amount, currency)));
  const used = Math.max(0, credit - invoice.starting_balance);
  const applied = used > 0 ? row('Applied balance', `−${formatMoney(used, currency)}`) : '';
  const kept = credit < 0 ? row('Kept as credit for later invoices', formatMoney(-credit, currency)) : '';
  return `<table><caption>Charged today</caption><tbody>${lines.join('')}${applied}${kept}</tbody>
    <tfoot>${row('Due today', formatMoney(due, currency))}</tfoot></table>`;
}

interface Statement {
  html: string;
  /** The change waits for the end of the period. */
  waits: boolean;
}

function statement({ core }: PortalVisit, subscription: Subscription, change: PlanChange): Statement {
  const { price, current_period_end: end } = itemOf(subscription);
  const next = formatPrice(change.price);
  if (subscription.status === 'trialing') {
    const html = `<p>Your trial goes on until ${formatDay(end)}. Nothing is charged today; then it is ${escapeHtml(next)}.</p>`;
    return { html, waits: false };
  }
  if (isLess(price, change.price)) {
    const html = `<p>You keep your current plan until ${formatDay(end)}, because it is paid for. Nothing is charged today; from then on it is ${escapeHtml(next)}.</p>`;
    return { html, waits: true };
  }
  const { item } = changePlan(core, subscription, change);
  const html = `${bill(previewChange(core, subscription, change))}
    <p>From ${formatDay(item.current_period_end)} on it is ${escapeHtml(next)}.</p>`;
  return { html, waits: false };
}

function ask(
  visit: PortalVisit,
  subscription: Subscription,
  change: PlanChange,
  problem: string | null,
): Response {
  const { core, home } = visit;
  const { html } = statement(visit, subscription, change);
  const body = `<h1>Change to ${escapeHtml(describePlan(core, change.price))}?</h1>
    ${alert(problem)}${html}
    <form method="post" action="${home}/plan" class="buttons">
      <input type="hidden" name="subscription" value="${subscription.id}">
      <input type="hidden" name="price" value="${change.price.id}">
      <input type="hidden" name="at" value="${change.at}">
      <button data-action="confirm-plan">Confirm</button>
      <a class="button quiet" href="${home}">Keep the current plan</a>
    </form>`;
  return renderPage({
    title: 'Change your plan',
    screen: 'payments-portal-confirm',
    body,
  });
}

function apply(visit: PortalVisit, subscription: Subscription, change: PlanChange): Response {
  const { core, home } = visit;
  if (statement(visit, subscription, change).waits) {
    const schedule = createSchedule(core, subscription);
    scheduleNext(core, schedule, change.price, itemOf(subscription).quantity);
    return redirect(home);
  }
  try {
    const patch = applyChange(core, subscription, change, true);
    core.change(subscription, patch, 'customer.subscription.updated');
    return redirect(home);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    return ask(visit, subscription, { ...change, at: core.now() }, error.message);
  }
}

/** The moment the amounts were reckoned for, so that what was stated is what is charged. */
function momentOf(visit: PortalVisit, subscription: Subscription, given: string | null): number {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  const at = Number(given);
  const now = visit.core.now();
  const isRecent = Number.isInteger(at) && at <= now && at > now - 900;
  return isRecent && at >= start && at <= end ? at : Math.min(now, end);
}

export function handlePlanChange(
  visit: PortalVisit,
  subscription: Subscription,
  posted: URLSearchParams | null,
  search: URLSearchParams,
): Response {
  const id = (posted ?? search).get('price');
  if (id === null) return choose(visit, subscription);
  const price = choices(visit, subscription).find((choice) => choice.id === id);
  if (!price) return notFound();
  const at = momentOf(visit, subscription, posted?.get('at') ?? null);
  const change: PlanChange = { price, behavior: 'always_invoice', at };
  return posted ? apply(visit, subscription, change) : ask(visit, subscription, change, null);
}
