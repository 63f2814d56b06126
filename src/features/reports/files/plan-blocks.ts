import { href, paths } from '@/config/paths';
import { type StepUnlock, stepUnlock } from '@/lib/reports/unlock';
import { textLanguage } from '@/lib/reports/view';
import { cadenceMessage, type WeekPlanCycle, type WeekPlanItem } from '@/lib/reports/week-plan';
import { heading, paragraph } from '@/pdf/block-makers';
import type { PdfBlock, Span } from '@/pdf/document';
import { planItemWords } from '../words/plan-item';
import { unlockText } from '../words/unlock-text';
import type { ReportDocumentInput } from './document-input';

/** The four weeks as a table; every exercise is a link. */
export function planBlocks({ view, texts, origin }: ReportDocumentInput): PdfBlock[] {
  const { t } = texts;
  const lang = textLanguage(view, texts.language);
  const cadence = (item: WeekPlanItem): Span => {
    const own = cadenceMessage(item);
    return own ? { text: texts.message(own) } : { text: item.cadence, lang };
  };
  const table = (cycle: WeekPlanCycle): PdfBlock => ({
    kind: 'table',
    columns: [
      { title: t('report:plan.columnWeek'), share: 2 },
      { title: t('report:plan.columnExercise'), share: 4 },
      { title: t('report:plan.columnOften'), share: 5 },
    ],
    rows: cycle.flatMap(({ week, items }) =>
      items.map((item): Span[][] => {
        const { title, link, own } = planItemWords(item, texts);
        return [
          [{ text: t('report:plan.week', { number: texts.count(week) }) }],
          [{ text: title, href: `${origin}${link}`, lang: own ? undefined : lang }],
          [cadence(item)],
        ];
      }),
    ),
  });
  return [
    paragraph(texts.say('plan.text', view)),
    ...view.cycles.flatMap((cycle, index): PdfBlock[] => {
      const [first, last] = [cycle[0]?.week ?? 1, cycle.at(-1)?.week ?? 1];
      const from = texts.count(first);
      const to = texts.count(last);
      return [
        ...(index > 0
          ? [
              heading(3, t('report:plan.review', { week: texts.count(first - 1) })),
              paragraph(t('report:plan.reviewText')),
            ]
          : []),
        ...(view.cycles.length > 1 ? [heading(3, t('report:plan.cycle', { from, to }))] : []),
        table(cycle),
      ];
    }),
  ];
}

const unlockSpans = (unlock: StepUnlock | null, texts: ReportDocumentInput['texts']): Span[] =>
  unlock === null ? [] : [{ text: ` (${unlockText(unlock, texts)})` }];

/** The steps that go with the overall result. */
export function stepBlocks({ view, texts, origin }: ReportDocumentInput): PdfBlock[] {
  const plan = view.report.resultNarrative?.developmentPlan;
  if (!plan) return [];
  const lang = textLanguage(view, texts.language);
  const items = plan.steps.map((step): Span[] => [
    { text: step.action, lang },
    ...step.tools.flatMap((tool, index): Span[] => {
      const name = texts.exercise(tool);
      const address = `${origin}${href(paths.exerciseIntro, { exerciseId: tool })}`;
      return name === null ? [] : [{ text: index === 0 ? ' ' : ' · ' }, { text: name, href: address }];
    }),
    ...unlockSpans(stepUnlock(step, view), texts),
  ]);
  return [
    ...(view.report.allLow ? [paragraph(texts.say('plan.low', view))] : []),
    { kind: 'list', ordered: true, items },
  ];
}
