/** Who runs the product. Everything that names the product or its operator reads it from here. */
export const brand = {
  name: 'Focus Clarity Lab',
  ticketPrefix: 'FCL',
  operator: 'Focus Clarity Lab LLC',
  address: ['100 Example Street', 'Brooklyn, NY 11201', 'United States'],
  /** Origin of the published app. */
  site: 'https://focusclaritylab.example.com',
  email: 'hello@focusclaritylab.example.com',
} as const;
