import { ContactScreen } from '@/features/contact/contact-screen';

export function ContactPage() {
  return <ContactScreen />;
}
