import { brand } from '@/config/brand';
import { answerStep } from '@/lib/assessments/answer-step';
import { round1 } from '@/lib/cognitive/scale';
import type { ReportView } from '@/lib/reports/view';
import { heading, pageHeading, small } from '@/pdf/block-makers';
import type { DocumentBlock, PdfBlock, PdfDocument, Span } from '@/pdf/document';
import { scoreAndBand, zoneLabels } from '../words/area-texts';
import { qualityText } from '../words/quality-text';
import { scoringTexts } from '../words/scoring-texts';
import type { ReportTexts } from '../words/texts';
import { answerPage, answersPage } from './answer-blocks';
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
  const { t } = texts;
  const test = view.definition.catalogueName;
  const title = t('report:provider.title', { test });
  return {
    title: `${title}, ${texts.date(view.attempt.completed_at)}`,
    language: texts.language,
    author: brand.name,
    blocks: withDetails(input, [
      heading(1, title),
      small(t('report:provider.lead')),
      ...filingBlocks(input),
      part(t('report:provider.asked')),
      small(`${askedText(view, texts)} ${answeredText(view, texts)} ${conductTexts(view, texts).join(' ')}`),
      part(t('words.areasTitle')),
      areaTable(input),
      ...secondViewTexts(input).map(small),
      ...safetyBlocks(input),
      ...backgroundBlocks(input),
    ]),
    footer: documentFooter(view, texts),
  };
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
function areaTable(input: ProviderInput): PdfBlock {
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
    close: true,
    columns: [
      { title: t('words.area'), share: 5 },
      { title: t('words.score'), share: 5 },
      ...(scoring.task ? [] : [{ title: t('words.answers'), share: 2, end: true }]),
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

/** Who answered, when and in which language stands above; date and version at the foot of every page. */
function methodBlocks(view: ReportView, texts: ReportTexts): PdfBlock[] {
  const { t } = texts;
  const words = scoringTexts(view, texts);
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

/** The summary, then a page of every answer with an appendix where it needs one; or the figures of the run. */
function withDetails(input: ProviderInput, summary: readonly PdfBlock[]): DocumentBlock[] {
  const { view, texts } = input;
  const { t } = texts;
  const method = [
    ...methodBlocks(view, texts),
    part(t('report:provider.limits')),
    small(limits(view, texts).join(' ')),
  ];
  if (view.scoring.task === null) {
    const appendix = [pageHeading(t('report:sections.appendix'))];
    // Where much was told, how it was worked out stands behind all answers.
    return [
      {
        kind: 'page',
        name: 'summary',
        choices: [
          { blocks: [...summary, part(t('report:provider.methods')), ...method] },
          { blocks: summary, later: [pageHeading(t('report:provider.methods')), ...method] },
        ],
      },
      answerPage(input, [pageHeading(t('words.answers'))], appendix),
      { kind: 'later', of: answersPage },
      { kind: 'later', of: 'summary' },
    ];
  }
  const whole = [...summary, part(t('report:provider.methods')), ...method];
  const rows = figureRows(view, texts);
  if (rows.length === 0) return whole;
  const columns = [
    { title: t('report:provider.columnFigure'), share: 6 },
    { title: t('words.value'), share: 2, end: true },
  ];
  const title = t('report:provider.timing');
  const figures: PdfBlock = { kind: 'table', close: true, columns, rows };
  return [
    {
      kind: 'page',
      name: 'summary',
      choices: [
        { blocks: [...whole, part(title), figures] },
        { blocks: whole, later: [pageHeading(title), figures] },
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
