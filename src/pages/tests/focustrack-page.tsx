import { usePerson } from '@/contexts/auth';
import { FocusTrackFlow } from '@/features/focustrack/focustrack-flow';

export function FocusTrackPage() {
  const user = usePerson();
  return <FocusTrackFlow key={user.id} userId={user.id} />;
}
