import { href, paths } from '@/config/paths';
import { areasToTry, barrierTool, mainPattern, rankedAreas } from '@/lib/reports/special/patterns';
import { type ReportArea, type ReportView, textLanguage } from '@/lib/reports/view';
import type { ReportTexts } from '../words/texts';
import { definePart } from './define-part';
import { type ListItem, list, type Piece, text } from './pieces';

/** The area that stands out in the procrastination questionnaire. */
export const mainPatternPart = definePart({
  id: 'main-pattern',
  place: 'first',
  ownerOnly: true,
  title: ({ t }) => t('words.mainPattern'),
  pieces: (view, texts) => {
    const { t } = texts;
    const pattern = mainPattern(view.areas);
    switch (pattern.kind) {
      case 'none':
        return null;
      case 'allLow':
        return [text(t('report-parts:pattern.allLow'))];
      case 'one': {
        const { name, score } = pattern.area;
        return [text(t('report-parts:pattern.one', { name, score: texts.score(score) }))];
      }
      case 'several':
        return [
          text(
            t('report-parts:pattern.several', { names: texts.list(pattern.areas.map(({ name }) => name)) }),
          ),
        ];
    }
  },
});

/** One small step for each area that is not Low. */
export const tryTodayPart = definePart({
  id: 'try-today',
  place: 'after_areas',
  ownerOnly: true,
  title: ({ t }) => t('report-parts:try.title'),
  pieces: (view, texts) => {
    const items = areasToTry(view.areas).flatMap((area) => stepOf(area, view, texts) ?? []);
    return items.length === 0 ? null : [text(texts.t('report-parts:try.text')), ...list(items)];
  },
});

/** Barriers by strength, each with a step to begin with. */
export const barriersPart = definePart({
  id: 'barriers',
  place: 'after_areas',
  ownerOnly: true,
  title: ({ t }) => t('words.barriers'),
  pieces: (view, texts) => {
    const items = rankedAreas(view.areas).map((area): ListItem => {
      const name = texts.t('report-parts:named', { name: area.name, score: texts.score(area.score) });
      const step = stepOf(area, view, texts);
      return step ? { ...step, lead: texts.t('words.label', { name }) } : { lead: name, text: '' };
    });
    if (items.length === 0) return null;
    return [text(texts.t('report-parts:barriers.text')), ...list(items, true), ...toolPieces(view, texts)];
  },
});

/** The first tip of the area's row. */
function stepOf(area: ReportArea, view: ReportView, texts: ReportTexts): ListItem | null {
  const tip = area.details?.tips?.[0];
  if (tip === undefined) return null;
  const lead = texts.t('words.label', { name: area.name });
  return { lead, text: tip, lang: textLanguage(view, texts.language) };
}

/** A tool that can be opened; nothing while there is none. */
function toolPieces(view: ReportView, texts: ReportTexts): Piece[] {
  const tool = barrierTool(view.areas);
  const name = tool === null ? null : texts.exercise(tool);
  if (tool === null || name === null) return [];
  return [
    text(texts.t('report-parts:barriers.tool', { name }), 'strong'),
    {
      kind: 'link',
      text: texts.t('words.openNamed', { name }),
      to: href(paths.exerciseIntro, { exerciseId: tool }),
    },
  ];
}
