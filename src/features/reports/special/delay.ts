import { href, paths } from '@/config/paths';
import { formatsIn } from '@/i18n/use-formats';
import { laterAmount } from '@/lib/cognitive/delay-choice';
import { type DelayCurve, delayCurve } from '@/lib/reports/special/delay-curve';
import type { ReportView } from '@/lib/reports/view';
import type { ReportTexts } from '../words/texts';
import { definePart } from './define-part';
import { DelayCurveDrawing, waitText } from './delay-curve-drawing';
import { drawing, note, type Piece, table, text } from './pieces';

const tool = 'priority-navigator';

/** The five points and the line through them; a preference, so without any judgement. */
export const delayCurvePart = definePart({
  id: 'delay-curve',
  place: 'after_areas',
  title: ({ t }, view) => t(`report-parts:delay.${isShared(view) ? 'titleShared' : 'title'}`),
  pieces: (view, texts) => {
    const { t } = texts;
    const curve = delayCurve(view.attempt.tasks);
    if (curve === null) return null;
    const amount = texts.count(laterAmount);
    return [
      curve.fitted === null
        ? text(t('report-parts:delay.inconsistent'), 'strong')
        : text(t(`report-parts:delay.${isShared(view) ? 'textShared' : 'text'}`, { amount })),
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
        t('words.showTable'),
      ),
      ...(curve.fitted === null ? [] : fittedPieces(curve.fitted, texts)),
      note(t('words.peopleDiffer')),
    ];
  },
});

const isShared = ({ reader }: ReportView) => reader.audience === 'shared';

function fittedPieces({ k, halfDays, area }: NonNullable<DelayCurve['fitted']>, texts: ReportTexts): Piece[] {
  const { t } = texts;
  const amount = texts.count(laterAmount);
  const { significant } = formatsIn(texts.language);
  return [
    text(
      t('report-parts:delay.area', {
        amount,
        worth: texts.count(Math.round(area * laterAmount)),
        area: significant(area, 3),
      }),
    ),
    text(halfText(k, halfDays, texts)),
  ];
}

/** Half-lives beyond ten times the longest delay asked would claim more than the choices say. */
const farDays = 3650;

function halfText(k: number, halfDays: number, texts: ReportTexts): string {
  const { significant } = formatsIn(texts.language);
  if (halfDays > farDays) return texts.t('report-parts:delay.kFar', { k: significant(k, 3) });
  return texts.t('report-parts:delay.k', { k: significant(k, 3), count: Math.max(1, Math.round(halfDays)) });
}

/** One idea, whatever the number. */
export const delayIdeaPart = definePart({
  id: 'delay-idea',
  place: 'after_areas',
  ownerOnly: true,
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
              text: texts.t('words.openNamed', { name }),
              to: href(paths.exerciseIntro, { exerciseId: tool }),
            } as const,
          ]),
    ];
  },
});
