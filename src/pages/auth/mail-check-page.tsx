import { MailCheck } from '@/features/auth/mail-check';

export function MailCheckPage() {
  return <MailCheck />;
}
