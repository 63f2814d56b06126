/**
 * Who may do what: the whole truth about access, written by hand. Everything the live schema offers must stand here
 * (or in expectations/functions.ts) and behave as it says; a new table, column, function or grant without a line fails
 * the matrix.
 */
import { accounts } from './expectations/accounts.ts';
import { attempts } from './expectations/attempts.ts';
import { billing } from './expectations/billing.ts';
import { catalogue } from './expectations/catalogue.ts';
import { erasures } from './expectations/erasures.ts';
import { operations } from './expectations/operations.ts';
import { settings } from './expectations/settings.ts';
import { training } from './expectations/training.ts';
import type { TableExpectation } from './expectations/types.ts';

export const tables: Readonly<Record<string, TableExpectation>> = {
  ...accounts,
  ...catalogue,
  ...attempts,
  ...training,
  ...operations,
  ...billing,
  ...erasures,
  ...settings,
};
