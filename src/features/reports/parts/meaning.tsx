import { Section } from '@/components/section';
import type { Narrative } from '@/lib/reports/content-schema';
import { type ReportArea, textLanguage } from '@/lib/reports/view';
import type { PartProps } from '../special/types';
import { scoreAndBand } from '../words/area-texts';
import { Fold } from './fold';
import { HowLink } from './how-link';
import { TextList } from './text-list';

/** The result as a whole, then each area in words, highest first. */
export function Meaning({ view, texts, id }: PartProps & { id: string }) {
  const lang = textLanguage(view, texts.language);
  const { resultNarrative } = view.report;
  return (
    <Section id={id} title={texts.say('sections.meaning', view)} className="max-md:scroll-mt-12">
      <div className="grid gap-9">
        {resultNarrative ? <Whole narrative={resultNarrative} view={view} texts={texts} lang={lang} /> : null}
        {view.areas
          .filter(({ narrative, details }) => narrative !== null || details !== null)
          .map((area, index) => (
            <AreaText
              key={area.id}
              area={area}
              view={view}
              texts={texts}
              lang={lang}
              startsOpen={index === 0}
            />
          ))}
      </div>
    </Section>
  );
}

interface TextProps extends PartProps {
  lang: string | undefined;
}

function Whole({ narrative, view, texts, lang }: TextProps & { narrative: Narrative }) {
  const { t } = texts;
  return (
    <div data-part="whole" className="grid gap-4">
      <h3>{texts.say('meaning.whole', view)}</h3>
      <TextList title={texts.say('meaning.observed', view)} items={narrative.observedBehaviors} lang={lang} />
      <Fold title={texts.say('meaning.moreWhole', view)}>
        <div className="grid gap-5">
          <TextList title={t('meaning.traits')} items={narrative.traits} lang={lang} />
          <TextList title={t('meaning.challenges')} items={narrative.challenges} lang={lang} />
          <TextList title={t('meaning.examples')} items={narrative.realLifeExamples} lang={lang} />
        </div>
      </Fold>
    </div>
  );
}

interface AreaTextProps extends TextProps {
  area: ReportArea;
  startsOpen: boolean;
}

function AreaText({ area, view, texts, lang, startsOpen }: AreaTextProps) {
  const { t } = texts;
  const { details } = area;
  return (
    <div data-area={area.id} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3>{area.name}</h3>
        <p className="text-sm text-ink-soft tabular-nums">{scoreAndBand(area, view, texts)}</p>
      </div>
      <HowLink id={area.id} name={area.name} texts={texts} />
      {area.narrative ? <p lang={lang}>{area.narrative}</p> : null}
      {details && Object.values(details).some((list) => list !== null) ? (
        <Fold title={t('meaning.more', { name: area.name })} startsOpen={startsOpen}>
          <div className="grid gap-5">
            <TextList title={t('meaning.traits')} items={details.traits} lang={lang} />
            <TextList title={t('meaning.examples')} items={details.examples} lang={lang} />
            <TextList title={t('meaning.strengths')} items={details.strengths} lang={lang} />
            <TextList title={t('meaning.growth')} items={details.growth} lang={lang} />
            <TextList title={t('meaning.tips')} items={details.tips} lang={lang} />
          </div>
        </Fold>
      ) : null}
    </div>
  );
}
