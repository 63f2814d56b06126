import { ScreeningChooser } from '@/features/testing-hub/intro/screening-chooser';

export function ScreeningPage() {
  return <ScreeningChooser />;
}
