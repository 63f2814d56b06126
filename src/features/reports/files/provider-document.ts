import { brand } from '@/config/brand';
import { answerStep } from '@/lib/assessments/answer-step';
import { round1 } from '@/lib/cognitive/scale';
import type { ReportView } from '@/lib/reports/view';
import { heading, pageHeading, small } from '@/pdf/block-makers';
import type { CellBar, DocumentBlock, PdfBlock, PdfDocument, Span } from '@/pdf/document';
import { areaThresholds, scoreAndBand, zoneLabels } from '../words/area-texts';
import { qualityText } from '../words/quality-text';
import { scoringTexts } from '../words/scoring-texts';
import type { ReportTexts } from '../words/texts';
import { pointBlocks, wordBlocks } from './answer-blocks';
import {
  backgroundBlocks,
  conductTexts,
  filingBlocks,
  type ProviderInput,
  compactHeading as part,
  safetyBlocks,
  secondViewColumns,
  secondViewTexts,
} from './provider-parts';
import { documentFooter } from './report-document';

/** A summary for a professional on two pages: what was asked, method, limits, numbers, every answer. */
export function providerDocument(input: ProviderInput): PdfDocument {
  const { view, texts } = input;
  const title = titleOf(input);
  return {
    title: `${title}, ${texts.date(view.attempt.completed_at)}`,
    language: texts.language,
    author: brand.name,
    blocks: view.scoring.task === null ? answeredBlocks(input) : measuredBlocks(input),
    footer: documentFooter(view, texts),
  };
}

const titleOf = ({ view, texts }: ProviderInput): string =>
  texts.t('report:provider.title', { test: view.definition.catalogueName });

/** @param close with little air, where the pages would not hold it else */
function summaryBlocks(input: ProviderInput, close: boolean): PdfBlock[] {
  const { view, texts } = input;
  const { t } = texts;
  return [
    heading(1, titleOf(input)),
    small(t('report:provider.lead')),
    ...filingBlocks(input),
    part(t('report:provider.asked')),
    small(`${askedText(view, texts)} ${answeredText(view, texts)} ${conductTexts(view, texts).join(' ')}`),
    part(t('words.areasTitle')),
    areaTable(input, close),
    ...secondViewTexts(input).map(small),
    ...safetyBlocks(input),
    ...backgroundBlocks(input),
  ];
}

function askedText(view: ReportView, texts: ReportTexts): string {
  const { t } = texts;
  const { definition, attempt, scoring, wording, run } = view;
  if (wording === 'choice') return t('report:provider.askedChoice');
  if (wording === 'run') {
    return run
      ? t('report:provider.askedRun', {
          variant: t(`report:provider.variant.${run.variant}`),
          device: run.device_class,
        })
      : t('report:provider.askedRunOnly');
  }
  const recall = definition.forms.find(({ form }) => form === attempt.form)?.recall ?? 'past_6_months';
  return t('report:provider.askedText', {
    count: scoring.questions.length,
    areas: texts.count(definition.domains.length),
    recall: t(`tests:recall.${recall}`),
    scale: texts.answers(definition.scale).join(' · '),
  });
}

function answeredText(view: ReportView, texts: ReportTexts): string {
  const { t } = texts;
  const { attempt, scoring } = view;
  const who = t('report:provider.answered', {
    who: t(`report:answeredBy.${attempt.form}`),
    date: texts.date(attempt.completed_at),
    language: texts.list(scoring.languages.map(texts.languageName)),
  });
  if (scoring.task) return who;
  const counts = t('report:provider.answeredCount', {
    answered: texts.count(scoring.total.answered),
    served: texts.count(scoring.total.served),
  });
  return `${who} ${counts}`;
}

/** Overall first, then the areas in report order. */
function areaTable(input: ProviderInput, close: boolean): PdfBlock {
  const { view, texts } = input;
  const { t } = texts;
  const second = secondViewColumns(input);
  const { report, scoring } = view;
  const answersOf = (row: { answered: number; served: number } | undefined) =>
    row && scoring.task === null
      ? t('words.answersOf', { answered: texts.count(row.answered), served: texts.count(row.served) })
      : '';
  const row = (id: string, name: string, score: string, answers: string): Span[][] =>
    [name, score, ...(scoring.task ? [] : [answers]), ...second.cells(id)].map((text) => [{ text }]);
  const overall = { band: report.level, score: report.overall };
  const single = report.dimensions.length === 1;
  return {
    kind: 'table',
    close,
    ...(second.columns.length === 0 ? { bars: [...(single ? [] : [null]), ...areaBars(view)] } : {}),
    columns: [
      { title: t('words.area'), share: 5 },
      { title: t('words.score'), share: second.columns.length === 0 ? 8 : 5 },
      ...(scoring.task ? [] : [{ title: t('words.answers'), share: 2, end: true, fit: true }]),
      ...second.columns,
    ],
    rows: [
      ...(single
        ? []
        : [
            row(
              'overall',
              t('words.overall'),
              overall.band === null
                ? texts.notEnough(view)
                : t('words.scoreOf', { score: texts.score(overall.score) }),
              answersOf(scoring.total),
            ),
          ]),
      ...report.dimensions.map((area) =>
        row(
          area.id,
          area.name,
          area.scored ? scoreAndBand(area, view, texts) : texts.notEnough(view),
          answersOf(scoring.areas.find(({ id }) => id === area.id)),
        ),
      ),
    ],
  };
}

/** Each area as it lies between the limits; none beside a second view, which takes the room. */
function areaBars(view: ReportView): (CellBar | null)[] {
  return view.report.dimensions.map(({ id, scored, score }) => {
    const colour = view.areas.find((area) => area.id === id)?.colour ?? null;
    return scored && colour !== null ? { percent: score, colour, thresholds: areaThresholds(view) } : null;
  });
}

