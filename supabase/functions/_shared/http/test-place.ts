import type { Get } from './call-deps.ts';

/**
 * On only where TEST_ACCOUNTS says so and ENVIRONMENT names a place other than production. A place that does not say
 * what it is counts as production: forgetting the setting must not open it.
 */
export function isTestPlace(get: Get): boolean {
  const environment = get('ENVIRONMENT')?.trim().toLowerCase() || 'production';
  return get('TEST_ACCOUNTS') === 'on' && environment !== 'production';
}
