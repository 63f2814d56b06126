import { ConfirmationScreen } from '@/features/auth/confirmation-screen';

export function EmailConfirmationPage() {
  return <ConfirmationScreen />;
}
