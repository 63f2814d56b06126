import { certificateTexts, milliseconds } from '@/components/results/certificate-texts';
import { formatsIn } from '@/i18n/use-formats';
import { type DimensionId, dimensionIds } from '@/lib/cognitive/focustrack/dimensions';
import { runChanges } from '@/lib/reports/special/run-changes';
import { type RunMeasures, runMeasures } from '@/lib/reports/special/run-measures';
import type { ReportView } from '@/lib/reports/view';
import type { ReportTexts } from '../words/texts';
import { definePart } from './define-part';
import { drawing, type ListItem, list, type Piece, table, text } from './pieces';
import { blockTable } from './run-blocks';
import { RunCertificateDrawing, RunTimelineDrawing } from './run-drawings';
import { runFindings } from './run-texts';

const nameOf = ({ areas }: ReportView, id: DimensionId) => areas.find((area) => area.id === id)?.name ?? id;

/** What a higher number means, in one sentence each. */
export const runMeaningPart = definePart({
  id: 'run-meaning',
  place: 'after_areas',
  title: ({ t }) => t('report-parts:run.meaningTitle'),
  pieces: (view, { t }) => [
    ...list(
      dimensionIds.map((id) => ({
        lead: t('words.label', { name: nameOf(view, id) }),
        text: t(`report-parts:run.meaning.${id}`),
      })),
    ),
    text(t('words.runScale'), 'small'),
  ],
});

/** Timeline and certificate. */
export const runPicturePart = definePart({
  id: 'run-picture',
  place: 'after_areas',
  title: ({ t }) => t('report-parts:run.pictureTitle'),
  pieces: (view, texts) => {
    if (view.run === null) return null;
    const { title, verdictText, reasons, rows } = certificateTexts(view.run, texts);
    return [
      text(texts.t('report-parts:run.pictureText')),
      drawing('timeline', RunTimelineDrawing, blockTable(view, texts)),
      drawing('certificate', RunCertificateDrawing, [
        text(verdictText, 'strong'),
        ...list(reasons),
        table(
          title,
          [
            { title, share: 3 },
            { title: texts.t('words.value'), share: 2 },
          ],
          rows.map(({ name, value }) => [name, value]),
        ),
      ]),
    ];
  },
});

/** Every measure with what it stands for. */
export const runMeasuresPart = definePart({
  id: 'run-measures',
  place: 'before_scoring',
  title: ({ t }) => t('report-parts:run.measuresTitle'),
  pieces: (view, texts) => {
    const measures = runMeasures(view.run?.metrics);
    if (measures === null) return null;
    const { t } = texts;
    return [
      table(
        t('report-parts:run.measuresTitle'),
        [
          { title: t('report-parts:run.columnMeasure'), share: 6 },
          { title: t('words.value'), share: 2 },
        ],
        measureRows(measures, texts).map(({ id, value }) => ({
          cells: [t(`report-parts:run.measure.${id}.name`), value],
          note: t(`report-parts:run.measure.${id}.text`),
        })),
      ),
    ];
  },
});

type MeasureId =
  | 'omissions'
  | 'commissions'
  | 'median'
  | 'sd'
  | 'cv'
  | 'dPrime'
  | 'criterion'
  | 'mu'
  | 'sigma'
  | 'tau'
  | 'change';

function measureRows(measures: RunMeasures, texts: ReportTexts): { id: MeasureId; value: string }[] {
  const { t } = texts;
  const formats = formatsIn(texts.language);
  const ms = (value: number | null | undefined) =>
    value === null || value === undefined
      ? t('words.notEnoughData')
      : milliseconds(texts, texts.count(Math.round(value)));
  const share = (value: number | null, format: (share: number) => string) =>
    value === null ? t('words.notEnoughData') : format(value);
  const of = (part: number, whole: number) =>
    t('words.answersOf', { answered: texts.count(part), served: texts.count(whole) });
  const { rt, sdt, exGauss, blockChange } = measures;
  const slope = blockChange.slopePctPerBlock;
  return [
    { id: 'omissions', value: of(measures.omissions, measures.targets) },
    { id: 'commissions', value: of(measures.commissions, measures.nonTargets) },
    { id: 'median', value: ms(rt.median) },
    { id: 'sd', value: ms(rt.sd) },
    { id: 'cv', value: share(rt.cv, formats.finePercent) },
    { id: 'dPrime', value: formats.hundredths(sdt.dPrime) },
    { id: 'criterion', value: formats.hundredths(sdt.criterionC) },
    { id: 'mu', value: ms(exGauss?.mu) },
    { id: 'sigma', value: ms(exGauss?.sigma) },
    { id: 'tau', value: ms(exGauss?.tau) },
    { id: 'change', value: share(slope === null ? null : slope / 100, formats.percentChange) },
  ];
}

/** What to keep in mind: the findings of this run, then what always plays a part. */
export const runNotesPart = definePart({
  id: 'run-notes',
  place: 'before_scoring',
  title: ({ t }) => t('report-parts:run.notesTitle'),
  pieces: (view, texts) => {
    const { t } = texts;
    const always = (['device', 'sleep', 'practice'] as const).map(
      (id): ListItem => ({
        lead: t(`report-parts:run.note.${id}.name`),
        text: t(`report-parts:run.note.${id}.text`),
      }),
    );
    const findings = view.run === null ? [] : runFindings(view.run, texts);
    return [...list([...findings.map((finding) => ({ text: finding })), ...always])];
  },
});

/** This run beside the latest earlier one done the same way. */
export const runChangePart = definePart({
  id: 'run-change',
  place: 'after_areas',
  title: ({ t }) => t('report-parts:run.changeTitle'),
  pieces: (view, texts) => {
    const { t } = texts;
    const runs = [view.attempt, ...view.others.filter(({ id }) => id !== view.attempt.id)].flatMap(
      (attempt) => {
        const facts = attempt.test_id === view.attempt.test_id ? view.runs[attempt.id] : undefined;
        return facts ? [{ id: attempt.id, completedAt: attempt.completed_at, facts }] : [];
      },
    );
    const found = runChanges(view.attempt.id, runs);
    if (found === null || found.number === 1) return null;
    if (found.since === null) return [text(t('report-parts:run.otherDevice'))];
    const date = texts.date(found.since.completedAt);
    if (dimensionIds.every((id) => found.since?.changes[id].kind === 'not-compared')) {
      return [text(t('report-parts:run.tooEarly', { date, number: texts.count(found.number) }))];
    }
    return [
      text(t('report-parts:run.changeText', { date })),
      ...changeTable(view, found.since.changes, texts),
      text(t('report-parts:run.changeNote'), 'small'),
    ];
  },
});

type Changes = NonNullable<NonNullable<ReturnType<typeof runChanges>>['since']>['changes'];

function changeTable(view: ReportView, changes: Changes, texts: ReportTexts): Piece[] {
  const { t } = texts;
  return [
    table(
      t('report-parts:run.changeTitle'),
      [
        { title: t('words.area'), share: 3 },
        { title: t('report-parts:run.columnChange'), share: 4 },
      ],
      dimensionIds.map((id) => {
        const { kind } = changes[id];
        const said =
          kind === 'within-usual' ? 'words.usualVariation' : (`report-parts:run.change.${kind}` as const);
        return [nameOf(view, id), t(said)];
      }),
    ),
  ];
}
