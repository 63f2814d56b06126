/** The zone of this device (IANA); UTC where the browser names none. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
