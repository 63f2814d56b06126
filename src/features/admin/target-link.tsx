import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { AdminRole } from '@/lib/accounts/admin-role';
import { wayTo } from '@/lib/admin/ways';

/** What an entry of the log is about, as a way to it where its reader may open that room. */
export function TargetLink({ target, roles }: { target: string; roles: readonly AdminRole[] }) {
  const way = wayTo(target, roles);
  if (way === null) return target;
  return (
    <Link to={`${paths.adminDashboard}${way}`} className="inline-flex min-h-11 items-center underline">
      {target}
    </Link>
  );
}
