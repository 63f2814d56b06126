import { hasWeeks, type ReportView, textLanguage } from './report-view';
import type { ReportTexts } from './texts';

export type ReportSectionId =
  | 'areas'
  | 'insights'
  | 'meaning'
  | 'strengths'
  | 'growth'
  | 'plan'
  | 'steps'
  | 'checks'
  | 'scoring';

export type ReportSection = {
  readonly id: ReportSectionId;
  readonly title: string;
  /** Language of the title where it differs from the page's. */
  readonly lang: string | undefined;
};

/** The parts this report has something to say in, in reading order. Contents and page are made from this list. */
export function sectionsOf(view: ReportView, texts: ReportTexts): ReportSection[] {
  const { t } = texts;
  const { report } = view;
  const hasTexts = view.contentLanguage !== null;
  const scored = view.areas.some((area) => area.scored);
  const plan = report.resultNarrative?.developmentPlan;
  const section = (id: ReportSectionId, shown: boolean, title: string, lang?: string): ReportSection[] =>
    shown ? [{ id, title, lang }] : [];
  return [
    ...section('areas', true, t('sections.areas', { count: view.areas.length })),
    ...section('insights', view.insights.length > 0, t('sections.insights')),
    ...section('meaning', hasTexts && scored, t('sections.meaning')),
    ...section('strengths', scored, t('sections.strengths')),
    ...section('growth', scored, t('sections.growth')),
    ...section('plan', hasWeeks(view), t('sections.plan')),
    ...section('steps', (plan?.steps.length ?? 0) > 0, plan?.title ?? '', textLanguage(view, texts.language)),
    ...section('checks', report.diagnosticSuggestions.length > 0, t('sections.checks')),
    ...section('scoring', true, t('sections.scoring')),
  ];
}
