import type { AttemptRecord } from './attempt-record';

/** Results the device could not keep; they last as long as this page. */
export const unkeptResults = new Map<string, AttemptRecord>();
