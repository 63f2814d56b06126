import { changeSentences } from '@/components/changes/change-text';
import { namedRows } from '@/components/changes/named-rows';
import { ruleTexts } from '@/components/changes/rule-texts';
import { summarySentences } from '@/components/changes/summary-sentences';
import { betweenSentences } from '@/i18n/between-sentences';
import { changeSummary } from '@/lib/assessments/change-summary';
import { compareAttempts } from '@/lib/assessments/compare';
import { findInstrument } from '@/lib/assessments/instruments';
import type { ExportView } from '@/lib/exports/progress-data';
import { heading, list, paragraph, small } from '@/pdf/block-makers';
import type { PdfBlock } from '@/pdf/document';
import { row } from './activity-blocks';
import type { DocumentInput } from './document-input';
import { attemptTitle } from './result-blocks';

/** What changed from one result to the next, in the words of the comparison on the screen. */
export function changeBlocks(input: DocumentInput): PdfBlock[] {
  const { texts, pairs } = input;
  const title = heading(2, texts.t('part.changes'));
  if (pairs.length === 0) return [title, paragraph(texts.progress('compare.text'))];
  return [title, ...pairs.flatMap((pair) => pairBlocks(pair, input))];
}

function pairBlocks([a, b]: readonly [ExportView, ExportView], input: DocumentInput): PdfBlock[] {
  const { texts, kind, madeAt } = input;
  const { results } = texts;
  const { t } = results;
  const definition = findInstrument(b.test_id);
  if (!definition) return [];
  const comparison = compareAttempts([a, b], definition);
  const { earlier, later, obstacles } = comparison;
  const rows = namedRows(comparison, definition, results);
  const summary = changeSummary(comparison);
  const sentences = summarySentences({
    summary,
    kind: definition.kind,
    total: definition.domains.length,
    nameOf: (id) => rows.find(({ row: { id: own } }) => own === id)?.name ?? t('comparison.overall'),
    nowMs: madeAt,
    texts: results,
  });
  const reasons = obstacles.map((obstacle) => t(`comparison.obstacle.${obstacle}`));
  const gap = betweenSentences(texts.language);
  const number = (score: number | null) => (score === null ? '–' : texts.formats.score(score));
  const rules = ruleTexts(rows, definition, results);
  return [
    heading(3, attemptTitle(later, texts)),
    small(
      texts.t('between', {
        earlier: texts.formats.date(earlier.completedAt),
        later: texts.formats.date(later.completedAt),
      }),
    ),
    paragraph(sentences.join(gap)),
    ...(reasons.length === 0 ? [] : [paragraph(t('comparison.obstacles')), ...list(reasons)]),
    ...(obstacles.includes('different_test_version')
      ? []
      : [
          {
            kind: 'table' as const,
            close: true,
            columns: [
              { title: t('words.area'), share: 4 },
              { title: t('comparison.earlier'), share: 2, end: true, fit: true },
              { title: t('comparison.later'), share: 2, end: true, fit: true },
              { title: texts.progress('results.changed'), share: 7 },
            ],
            rows: rows.map(({ row: each, name }) =>
              row(
                name,
                number(each.earlier),
                number(each.later),
                changeSentences(each, definition, results).join(' · '),
              ),
            ),
          },
        ]),
    ...(kind === 'provider'
      ? [
          heading(4, t('comparison.rules')),
          small([...rules.formulas, ...rules.limits].join(gap)),
          ...list(rules.steps.map(({ text }) => text)),
        ]
      : [
          small(
            (definition.kind === 'timed' ? [t('comparison.rulesCause')] : rules.limits.slice(1)).join(gap),
          ),
        ]),
  ];
}
