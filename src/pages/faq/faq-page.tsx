import { faqQuery } from '@/api/faq/queries';
import { FaqScreen } from '@/features/faq/faq-screen';
import { currentLanguage } from '@/i18n/init';

export function FaqPage() {
  return <FaqScreen />;
}

/** Asked for while somebody reaches for the link to the page. */
FaqPage.ahead = () => [faqQuery(currentLanguage())];
