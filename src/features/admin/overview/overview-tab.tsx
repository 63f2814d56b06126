import type { AdminRole } from '@/lib/accounts/admin-role';
import { opens } from '@/lib/admin/guard';
import { OpenWork } from './open-work';
import { OwnEntries } from './own-entries';

/** What waits for the person, and what they did. */
export function OverviewTab({ roles }: { roles: readonly AdminRole[] }) {
  const moderates = opens(roles, 'education_admin');
  return (
    <div className="grid gap-12">
      {moderates && <OpenWork />}
      <OwnEntries withWays={moderates} />
    </div>
  );
}
