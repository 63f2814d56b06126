/** Disputes: opened and closed by a test, read over the API. */
import * as z from 'zod';
import type { Core } from './core.ts';
import { invalid } from './errors.ts';
import { list } from './list.ts';
import { DAY } from './money.ts';
import type { Charge, Dispute } from './objects.ts';
import { none, paging, text } from './params.ts';
import { type Route, route } from './route.ts';

/** Days the provider gives for an answer. */
const ANSWER_DAYS = 7;

export function openDispute(core: Core, charge: Charge, reason: string): Dispute {
  if (charge.status !== 'succeeded' || charge.disputed) {
    throw invalid(`Charge ${charge.id} cannot be disputed.`, 'charge');
  }
  charge.disputed = true;
  const dispute = core.add('dispute', {
    amount: charge.amount,
    charge: charge.id,
    currency: charge.currency,
    evidence: { enhanced_evidence: {} },
    evidence_details: {
      due_by: core.now() + ANSWER_DAYS * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    is_charge_refundable: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  });
  core.emit('charge.dispute.created', dispute);
  core.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

export function closeDispute(core: Core, dispute: Dispute, status: 'won' | 'lost'): Dispute {
  if (dispute.status !== 'needs_response') throw invalid(`Dispute ${dispute.id} is closed.`, 'dispute');
  core.change(dispute, { status }, 'charge.dispute.closed');
  if (status === 'won') core.emit('charge.dispute.funds_reinstated', dispute);
  return dispute;
}

export const disputeRoutes: readonly Route[] = [
  route(
    'GET',
    '/v1/disputes',
    z.strictObject({ ...paging, charge: text.optional(), payment_intent: text.optional() }),
    (core, given) =>
      list(
        core,
        'dispute',
        '/v1/disputes',
        given,
        (dispute) =>
          (!given.charge || dispute.charge === given.charge) &&
          (!given.payment_intent || dispute.payment_intent === given.payment_intent),
      ),
  ),
  route('GET', '/v1/disputes/:id', none, (core, _params, id) => core.get('dispute', id)),
];
