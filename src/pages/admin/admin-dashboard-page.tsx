import { adminRolesQuery } from '@/api/account/admin-roles';
import { DashboardScreen } from '@/features/admin/dashboard-screen';

export function AdminDashboardPage() {
  return <DashboardScreen />;
}

AdminDashboardPage.own = (userId: string) => [adminRolesQuery(userId)];
