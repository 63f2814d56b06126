/**
 * Of what a buyer agrees to beside the pay button: kept with each order. A test notices when a text, or a day in which something is
 * paid back (`config/limits`), changes and this does not.
 */
export const purchaseTermsVersion = '2026-11-30';
