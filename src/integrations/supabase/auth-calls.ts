/**
 * What the app calls of the client's sign-in part. A build holds nothing else of it (scripts/vite-client.ts): passkeys, second
 * factors, sign-in by other services and the administration are half of its weight. The type of the client allows no more.
 */
export const authCalls = [
  'getSession',
  'onAuthStateChange',
  'refreshSession',
  'resend',
  'resetPasswordForEmail',
  'setSession',
  'signInWithPassword',
  'signOut',
  'signUp',
  'startAutoRefresh',
  'stopAutoRefresh',
  'updateUser',
  'verifyOtp',
] as const;
