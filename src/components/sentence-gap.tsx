import { useTranslation } from 'react-i18next';
import { betweenSentences } from '@/i18n/between-sentences';

/** Between two sentences that are texts of their own. */
export function SentenceGap() {
  const { i18n } = useTranslation();
  return betweenSentences(i18n.language);
}
