/** Reading and rounding of numbers that arrive as numbers or as text. */

/** Characters a numeric text may have; more is no number a person typed. */
const MAX_NUMERIC_TEXT = 40;

/**
 * The one reading rule for answers, scores, prices and counts: a finite number is used; text that, trimmed,
 * is an optional sign, digits and an optional decimal part is read as a number; anything else gives null.
 */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (text.length > MAX_NUMERIC_TEXT || !/^[+-]?\d+(\.\d+)?$/.test(text)) return null;
  return Number(text);
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

/** Power of ten that `toDecimal` counts in: every number from 0.0001 to 9999 keeps all its digits. */
const DECIMAL_PLACES = 20;

/**
 * A finite number as a whole count of 1e-20, taken from its shortest decimal text. 0.1 + 0.2 is 0.3 in these
 * counts, so sums do not depend on the order of adding. Digits beyond the 20th place are cut off.
 */
export function toDecimal(value: number): bigint {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const digits = BigInt(whole + fraction);
  const shift = DECIMAL_PLACES - fraction.length + Number(exponent);
  return shift >= 0 ? digits * 10n ** BigInt(shift) : digits / 10n ** BigInt(-shift);
}

export const decimalOne = 10n ** BigInt(DECIMAL_PLACES);

/** The number nearest to a count of 1e-20. */
export function fromDecimal(value: bigint): number {
  const whole = value / decimalOne;
  const rest = value % decimalOne;
  return rest === 0n ? Number(whole) : Number(`${whole}.${String(rest).padStart(DECIMAL_PLACES, '0')}`);
}

/** numerator / denominator rounded to a whole number, halves up. Neither is negative, denominator is not 0. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}
