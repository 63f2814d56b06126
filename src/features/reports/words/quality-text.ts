import type { ReportView } from '@/lib/reports/view';
import type { ReportTexts } from './texts';

/** How the answers or the run came about, for whoever weighs them; a flag never changes a number. */
export function qualityText({ attempt, run }: ReportView, texts: ReportTexts): string {
  const { t } = texts;
  if (run) {
    const codes = run.quality.codes.map(({ code }) => code);
    return t('report:provider.runFlags', {
      level: run.quality.level,
      codes: codes.length > 0 ? codes.join(', ') : '–',
    });
  }
  const { flags } = attempt.quality;
  if (flags.length === 0) return t('report:provider.qualityOk');
  return t('report:provider.flags', {
    flags: texts.list(flags.map((flag) => t(`report:provider.flag.${flag}`))),
  });
}
