/** IANA name of the zone this device is in. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
