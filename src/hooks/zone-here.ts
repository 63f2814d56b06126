/** The zone of this device (IANA); UTC where the browser names none. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Every zone the browser knows; one that was chosen where more are known stays among them. */
export const zonesWith = (chosen: string | null): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), ...(chosen ? [chosen] : [])])].toSorted();
