import { isPremiumReader } from '@/lib/reports/reader';
import { type ReportView, textLanguage } from '@/lib/reports/view';
import { hasGiven } from '../words/given';
import type { ReportTexts } from '../words/texts';
import { specialParts } from './parts';
import type { PartMaker, PartPlace, SpecialPart } from './types';

export type ReportSectionId =
  | 'areas'
  | 'doctor'
  | 'insights'
  | 'meaning'
  | 'strengths'
  | 'growth'
  | 'plan'
  | 'steps'
  | 'checks'
  | 'given'
  | 'scoring';

type SectionHead = {
  readonly title: string;
  /** Language of the title where it differs from the page's. */
  readonly lang: string | undefined;
};

export type ReportSection = SectionHead &
  (
    | { readonly id: ReportSectionId; readonly special: null }
    | { readonly id: string; readonly special: SpecialPart }
  );

/**
 * The parts this report has something to say in, in reading order. Contents, page and PDF are made from this list.
 * @param makers of the parts that only reports of this test have
 */
export function sectionsOf(
  view: ReportView,
  texts: ReportTexts,
  makers: readonly PartMaker[],
): ReportSection[] {
  const { report, wording } = view;
  const hasTexts = view.contentLanguage !== null;
  const isOwner = view.reader.audience === 'owner';
  const scored = view.areas.some((area) => area.scored);
  const steps = report.resultNarrative?.developmentPlan;
  const section = (id: ReportSectionId, shown: boolean, title: string, lang?: string): ReportSection[] =>
    shown ? [{ id, title, lang, special: null }] : [];
  const parts = specialParts(makers, view, texts);
  const special = (wanted: PartPlace): ReportSection[] =>
    parts
      .filter(({ place }) => place === wanted)
      .map((part) => ({ id: part.id, title: part.title, lang: undefined, special: part }));
  const isChild = wording === 'parent' || wording === 'teacher';
  // A preference has no better and worse.
  const strengths = section(
    'strengths',
    scored && wording !== 'choice',
    texts.say('sections.strengths', view),
  );
  const count = view.areas.length;
  return [
    ...special('first'),
    ...(isChild ? strengths : []),
    ...section('areas', true, texts.say('sections.areas', view, { count })),
    ...section('doctor', view.definition.tone === 'memory', texts.t('sections.doctor')),
    ...special('after_areas'),
    ...section('insights', view.insights.length > 0, texts.say('sections.insights', view)),
    ...section('meaning', hasTexts && scored, texts.say('sections.meaning', view)),
    ...(isChild ? [] : strengths),
    ...section('growth', isOwner && scored && wording !== 'choice', texts.say('sections.growth', view)),
    ...section(
      'plan',
      isOwner && view.cycles.length > 0,
      texts.t(isPremiumReader(view.reader) ? 'sections.planTwice' : 'sections.plan'),
    ),
    ...section(
      'steps',
      isOwner && (steps?.steps.length ?? 0) > 0,
      steps?.title ?? '',
      textLanguage(view, texts.language),
    ),
    ...section('checks', isOwner && report.diagnosticSuggestions.length > 0, texts.t('sections.checks')),
    ...section('given', isOwner && hasGiven(view), texts.say('sections.given', view)),
    ...special('before_scoring'),
    ...section('scoring', true, texts.t('sections.scoring')),
  ];
}
