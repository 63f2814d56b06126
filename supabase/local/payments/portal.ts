/** Billing portal sessions; the page itself is in pages/. */
import * as z from 'zod';
import type { PortalConfiguration, PortalSession } from './billing-objects.ts';
import { type Core, newId, randomText } from './core.ts';
import { invalid } from './errors.ts';
import { list } from './list.ts';
import { address, flag, none, pages, text } from './params.ts';
import { type Route, route } from './route.ts';
import { complete } from './shapes.ts';

const LIFE_SECONDS = 3600;

/** The provider's own words for an account whose portal nobody has set up. */
const NOT_CONFIGURED =
  'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.';

/** The one configuration there is: cancel at the end of the period, change the plan, card and invoices. */
function defaultConfiguration(core: Core): PortalConfiguration {
  const [known] = core.all('billing_portal.configuration');
  if (known) return known;
  return core.add('billing_portal.configuration', {
    active: true,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: true,
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: ['price'],
        enabled: true,
        products: null,
        proration_behavior: 'always_invoice',
        schedule_at_period_end: {
          conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }],
        },
        trial_update_behavior: 'continue_trial',
      },
    },
    is_default: true,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: core.now(),
  });
}

const params = z.strictObject({
  customer: text,
  return_url: address.optional(),
  locale: text.optional(),
});

function createSession(core: Core, given: z.output<typeof params>): PortalSession {
  const customer = core.get('customer', given.customer, 'customer');
  if (!core.state.settings.portal_configured) throw invalid(NOT_CONFIGURED);
  const token = randomText(40);
  const returnUrl = given.return_url ?? null;
  core.state.portals[token] = { customer: customer.id, returnUrl, expires: core.now() + LIFE_SECONDS };
  const session: PortalSession = {
    id: newId('bps'),
    object: 'billing_portal.session',
    configuration: defaultConfiguration(core).id,
    created: core.now(),
    customer: customer.id,
    return_url: returnUrl,
    url: `${core.address()}/portal/${token}`,
  };
  return complete(session.object, Object.assign(session, { locale: given.locale ?? null }), core.now());
}

export const portalRoutes: readonly Route[] = [
  route('POST', '/v1/billing_portal/sessions', params, createSession),
  route(
    'GET',
    '/v1/billing_portal/configurations',
    z.strictObject({ ...pages, active: flag.optional(), is_default: flag.optional() }),
    (core, given) => {
      const isThere = core.state.settings.portal_configured;
      if (isThere) defaultConfiguration(core);
      // The one there is is active and the default.
      return list(
        core,
        'billing_portal.configuration',
        '/v1/billing_portal/configurations',
        given,
        () => isThere && given.active !== false && given.is_default !== false,
      );
    },
  ),
  route('GET', '/v1/billing_portal/configurations/:id', none, (core, _params, id) =>
    core.get('billing_portal.configuration', id),
  ),
];
