import type { Language } from '@/config/languages';
import type { ReportMessage } from '@/lib/reports/messages';
import type { ReportReader } from '@/lib/reports/reader';
import { type Wording, wordedKeys } from '@/lib/reports/wording';
import { betweenSentences } from './between-sentences';
import { dynamicText } from './dynamic-text';
import { formatsIn } from './use-formats';

/**
 * The sentences of a result as one text, the same on every surface.
 * @param t of any namespaces; the file `report` must be loaded
 */
export function headlineText(
  t: unknown,
  messages: readonly ReportMessage[],
  wording: Wording,
  language: Language,
  audience?: ReportReader['audience'],
): string {
  const { score } = formatsIn(language);
  const say = ({ key, params }: ReportMessage) =>
    dynamicText(
      t,
      'report',
      wordedKeys(key, wording, audience),
      Object.fromEntries(
        Object.entries(params).map(([name, value]) => [
          name,
          typeof value === 'number' ? score(value) : value,
        ]),
      ),
    );
  return messages.map(say).join(betweenSentences(language));
}
