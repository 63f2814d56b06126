import { betweenSentences } from '@/i18n/between-sentences';
import type { ReportView } from '@/lib/reports/view';
import { sentencesOf } from './head-texts';

/** Sentences taken from a longer text for a first look. */
const sentences = 2;

/**
 * What the result means in a few sentences: of the area that stands out, or what already helps where none does. Null
 * without report texts, for a preference, and for somebody else: the sentences speak to the person.
 */
export function glanceText(view: ReportView): string | null {
  const { report, areas, contentLanguage, reader } = view;
  if (contentLanguage === null || view.headline === null || reader.audience !== 'owner') return null;
  const top = areas.find(({ zone }) => zone !== null && zone !== 'calm');
  const given = top ? [top.narrative ?? ''] : (report.resultNarrative?.strengths ?? []);
  const text = given.flatMap((part) => sentencesOf(part, contentLanguage)).slice(0, sentences);
  return text.length === 0 ? null : text.join(betweenSentences(contentLanguage));
}

/** The first two sentences about an area. */
export function firstSentences(text: string, language: string): string {
  return sentencesOf(text, language).slice(0, sentences).join(betweenSentences(language));
}
