import { minuteMs } from '../time.ts';

/** So long nothing more is shown of a row that was shown. */
export const toastPauseMs = 10 * minuteMs;

/** Whether a row that is new, or happened again, is shown: `shownMs` is when it was shown last, null for never. */
export const mayToast = (shownMs: number | null, nowMs: number): boolean =>
  shownMs === null || nowMs - shownMs >= toastPauseMs;
