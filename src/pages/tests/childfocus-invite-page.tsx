import { useParams } from 'react-router-dom';
import { href, paths } from '@/config/paths';
import { InvitedScreening } from '@/features/tests/invited-screening';
import { childFocusTracker } from '@/lib/assessments/tests/child-focus-tracker/definition';

/** Somebody was asked to answer about a child; the link is all they need. */
export function ChildFocusInvitePage() {
  const { token = '' } = useParams();
  return (
    <InvitedScreening
      key={token}
      definition={childFocusTracker}
      token={token}
      address={href(paths.childFocusInvite, { token })}
    />
  );
}
