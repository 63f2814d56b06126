/** What the checkout page asks for besides the card: where the bill goes, a company's tax number, and the terms. */
import { escapeHtml } from '../../http.ts';
import type { CheckoutSession } from '../objects.ts';
import { countries } from '../tax.ts';
import { type CardField, field } from './card-fields.ts';

export type PageField = CardField | 'country' | 'terms';

interface Billing {
  country: string | null;
  taxId: string;
}

type Reading = { ok: true; value: Billing } | { ok: false; message: string; field: PageField };

const asksCountry = ({ billing_address_collection: asks, automatic_tax: tax }: CheckoutSession): boolean =>
  asks === 'required' || tax.enabled;

const asksTerms = ({ consent_collection: asks }: CheckoutSession): boolean =>
  asks?.terms_of_service === 'required';

const wrong = (is: boolean): string => (is ? 'aria-invalid="true" aria-describedby="problem"' : '');

function countryField(chosen: string, isWrong: boolean): string {
  const options = Object.entries(countries).map(
    ([code, { name }]) =>
      `<option value="${code}"${code === chosen ? ' selected' : ''}>${escapeHtml(name)}</option>`,
  );
  return `<div class="field"><label for="country">Country</label>
    <select id="country" name="country" autocomplete="country" ${wrong(isWrong)}>${options.join('')}</select></div>`;
}

export function billingFields(
  session: CheckoutSession,
  problem: PageField | null,
  typed: URLSearchParams,
): string {
  return [
    asksCountry(session) ? countryField(typed.get('country') ?? 'US', problem === 'country') : '',
    session.tax_id_collection?.enabled
      ? field({
          name: 'tax_id',
          label: 'Tax number of a company (optional)',
          autocomplete: 'off',
          value: typed.get('tax_id') ?? '',
          isOptional: true,
        })
      : '',
    asksTerms(session)
      ? `<p class="field"><label><input type="checkbox" name="terms" value="on" ${wrong(problem === 'terms')}>
          I agree to the terms of service.</label></p>`
      : '',
  ].join('');
}

/** Only what was asked for is read. */
export function readBilling(session: CheckoutSession, typed: URLSearchParams): Reading {
  const country = asksCountry(session) ? (typed.get('country') ?? '') : null;
  if (country !== null && !Object.hasOwn(countries, country)) {
    return { ok: false, message: 'Your country is missing.', field: 'country' };
  }
  if (asksTerms(session) && typed.get('terms') !== 'on') {
    return { ok: false, message: 'Please agree to the terms of service.', field: 'terms' };
  }
  const taxId = session.tax_id_collection?.enabled ? (typed.get('tax_id') ?? '').trim().slice(0, 40) : '';
  return { ok: true, value: { country, taxId } };
}
