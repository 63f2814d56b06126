import { Outlet } from 'react-router-dom';
import { AreaGate } from '@/features/admin/area-gate';
import type { AdminArea } from '@/lib/admin/guard';

export interface RequireAreaProps {
  area: AdminArea;
}

/**
 * Lets people through whose admin roles open the area, and tells everybody else why it does not open. Stands below
 * RequireAuth; the database decides for itself what it answers.
 */
export function RequireArea({ area }: RequireAreaProps) {
  return <AreaGate area={area}>{() => <Outlet />}</AreaGate>;
}
