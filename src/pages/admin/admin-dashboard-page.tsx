import { DashboardScreen } from '@/features/admin/dashboard-screen';

export function AdminDashboardPage() {
  return <DashboardScreen />;
}
