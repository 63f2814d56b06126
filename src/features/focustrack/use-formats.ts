import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Numbers, units and dates of this test in the reader's language. */
export function useFormats() {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => {
    const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
    const decimal = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
    const ms = new Intl.NumberFormat(language, {
      style: 'unit',
      unit: 'millisecond',
      unitDisplay: 'short',
      maximumFractionDigits: 0,
    });
    const fineMs = new Intl.NumberFormat(language, {
      style: 'unit',
      unit: 'millisecond',
      unitDisplay: 'short',
      maximumSignificantDigits: 2,
    });
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
    const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
    return {
      count: (value: number) => whole.format(value),
      score: (value: number) => decimal.format(value),
      /** @param share of 1 */
      percent: (share: number) => percent.format(share),
      ms: (value: number) => ms.format(value),
      fineMs: (value: number) => fineMs.format(value),
      /** Intl has no unit for it; 'Hz' is written the same everywhere. */
      hertz: (value: number) => `${whole.format(value)} Hz`,
      day: (iso: string) => day.format(new Date(iso)),
      moment: (iso: string) => moment.format(new Date(iso)),
    };
  }, [language]);
}