/** Who answered, when and in which language stands above; date and version at the foot of every page. */
function methodBlocks(view: ReportView, texts: ReportTexts): PdfBlock[] {
  const { t } = texts;
  const words = scoringTexts(view, texts, 'file');
  const rules = words.facts.filter(({ name }) => name === t('report:scoring.rules'));
  const bands =
    words.bands === null
      ? []
      : [`${t('report:provider.bands', zoneLabels(view, texts))} ${t('tests:norms')}`];
  return [
    small([words.formula, `${words.formulaLine}.`, ...bands].join(' ')),
    small(
      [
        qualityText(view, texts),
        words.recomputed ?? '',
        ...rules.map(({ name, value }) => `${t('words.pair', { name, text: value })}.`),
      ].join(' '),
    ),
  ];
}

function limits(view: ReportView, texts: ReportTexts): string[] {
  const { t } = texts;
  const { scoring } = view;
  const answered = scoring.areas.map((area) => area.answered).filter((count) => count > 0);
  return [
    texts.say('provider.limit1', view),
    scoring.task || answered.length === 0
      ? t('report:provider.limitRun')
      : t('report:provider.limit2', { step: texts.score(answerStep(Math.min(...answered)) ?? 0) }),
    texts.say('provider.limit3', view),
    ...(view.definition.tone === 'memory' ? [t('words.dementia')] : []),
  ];
}

const limitsText = ({ view, texts }: ProviderInput): PdfBlock => small(limits(view, texts).join(' '));

/** How it was worked out, and what it cannot say. */
function conductBlocks(input: ProviderInput): PdfBlock[] {
  const { view, texts } = input;
  return [...methodBlocks(view, texts), part(texts.t('report:provider.limits')), limitsText(input)];
}

/**
 * The summary, and every answer in words, on two pages: with air where they allow it, else close, else one after the
 * other. Where they do not hold it the answers stand in points, and their words in an appendix; where very much was told,
 * so does how it was worked out.
 */
function answeredBlocks(input: ProviderInput): DocumentBlock[] {
  const { t } = input.texts;
  const method = part(t('report:provider.methods'));
  const conduct = [method, ...conductBlocks(input)];
  const answers = t('words.answers');
  const words = (title: PdfBlock, close: boolean) => [title, ...wordBlocks(input, close)];
  const points = (close: boolean) => [pageHeading(answers), ...pointBlocks(input, close)];
  const appendix = [pageHeading(t('report:sections.appendix')), ...words(heading(3, answers), false)];
  const summary = (close: boolean) => summaryBlocks(input, close);
  return [
    {
      kind: 'page',
      name: 'summary',
      pages: 2,
      choices: [
        { blocks: [...summary(false), ...conduct, ...words(pageHeading(answers), false)] },
        { blocks: [...summary(false), ...conduct, ...words(pageHeading(answers), true)] },
        { blocks: [...summary(true), ...conduct, ...words(heading(2, answers), true)] },
        { blocks: [...summary(false), ...conduct, ...points(false)], later: appendix },
        { blocks: [...summary(true), ...conduct, ...points(true)], later: appendix },
        { blocks: [...summary(true), ...points(true), ...conduct], later: appendix },
        {
          blocks: [...summary(true), ...points(true)],
          later: [...appendix, pageHeading(t('report:provider.methods')), ...conductBlocks(input)],
        },
      ],
    },
    { kind: 'later', of: 'summary' },
  ];
}

/** The summary of a test without questions, and the figures of its run on the same page where it holds them. */
function measuredBlocks(input: ProviderInput): DocumentBlock[] {
  const { view, texts } = input;
  const { t } = texts;
  const method = part(t('report:provider.methods'));
  const whole = (close: boolean) => [...summaryBlocks(input, close), method, ...conductBlocks(input)];
  const rows = figureRows(view, texts);
  if (rows.length === 0) return whole(false);
  const columns = [
    { title: t('report:provider.columnFigure'), share: 6 },
    { title: t('words.value'), share: 2, end: true },
  ];
  const figures = (close: boolean): PdfBlock[] => [
    part(t('report:provider.timing')),
    { kind: 'table', close, columns, rows },
  ];
  return [
    {
      kind: 'page',
      name: 'summary',
      choices: [
        ...[false, true].map((close) => ({ blocks: [...whole(close), ...figures(close)] })),
        {
          blocks: [...summaryBlocks(input, false), method, ...methodBlocks(view, texts)],
          later: [pageHeading(t('report:provider.limits')), limitsText(input), ...figures(false)],
        },
      ],
    },
    { kind: 'later', of: 'summary' },
  ];
}

function figureRows({ run }: ReportView, texts: ReportTexts): Span[][][] {
  if (!run) return [];
  const { targets, omissions, commissions, rt, blockChange, timing } = run.metrics;
  const percent = (share: number | null) => (share === null ? null : 100 * share);
  const figures = {
    targets,
    omissions,
    commissions,
    median: rt.median,
    cv: percent(rt.cv),
    slope: blockChange.slopePctPerBlock,
    refresh: timing.refreshHz,
    late: timing.lateTrials,
    clock: timing.clockResolutionMs,
  } as const;
  return (Object.keys(figures) as (keyof typeof figures)[]).map((id) => {
    const value = figures[id];
    return [
      [{ text: texts.t(`report:provider.figure.${id}`), bold: false }],
      [{ text: value === null ? '–' : texts.figure(round1(value)) }],
    ];
  });
}
