import { happensOnce } from './once';

/** Whether this page has looked into what the device keeps, or begun to keep something. */
export const { note: noteUse, has: isInUse, listen: onUse } = happensOnce();
