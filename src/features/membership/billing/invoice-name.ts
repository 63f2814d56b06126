import type { Invoice } from '@/api/billing/invoices';
import type { useBillingTexts } from './use-billing-texts';

export const invoiceName = (t: ReturnType<typeof useBillingTexts>['t'], { number }: Invoice): string =>
  number === null ? t('invoices.unnamed') : t('invoices.name', { number });
