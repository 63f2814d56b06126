import { href, paths } from '@/config/paths';
import { laterAmount } from '@/lib/cognitive/delay-choice';
import { type DelayCurve, delayCurve } from '@/lib/reports/special/delay-curve';
import type { ReportTexts } from '../texts';
import { definePart } from './define-part';
import { DelayCurveDrawing } from './delay-curve-drawing';
import { waitText } from './delay-texts';
import { drawing, note, type Piece, table, text } from './pieces';

const tool = 'priority-navigator';

/** The five points and the line through them; a preference, so without any judgement. */
export const delayCurvePart = definePart({
  id: 'delay-curve',
  place: 'after_areas',
  title: ({ t }) => t('report-parts:delay.title'),
  pieces: (view, texts) => {
    const { t } = texts;
    const curve = delayCurve(view.attempt.tasks);
    if (curve === null) return null;
    const amount = texts.count(laterAmount);
    return [
      curve.fitted === null
        ? text(t('report-parts:delay.inconsistent'), 'strong')
        : text(t('report-parts:delay.text', { amount })),
      drawing('curve', DelayCurveDrawing),
      table(
        t('report-parts:delay.tableCaption'),
        [
          { title: t('report-parts:delay.wait'), share: 2 },
          { title: t('report-parts:delay.worth', { amount }), share: 3 },
        ],
        curve.points.map(({ days, worth }) => [
          waitText(days, texts),
          texts.count(Math.round(worth * laterAmount)),
        ]),
        t('report:areas.table'),
      ),
      ...(curve.fitted === null ? [] : fittedPieces(curve.fitted, texts)),
      note(t('report-parts:delay.peopleDiffer')),
    ];
  },
});

function fittedPieces({ k, halfDays, area }: NonNullable<DelayCurve['fitted']>, texts: ReportTexts): Piece[] {
  const { t } = texts;
  const amount = texts.count(laterAmount);
  const figure = new Intl.NumberFormat(texts.language, { maximumSignificantDigits: 3 });
  return [
    text(
      t('report-parts:delay.area', {
        amount,
        worth: texts.count(Math.round(area * laterAmount)),
        area: figure.format(area),
      }),
    ),
    text(halfText(k, halfDays, texts)),
  ];
}

/** Half-lives beyond ten times the longest delay asked would claim more than the choices say. */
const farDays = 3650;

function halfText(k: number, halfDays: number, texts: ReportTexts): string {
  const figure = new Intl.NumberFormat(texts.language, { maximumSignificantDigits: 3 });
  if (halfDays > farDays) return texts.t('report-parts:delay.kFar', { k: figure.format(k) });
  return texts.t('report-parts:delay.k', { k: figure.format(k), count: Math.max(1, Math.round(halfDays)) });
}

/** One idea, whatever the number. */
export const delayIdeaPart = definePart({
  id: 'delay-idea',
  place: 'after_areas',
  title: ({ t }) => t('report-parts:delay.ideaTitle'),
  pieces: (_view, texts) => {
    const name = texts.exercise(tool);
    return [
      text(texts.t('report-parts:delay.idea')),
      ...(name === null
        ? []
        : [
            {
              kind: 'link',
              text: texts.t('report-parts:open', { name }),
              to: href(paths.exerciseIntro, { exerciseId: tool }),
            } as const,
          ]),
    ];
  },
});
