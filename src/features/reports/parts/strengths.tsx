import type { ReportDimension } from '@/lib/reports/build';
import { textLanguage } from '@/lib/reports/view';
import type { ReportTexts } from '../words/texts';
import { Fold } from './fold';
import { PartSection, type SectionPartProps } from './part-section';
import { TextList, type TextListProps } from './text-list';

/** Calm areas, and what helps across all. */
export function Strengths({ view, texts, id, folded }: SectionPartProps) {
  const { t } = texts;
  const { strengths } = view;
  // The sentences under them speak to the person.
  const isOwner = view.reader.audience === 'owner';
  const whole = (isOwner && view.report.resultNarrative?.strengths) || null;
  const lang = textLanguage(view, texts.language);
  return (
    <PartSection id={id} title={texts.say('sections.strengths', view)} folded={folded}>
      <div className="grid gap-6">
        {strengths.length === 0 ? <p>{texts.say('strengths.none', view)}</p> : null}
        <AreaRows areas={strengths} texts={texts} lang={lang}>
          {(area) => (isOwner ? area.details?.strengths?.[0] : undefined)}
        </AreaRows>
        <Whole folded={folded === true} title={t('strengths.whole')} items={whole} lang={lang} />
      </div>
    </PartSection>
  );
}

/** What helps across all areas; where the part stands open, as in a report about a child, it waits to be asked for. */
function Whole({ folded, title, ...list }: { folded: boolean } & TextListProps) {
  if (folded || !list.items?.length) return <TextList level={3} title={title} {...list} />;
  return (
    <Fold look="link" title={title} printsTitle>
      <TextList {...list} title={null} />
    </Fold>
  );
}

/** Up to three areas to begin with. */
export function Growth({ view, texts, id, folded }: SectionPartProps) {
  const { growthPriorities } = view.report;
  const lang = textLanguage(view, texts.language);
  return (
    <PartSection id={id} title={texts.say('sections.growth', view)} folded={folded}>
      <p className="mb-4">{texts.say(growthPriorities.length > 0 ? 'growth.text' : 'growth.none', view)}</p>
      <AreaRows areas={growthPriorities} texts={texts} lang={lang}>
        {(area) => area.details?.growth?.[0]}
      </AreaRows>
    </PartSection>
  );
}

interface AreaRowsProps {
  areas: readonly ReportDimension[];
  texts: ReportTexts;
  lang: string | undefined;
  /** What to take from an area. */
  children: (area: ReportDimension) => string | undefined;
}

function AreaRows({ areas, texts, lang, children }: AreaRowsProps) {
  if (areas.length === 0) return null;
  return (
    <ul className="border-t border-line">
      {areas.map((area) => (
        <li key={area.id} className="grid gap-1 border-b border-line py-2.5 sm:gap-1.5 sm:py-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="text-base">{area.name}</h3>
            <span className="text-sm text-ink-soft tabular-nums">
              {texts.t('words.scoreOf', { score: texts.whole(area.score) })}
            </span>
          </div>
          <AreaLine lang={lang} text={children(area)} />
        </li>
      ))}
    </ul>
  );
}

function AreaLine({ text, lang }: { text: string | undefined; lang: string | undefined }) {
  return text === undefined ? null : <p lang={lang}>{text}</p>;
}
