import { SupportCard } from '@/components/posts/support-card';
import type { Language } from '@/config/languages';
import { useSupportMatch } from './write/use-support-match';

/** The support card beside a text that may tell of danger, while it is written. */
export function SupportNote({ text, lang }: { text: string; lang: Language }) {
  return useSupportMatch(text, lang) ? <SupportCard /> : null;
}
