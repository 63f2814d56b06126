import { minuteMs } from '../time.ts';
import type { Notice } from './notice.ts';

/** So long nothing more is shown of a row that was shown. */
export const toastPauseMs = 10 * minuteMs;

/** Whether a row that is new, or happened again, is shown: `shownMs` is when it was shown last, null for never. */
export const mayToast = (shownMs: number | null, nowMs: number): boolean =>
  shownMs === null || nowMs - shownMs >= toastPauseMs;

/**
 * What stands in the list alone: somebody asks to write, which is no hurry; what was reached, which pages say once where
 * it belongs; and a message, where its reader looks at messages already.
 * @param path of the page that is open
 */
export const isQuiet = ({ kind, action_url }: Pick<Notice, 'kind' | 'action_url'>, path: string): boolean =>
  kind === 'request' || kind === 'achievement' || (kind === 'message' && action_url?.split('?')[0] === path);
