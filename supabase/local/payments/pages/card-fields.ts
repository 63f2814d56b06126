/** The fields of a card, and the test cards there are. */
import { escapeHtml } from '../../http.ts';
import { TEST_CARDS } from '../cards.ts';

export type CardField = 'email' | 'number' | 'expiry' | 'cvc';

interface FieldOptions {
  name: string;
  label: string;
  autocomplete: string;
  type?: string;
  inputmode?: string;
  placeholder?: string;
  value?: string;
  isReadOnly?: boolean;
  isOptional?: boolean;
  /** What is wrong stands in the message with the id `problem`. */
  isWrong?: boolean;
}

export function field(options: FieldOptions): string {
  const { name, label, autocomplete, type = 'text', inputmode, placeholder, value = '' } = options;
  const attributes = [
    `id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${escapeHtml(value)}"`,
    inputmode ? `inputmode="${inputmode}"` : '',
    placeholder ? `placeholder="${placeholder}"` : '',
    options.isReadOnly ? 'readonly' : '',
    options.isOptional ? '' : 'required',
    options.isWrong ? 'aria-invalid="true" aria-describedby="problem"' : '',
  ];
  return `<div class="field"><label for="${name}">${label}</label><input ${attributes.filter(Boolean).join(' ')}></div>`;
}

/** Nothing that was typed into these is ever sent back. */
export function cardFields(wrong: string | null): string {
  return `${field({
    name: 'number',
    label: 'Card number',
    autocomplete: 'cc-number',
    inputmode: 'numeric',
    placeholder: '4242 4242 4242 4242',
    isWrong: wrong === 'number',
  })}<div class="pair">${field({
    name: 'expiry',
    label: 'Expires (MM/YY)',
    autocomplete: 'cc-exp',
    placeholder: '12/34',
    isWrong: wrong === 'expiry',
  })}${field({
    name: 'cvc',
    label: 'Security code',
    autocomplete: 'cc-csc',
    inputmode: 'numeric',
    placeholder: '123',
    isWrong: wrong === 'cvc',
  })}</div>`;
}

const spaced = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

export function testCards(): string {
  const items = TEST_CARDS.map(
    ({ number, label }) => `<li><code>${spaced(number)}</code> ${escapeHtml(label)}</li>`,
  );
  return `<details><summary>Test cards</summary><p>Any date to come, any security code.</p><ul>${items.join('')}</ul></details>`;
}
