import { ScreeningChooser } from '@/features/tests/screening-chooser';

export function ScreeningPage() {
  return <ScreeningChooser />;
}
