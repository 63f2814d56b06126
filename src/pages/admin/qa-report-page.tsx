import { QualityScreen } from '@/features/admin/quality-screen';

export function QaReportPage() {
  return <QualityScreen />;
}
