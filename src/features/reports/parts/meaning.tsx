import { areaDrawings } from '@/components/drawings/areas';
import { Drawing } from '@/components/drawings/drawing';
import type { AreaKind } from '@/lib/assessments/types';
import { type ReportArea, textLanguage } from '@/lib/reports/view';
import type { PartProps } from '../special/types';
import { scoreAndBand } from '../words/area-texts';
import { firstSentences } from '../words/glance';
import { Fold } from './fold';
import { HowLink } from './how-link';
import { PartSection, type SectionPartProps } from './part-section';
import { StoodOut } from './stood-out';
import { TextList } from './text-list';

/** Each area in words, highest first: a row that opens. */
export function Meaning({ view, texts, id, folded }: SectionPartProps) {
  return (
    <PartSection id={id} title={texts.say('sections.yourAreas', view)} folded={folded}>
      {view.reader.audience === 'owner' ? null : (
        <p data-part="told" className="mb-4 text-sm text-ink-soft">
          {texts.t('shared.told')}
        </p>
      )}
      <div className="border-t border-line">
        {view.areas
          .filter(({ narrative, details }) => narrative !== null || details !== null)
          .map((area) => (
            <AreaText key={area.id} area={area} view={view} texts={texts} />
          ))}
      </div>
    </PartSection>
  );
}

interface AreaTextProps extends PartProps {
  area: ReportArea;
}

function AreaText({ area, view, texts }: AreaTextProps) {
  const { t } = texts;
  const lang = textLanguage(view, texts.language);
  const { details, narrative } = area;
  const [example] = details?.examples ?? [];
  const [tip] = details?.tips ?? [];
  const kind = view.definition.domains.find(({ id }) => id === area.id)?.kind;
  return (
    <Fold
      look="area"
      printsTitle
      title={
        <span className="flex grow flex-wrap items-baseline justify-between gap-x-4 max-sm:flex-col max-sm:items-start">
          <span role="heading" aria-level={3} className="font-serif text-lg">
            {area.name}
          </span>
          <span className="text-sm font-normal text-ink-soft tabular-nums">
            {scoreAndBand(area, view, texts, texts.whole)}
          </span>
        </span>
      }
    >
      <div data-area={area.id} className="grid gap-4">
        {narrative ? <p lang={lang}>{firstSentences(narrative, view.contentLanguage ?? 'en')}</p> : null}
        {example ? (
          <div data-part="scene" className="border-s-4 border-mark ps-4">
            <p className="eyebrow">{t('meaning.scene')}</p>
            <p lang={lang} className="mt-1 font-serif">
              {example}
            </p>
          </div>
        ) : null}
        {tip ? <TryOne tip={tip} lang={lang} kind={kind} title={t('meaning.tryOne')} /> : null}
        <StoodOut area={area.id} view={view} texts={texts} />
        <More area={area} view={view} texts={texts} />
        <HowLink id={area.id} name={area.name} texts={texts} />
      </div>
    </Fold>
  );
}

interface TryOneProps {
  title: string;
  tip: string;
  lang: string | undefined;
  kind: AreaKind | undefined;
}

function TryOne({ title, tip, lang, kind }: TryOneProps) {
  return (
    <div data-part="try" className="flex items-center gap-4">
      {kind ? <Drawing shapes={areaDrawings[kind]} size="list" /> : null}
      <p>
        <b>{title}</b> <span lang={lang}>{tip}</span>
      </p>
    </div>
  );
}

/** The rest of what there is to say about an area. */
function More({ area: { name, narrative, details }, view, texts }: AreaTextProps) {
  const { t } = texts;
  const lang = textLanguage(view, texts.language);
  if (!details || Object.values(details).every((list) => list === null)) return null;
  return (
    <Fold look="link" title={t('meaning.more', { name })}>
      <div className="grid gap-5">
        {narrative ? <p lang={lang}>{narrative}</p> : null}
        <TextList title={t('meaning.traits')} items={details.traits} lang={lang} />
        <TextList title={t('meaning.examples')} items={details.examples} lang={lang} />
        <TextList title={t('meaning.strengths')} items={details.strengths} lang={lang} />
        <TextList title={t('meaning.growth')} items={details.growth} lang={lang} />
        <TextList title={t('meaning.tips')} items={details.tips} lang={lang} />
      </div>
    </Fold>
  );
}
