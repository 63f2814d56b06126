import { zoneText } from '@/i18n/answer-words';
import { areaName } from '@/i18n/area-name';
import { areaColour, zoneLimits, zoneOf } from '@/lib/assessments/bands';
import { catalogue, hasBands } from '@/lib/assessments/catalogue';
import { findInstrument } from '@/lib/assessments/instruments';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import type { ExportView } from '@/lib/exports/progress-data';
import { heading, paragraph, small } from '@/pdf/block-makers';
import type { BarBlock, PdfBlock } from '@/pdf/document';
import type { DocumentInput } from './document-input';
import type { ExportTexts } from './export-texts';

/** 'Focus Snapshot, November 20, 2026', with the child where it is about one. */
export function attemptTitle(
  { test_id, completedAt, record }: ExportView,
  { formats, t }: ExportTexts,
): string {
  const child = record.details?.child_label;
  const name = catalogue[test_id].catalogueName;
  const date = formats.date(completedAt);
  return child === undefined ? t('attempt', { name, date }) : t('attemptChild', { name, date, child });
}

/** Every shown result: who answered, and each number with its zone. */
export function resultBlocks(input: DocumentInput): PdfBlock[] {
  const { texts, shown } = input;
  const title = heading(2, texts.t(input.kind === 'provider' ? 'part.chosen' : 'part.results'));
  if (shown.length === 0) return [title, paragraph(texts.history('words.noResults'))];
  return [
    title,
    paragraph(texts.history('words.direction')),
    small(texts.tests('norms')),
    ...shown.flatMap((attempt) => attemptBlocks(attempt, input)),
  ];
}

function attemptBlocks(
  attempt: ExportView,
  { texts, kind, openAnswers, allowed }: DocumentInput,
): PdfBlock[] {
  const definition = findInstrument(attempt.test_id);
  if (!definition) return [];
  const own = (openAnswers[attempt.id] ?? []).filter(({ id }) => allowed?.has(id) ?? false);
  return [
    heading(3, attemptTitle(attempt, texts)),
    small(conductTexts(attempt, texts).join(' · ')),
    ...(kind === 'provider' ? [small(qualityText(attempt, texts))] : []),
    ...bars(attempt, definition, texts),
    ...(own.length === 0 ? [] : [heading(4, texts.t('ownWords'))]),
    ...own.map(({ label, text }) => paragraph(texts.t('words.pair', { name: label, text }))),
  ];
}

/** Who answered, language and version. */
function conductTexts({ record }: ExportView, { history, formats }: ExportTexts): string[] {
  const pair = (name: string, text: string) => history('words.pair', { name, text });
  return [
    pair(history('detail.who'), history(`form.${record.form}`)),
    ...(record.question_ids.length === 0
      ? []
      : [
          pair(
            history('words.answers'),
            history('detail.answeredOf', {
              answered: record.answered_count,
              served: record.question_ids.length,
            }),
          ),
        ]),
    pair(history('words.language'), formats.languageName(record.language) ?? record.language),
    pair(history('detail.version'), record.instrument_version),
  ];
}

function qualityText({ record }: ExportView, { history }: ExportTexts): string {
  const { flags } = record.quality;
  const text =
    flags.length === 0
      ? history('detail.qualityOk')
      : flags.map((flag) => history(`detail.flag.${flag}`)).join(' ');
  return history('words.pair', { name: history('detail.quality'), text });
}

function bars(attempt: ExportView, definition: InstrumentDefinition, texts: ExportTexts): BarBlock[] {
  const areas = definition.domains.map((domain) => ({
    name: areaName(texts.report, domain),
    score: attempt.domains[domain.id] ?? null,
  }));
  const overall = { name: texts.history('words.overall'), score: attempt.overall };
  return (areas.length === 1 ? areas : [overall, ...areas]).map((area) => barOf(area, definition, texts));
}

function barOf(
  { name, score }: { readonly name: string; readonly score: number | null },
  definition: InstrumentDefinition,
  { results, report, history, formats }: ExportTexts,
): BarBlock {
  const zone = score === null ? null : zoneOf(score, definition);
  const label =
    score === null
      ? results.unscored(definition.testId)
      : zone === null
        ? ''
        : zoneText(report, zone, definition);
  const value = score === null ? null : formats.score(score);
  const said =
    value === null ? label : [history('words.scoreOf', { score: value }), label].filter(Boolean).join(', ');
  return {
    kind: 'bar',
    close: true,
    name,
    label,
    value,
    percent: score,
    colour: score === null ? null : areaColour(score, definition),
    thresholds: hasBands(definition) ? zoneLimits : [],
    note: null,
    alt: history('words.pair', { name, text: said }),
  };
}
