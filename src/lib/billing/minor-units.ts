/** The shop has one currency. */
export const catalogCurrency = 'usd';

/**
 * Amounts are kept in the smallest unit in which the payment provider takes a currency: cents for most, whole yen, thousandths
 * of a dinar. Source: Stripe, "Supported currencies" (zero-decimal, three-decimal and special cases): ISK and UGX have no cents
 * any more and are still told in hundredths.
 */
const none: ReadonlySet<string> = new Set(
  'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '),
);
const thousandths: ReadonlySet<string> = new Set('bhd jod kwd omr tnd'.split(' '));
/** All others that the provider takes. */
const hundredths: ReadonlySet<string> = new Set(
  `aed afn all amd ang aoa ars aud awg azn bam bbd bdt bmd bnd bob brl bsd bwp byn bzd cad cdf chf cny cop crc cve czk dkk dop
   dzd egp etb eur fjd fkp gbp gel gip gmd gtq gyd hkd hnl htg huf idr ils inr isk jmd kes kgs khr kyd kzt lak lbp lkr lrd lsl
   mad mdl mkd mmk mnt mop mur mvr mwk mxn myr mzn nad ngn nio nok npr nzd pab pen pgk php pkr pln qar ron rsd rub sar sbd scr
   sek sgd shp sle sos srd std szl thb tjs top try ttd twd tzs uah ugx usd uyu uzs wst xcd yer zar zmw`.split(
    /\s+/,
  ),
);

/** Decimals of a currency (ISO 4217, in any case) in which its amounts are kept; null for one nobody knows. */
export function minorDigits(currency: string): 0 | 2 | 3 | null {
  const code = currency.toLowerCase();
  if (none.has(code)) return 0;
  if (thousandths.has(code)) return 3;
  return hundredths.has(code) ? 2 : null;
}

/** Most digits of an amount that is typed, decimals with it. */
const mostDigits = 9;

/**
 * Smallest units of an amount as somebody types it: '19', '19.9', '19,90' dollars, '1900' yen. Null for what is none, such as
 * parts of a yen, and for a currency nobody knows.
 */
export function minorOf(typed: string, currency: string): number | null {
  const digits = minorDigits(currency);
  const [, whole, part = ''] = /^(\d+)(?:[.,](\d+))?$/.exec(typed.trim()) ?? [];
  if (digits === null || whole === undefined || whole.length > mostDigits - digits || part.length > digits)
    return null;
  return Number(whole + part.padEnd(digits, '0'));
}

/** An amount as it stands in a field: '19.90' dollars, '1990' yen. Of a currency nobody knows: as it is kept. */
export function typedAmount(minor: number, currency: string): string {
  const digits = minorDigits(currency) ?? 0;
  if (digits === 0) return String(minor);
  const all = String(Math.abs(minor)).padStart(digits + 1, '0');
  return `${minor < 0 ? '-' : ''}${all.slice(0, -digits)}.${all.slice(-digits)}`;
}
