/** Who runs the product. Everything that names the product or its operator reads it from here. */
export const brand = {
  name: 'Focus Clarity Lab',
  ticketPrefix: 'FCL',
  operator: 'Focus Clarity Lab LLC',
  address: ['100 Example Street', 'Brooklyn, NY 11201', 'United States'],
  /** Origin of the published app. */
  site: 'https://focusclaritylab.example.com',
  email: 'hello@focusclaritylab.example.com',
  /**
   * Where the code systems and questionnaires of health data files are named. Addresses under it stay with every file
   * that was ever saved, so it is set once, before the first one, and does not follow `SITE_URL`.
   */
  fhir: 'https://focusclaritylab.example.com/fhir',
  /** Behind the `@` in what other calendars know an event by. It stays with every event, too, and is set once. */
  calendarHost: 'calendar.focusclaritylab.example.com',
} as const;
