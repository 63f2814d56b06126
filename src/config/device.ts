/** Name of the database in the browser; the cookie policy tells it. */
export const deviceDatabase = 'focus-clarity-lab';
