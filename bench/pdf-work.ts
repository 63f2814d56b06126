import { reportDocument } from '@/features/reports/files/report-document';
import { psyprofileLite } from '@/lib/assessments/tests/psyprofile-lite/definition';
import { papers } from '@/pdf/geometry';
import { writePdf } from '@/pdf/write';
import { madeAttempt, mixed } from '../tests/features/reports/support/instrument-attempts.ts';
import { banksFor, fontsFor, origin } from '../tests/features/reports/support/pdf.ts';
import { sampleTexts } from '../tests/features/reports/support/texts.ts';
import { makersOf, viewOf } from '../tests/features/reports/support/views.ts';

/** The report with the most areas and questions, ready to be written; loaded through Vite for its aliases. */
export async function longestReport(): Promise<() => number> {
  const texts = await sampleTexts();
  const view = viewOf(madeAttempt(psyprofileLite, 'self', mixed), texts);
  const [banks, fonts] = await Promise.all([banksFor(view), fontsFor(['en'])]);
  return () =>
    writePdf(reportDocument({ view, texts, banks, makers: makersOf(view), origin }), papers.a4, fonts)
      .byteLength;
}
