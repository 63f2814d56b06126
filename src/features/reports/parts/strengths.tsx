import { Section } from '@/components/section';
import type { ReportDimension } from '@/lib/reports/build';
import { textLanguage } from '@/lib/reports/view';
import type { PartProps } from '../special/types';
import type { ReportTexts } from '../words/texts';
import { TextList } from './text-list';

/** Areas with few reported difficulties, or the one with the fewest. */
export function Strengths({ view, texts, id }: PartProps & { id: string }) {
  const { t } = texts;
  const { strengths, strengthsAreRelative, resultNarrative } = view.report;
  const lang = textLanguage(view, texts.language);
  const single = strengthsAreRelative ? strengths[0] : undefined;
  return (
    <Section id={id} title={texts.say('sections.strengths', view)} className="max-md:scroll-mt-12">
      <div className="grid gap-6">
        {strengths.length === 0 ? <p>{texts.say('strengths.none', view)}</p> : null}
        {single ? <p className="font-semibold">{t('strengths.relative')}</p> : null}
        <AreaRows areas={strengths} texts={texts} lang={lang}>
          {(area) => area.details?.strengths?.[0]}
        </AreaRows>
        <TextList
          level={3}
          title={t('strengths.whole')}
          items={resultNarrative?.strengths ?? null}
          lang={lang}
        />
      </div>
    </Section>
  );
}

/** Up to three areas to begin with. */
export function Growth({ view, texts, id }: PartProps & { id: string }) {
  const { growthPriorities } = view.report;
  const lang = textLanguage(view, texts.language);
  return (
    <Section id={id} title={texts.say('sections.growth', view)} className="max-md:scroll-mt-12">
      <p className="mb-4">{texts.say(growthPriorities.length > 0 ? 'growth.text' : 'growth.none', view)}</p>
      <AreaRows areas={growthPriorities} texts={texts} lang={lang}>
        {(area) => area.details?.growth?.[0]}
      </AreaRows>
    </Section>
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
        <li key={area.id} className="grid gap-1.5 border-b border-line py-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="text-base">{area.name}</h3>
            <span className="text-sm text-ink-soft tabular-nums">
              {texts.t('words.scoreOf', { score: texts.score(area.score) })}
            </span>
          </div>
          <p lang={lang}>{children(area)}</p>
        </li>
      ))}
    </ul>
  );
}
