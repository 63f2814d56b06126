import { type Given, givenAnswers, givenFollowUps } from '../given';
import { heading, paragraph } from './block-makers';
import type { PdfBlock, Span } from './document';
import type { ReportDocumentInput } from './document-input';

/** Background, details and follow-ups as they were given. */
export function givenBlocks({ view, texts, banks }: ReportDocumentInput): PdfBlock[] {
  const { t } = texts;
  const table = (answers: readonly Given[]): PdfBlock[] => {
    if (answers.length === 0) return [];
    const columns = [
      { title: t('report:given.columnQuestion'), share: 6 },
      { title: t('report:given.columnAnswer'), share: 5 },
    ];
    const rows = answers.map(({ question, answer }): Span[][] => [
      [{ text: question, bold: false }],
      [{ text: answer }],
    ]);
    return [{ kind: 'table', columns, rows }];
  };
  const followUps = givenFollowUps(view, texts, banks);
  return [
    paragraph(t('report:given.note')),
    ...table(givenAnswers(view, texts)),
    ...(followUps.length > 0 ? [heading(3, t('report:given.followUps'))] : []),
    ...followUps.flatMap(({ id, asked, answers }) => {
      const lang = asked && asked.language !== texts.language ? asked.language : undefined;
      return [heading(4, asked?.text ?? id, lang), ...table(answers)];
    }),
  ];
}
