import { useParams } from 'react-router';
import { href, paths } from '@/config/paths';
import { InvitedScreening } from '@/features/screening/invite/invited-screening';
import { childFocusTracker } from '@/lib/assessments/child-focus-tracker';

/** Somebody was asked to answer about a child; the link is all they need. */
export function ChildFocusInvitePage() {
  const { token = '' } = useParams();
  return (
    <>
      {/* The address opens the form: it must not be indexed or leak through a referrer. */}
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <InvitedScreening
        key={token}
        definition={childFocusTracker}
        token={token}
        address={href(paths.childFocusInvite, { token })}
      />
    </>
  );
}
