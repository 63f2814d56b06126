import type { CallLimit } from './call.ts';

/**
 * Of every call that hands in a test or a run: generous for a household, a class or an office behind one address, and
 * tiresome for a script. By itself, so that a page that sends runs does not load the checks of all questionnaires.
 */
export const submissionLimit: CallLimit = { by: 'network', uses: 60, windowSeconds: 10 * 60 };
