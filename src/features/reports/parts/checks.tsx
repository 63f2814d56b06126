import { Section } from '@/components/section';
import { textLanguage } from '../report-view';
import type { PartProps } from './report-header';

/** A test, a talk or a visit that the numbers suggest; never the name of a condition. */
export function Checks({ view, texts, id }: PartProps & { id: string }) {
  const { diagnosticSuggestions, suggestionsNote } = view.report;
  return (
    <Section id={id} title={texts.t('sections.checks')} className="max-md:scroll-mt-12">
      <ul
        lang={textLanguage(view, texts.language)}
        className="grid list-disc gap-2.5 ps-5 marker:text-ink-soft"
      >
        {diagnosticSuggestions.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {suggestionsNote ? (
        <p className="mt-3 text-sm text-ink-soft">{texts.message(suggestionsNote, view)}</p>
      ) : null}
    </Section>
  );
}
