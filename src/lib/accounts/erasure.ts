/** Days in which a person can still keep the account; the same number stands in `schedule_erasure` of the database. */
export const erasureWaitDays = 7;
