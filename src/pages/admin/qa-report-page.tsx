import { QualityScreen } from '@/features/admin/quality/quality-screen';

export function QaReportPage() {
  return <QualityScreen />;
}
