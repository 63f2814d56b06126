import type { AdminRole } from '@/lib/accounts/admin-role';
import { opens } from '@/lib/admin/guard';
import { OpenWork } from './open-work';
import { OwnEntries } from './own-entries';

/** What waits for the person, and what they did. */
export function OverviewTab({ roles }: { roles: readonly AdminRole[] }) {
  return (
    <div className="grid gap-12">
      {opens(roles, 'education_admin') && <OpenWork />}
      <OwnEntries />
    </div>
  );
}
