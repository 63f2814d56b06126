import { useAuth } from '@/contexts/auth';
import { FocusTrackFlow } from '@/features/focustrack/focustrack-flow';

/** Behind the sign-in guard, so there is always somebody. */
export function FocusTrackPage() {
  const { user } = useAuth();
  return user ? <FocusTrackFlow key={user.id} userId={user.id} /> : null;
}
