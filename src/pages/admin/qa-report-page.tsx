import { adminRolesQuery } from '@/api/account/admin-roles';
import { QualityScreen } from '@/features/admin/quality-screen';

export function QaReportPage() {
  return <QualityScreen />;
}

QaReportPage.own = (userId: string) => [adminRolesQuery(userId)];
