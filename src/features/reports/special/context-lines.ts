import type { ReportView } from '@/lib/reports/view';
import type { ReportTexts } from '../words/texts';
import type { ListItem } from './pieces';

/** Answers to the background questions, listed back as they were given; none when the reader has none of them. */
export function contextLines({ attempt }: ReportView, { t, list }: ReportTexts): ListItem[] {
  const { context = {} } = attempt;
  const lines: ListItem[] = [];
  const years = (['yes', 'no', 'not_sure'] as const).find((option) => option === context.school_years);
  if (years) {
    lines.push({
      lead: t('tests:extras.school_years.question'),
      text: t(`tests:extras.school_years.options.${years}`),
    });
  }
  const chosen = context.where_in_the_way ?? [];
  const where = whereOptions.filter((option) => chosen.includes(option));
  if (where.length > 0) {
    lines.push({
      lead: t('tests:extras.where_in_the_way.question'),
      text: list(where.map((option) => t(`tests:extras.where_in_the_way.options.${option}`))),
    });
  }
  return lines;
}

const whereOptions = ['work_study', 'home', 'with_others', 'none'] as const;
