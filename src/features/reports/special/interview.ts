import { attentionFlowInterview } from '@/lib/assessments/tests/attention-flow-interview/definition';
import { followUpsByArea, onsetCounts, quotesByArea, settingsGrid } from '@/lib/reports/special/interview';
import type { ReportView } from '@/lib/reports/view';
import type { ReportTexts } from '../words/texts';
import { contextLines } from './context-lines';
import { definePart } from './define-part';
import { heading, type ListItem, list, type Piece, table, text } from './pieces';

const { settings, since, open } = attentionFlowInterview.followUps;
type Setting = (typeof settings.options)[number];
type Since = (typeof since.options)[number];

const setsOf = ({ attempt }: ReportView) => attempt.follow_ups ?? [];

function areaName(view: ReportView, id: string): string {
  return view.areas.find((area) => area.id === id)?.name ?? id;
}

/** Where, since when and how much: what the follow-ups add to the scores. */
export const interviewSettingsPart = definePart({
  id: 'interview-settings',
  place: 'after_areas',
  title: ({ t }) => t('report-parts:interview.settingsTitle'),
  pieces: (view, texts) => {
    const sets = setsOf(view);
    if (sets.length === 0) return null;
    const { t } = texts;
    const grid = settingsGrid(sets, view.definition.domains, settings.options);
    const onsets = onsetCounts(sets, since.options);
    return [
      text(t('report-parts:interview.settingsText', { count: sets.length })),
      table(
        t('report-parts:interview.gridCaption'),
        [
          { title: t('words.area'), share: 5 },
          ...settings.options.map((option) => ({ title: settingName(option, texts), share: 3 })),
        ],
        grid.map(({ id, sets: asked, counts }) => [
          areaName(view, id),
          ...settings.options.map((option) =>
            t('words.answersOf', {
              answered: texts.count(counts[option]),
              served: texts.count(asked),
            }),
          ),
        ]),
      ),
      ...(onsets.length > 0
        ? [
            heading(t('tests:extras.followup_since.question')),
            ...list(
              onsets.map(({ since: option, count }) => ({
                lead: t('words.label', { name: sinceName(option, texts) }),
                text: t('report-parts:interview.times', { count }),
              })),
            ),
          ]
        : []),
      ...impactPieces(view, texts),
    ];
  },
});

function impactPieces(view: ReportView, texts: ReportTexts): Piece[] {
  const rows = followUpsByArea(setsOf(view), view.definition.domains)
    .filter(({ impacts }) => impacts.length > 0)
    .map(({ id, impacts }) => ({
      lead: texts.t('words.label', { name: areaName(view, id) }),
      text: impactText(impacts, view, texts),
    }));
  if (rows.length === 0) return [];
  return [
    heading(texts.t('tests:extras.impact.question')),
    ...list(rows),
    text(texts.t('report-parts:interview.impactNote'), 'small'),
  ];
}

/** The person's own words. They belong to the owner alone. */
export const interviewWordsPart = definePart({
  id: 'interview-words',
  place: 'after_areas',
  title: ({ t }) => t('report-parts:interview.wordsTitle'),
  pieces: (view, { t }) => {
    const areas = view.definition.domains.map(({ id }) => id);
    const quotes = quotesByArea(view.attempt.texts ?? {}, open.id, areas);
    if (view.reader.audience !== 'owner' || quotes.length === 0) return null;
    return [
      text(t('report-parts:interview.wordsText'), 'small'),
      ...quotes.map(({ id, text: words }): Piece => {
        const question = t('tests:extras.what_helps.question');
        const undrawn = t('report-parts:interview.undrawn');
        return {
          kind: 'quote',
          about: t('words.pair', { name: areaName(view, id), text: question }),
          text: words,
          undrawn,
        };
      }),
    ];
  },
});

/** The interview on half a page, to print or to take along. */
export const interviewSummaryPart = definePart({
  id: 'interview-summary',
  place: 'before_scoring',
  title: ({ t }) => t('report-parts:interview.summaryTitle'),
  pieces: (view, texts) => {
    const { t } = texts;
    const sets = followUpsByArea(setsOf(view), view.definition.domains);
    const items = view.areas
      .filter(({ scored }) => scored)
      .map(({ id, name, score }): ListItem => {
        const own = sets.find((each) => each.id === id);
        const parts = own
          ? [
              ...(own.settings.length > 0
                ? [
                    t('report-parts:interview.where', {
                      settings: named(own.settings, settings.options, settingName, texts),
                    }),
                  ]
                : []),
              ...(own.onsets.length > 0
                ? [
                    t('report-parts:interview.since', {
                      since: named(own.onsets, since.options, sinceName, texts),
                    }),
                  ]
                : []),
              ...(own.impacts.length > 0
                ? [t('report-parts:interview.harder', { impacts: impactText(own.impacts, view, texts) })]
                : []),
            ]
          : [];
        const lead = t('report-parts:named', { name, score: texts.score(score) });
        return parts.length === 0
          ? { lead, text: '' }
          : { lead: t('words.label', { name: lead }), text: parts.join(' ') };
      });
    if (items.length === 0) return null;
    return [text(t('report-parts:interview.summaryText')), ...list([...items, ...contextLines(view, texts)])];
  },
});

function impactText(impacts: readonly number[], { definition }: ReportView, texts: ReportTexts): string {
  return texts.list(impacts.flatMap((impact) => texts.answer(definition.scale, impact) ?? []));
}

function settingName(option: Setting, { t }: ReportTexts): string {
  return t(`tests:extras.followup_settings.options.${option}`);
}

function sinceName(option: Since, { t }: ReportTexts): string {
  return t(`tests:extras.followup_since.options.${option}`);
}

/** Known options in words; an option of another version is left out. */
function named<Option extends string>(
  chosen: readonly string[],
  options: readonly Option[],
  nameOf: (option: Option, texts: ReportTexts) => string,
  texts: ReportTexts,
): string {
  const known = chosen.flatMap((each) => options.find((option) => option === each) ?? []);
  return texts.list(known.map((option) => nameOf(option, texts)));
}
