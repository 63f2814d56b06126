import { useLocation } from 'react-router-dom';

/** The address typed into the sign-in form before changing to this one, so that nobody has to type it again. */
export function useTypedEmail(): string {
  const { state } = useLocation();
  const email: unknown = typeof state === 'object' && state !== null && 'email' in state ? state.email : '';
  return typeof email === 'string' ? email : '';
}
