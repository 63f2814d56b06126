import { queryOptions } from '@tanstack/react-query';
import { contentKeys } from '@/api/content-keys';
import type { TestId } from '@/lib/assessments/catalogue';
import type { ReportView } from '@/lib/reports/view';
import type { ReportTexts } from '../words/texts';
import type { PartMaker, SpecialPart } from './types';

const interview = async () => {
  const { interviewSettingsPart, interviewSummaryPart, interviewWordsPart } = await import('./interview');
  return [interviewSettingsPart, interviewWordsPart, interviewSummaryPart];
};
const talk = async () => [(await import('./talk')).talkPart];

/** What only one test has to say comes with its reports alone; most tests have nothing here. */
const partsOf: Readonly<Partial<Record<TestId, () => Promise<readonly PartMaker[]>>>> = {
  focuscheck_adult_screening: talk,
  child_focus_tracker: async () => {
    const { childSharingPart, placeTipsPart, twoViewsPart } = await import('./child');
    return [childSharingPart, twoViewsPart, placeTipsPart];
  },
  attention_flow_interview: async () => (await Promise.all([interview(), talk()])).flat(),
  focustrack_attention_test: async () => {
    const parts = await import('./run');
    const { runChangePart, runMeaningPart, runMeasuresPart, runNotesPart, runPicturePart } = parts;
    return [runMeaningPart, runPicturePart, runChangePart, runMeasuresPart, runNotesPart];
  },
  psyprofile_lite: async () => [(await import('./profile-links')).profileLinksPart],
  procrastination_patterns: async () => {
    const { mainPatternPart, tryTodayPart } = await import('./barriers');
    return [mainPatternPart, tryTodayPart];
  },
  start_barriers: async () => [(await import('./barriers')).barriersPart],
  delay_choice: async () => {
    const { delayCurvePart, delayIdeaPart } = await import('./delay');
    return [delayCurvePart, delayIdeaPart];
  },
  memory_check: async () => {
    const { memoryChangesPart, memoryFactorsPart, memoryWordsPart } = await import('./memory');
    return [memoryChangesPart, memoryWordsPart, memoryFactorsPart];
  },
};

/** The parts reports of a test have beyond those of every report, in reading order within each place. */
export function partMakersQuery(testId: TestId) {
  return queryOptions({
    queryKey: contentKeys.reportParts(testId),
    queryFn: partsOf[testId] ?? (async () => []),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Those of them this report has something to say in. */
export function specialParts(
  makers: readonly PartMaker[],
  view: ReportView,
  texts: ReportTexts,
): SpecialPart[] {
  return makers.flatMap((make) => make(view, texts) ?? []);
}
