import type { TestId } from '@/lib/assessments/types';
import type { ReportView } from '../report-view';
import type { ReportTexts } from '../texts';
import { barriersPart, mainPatternPart, tryTodayPart } from './barriers';
import { childSharingPart, placeTipsPart, twoViewsPart } from './child';
import type { PartMaker } from './define-part';
import { delayCurvePart, delayIdeaPart } from './delay';
import { interviewSettingsPart, interviewSummaryPart, interviewWordsPart } from './interview';
import { memoryChangesPart, memoryFactorsPart, memoryWordsPart } from './memory';
import { profileLinksPart } from './profile-links';
import { runChangePart, runMeaningPart, runMeasuresPart, runNotesPart, runPicturePart } from './run';
import { talkPart } from './talk';
import type { SpecialPart } from './types';

const partsOf: Readonly<Record<TestId, readonly PartMaker[]>> = {
  focus_snapshot: [],
  focuscheck_adult_screening: [talkPart],
  child_focus_tracker: [childSharingPart, twoViewsPart, placeTipsPart],
  attention_flow_interview: [interviewSettingsPart, interviewWordsPart, interviewSummaryPart, talkPart],
  focustrack_attention_test: [runMeaningPart, runPicturePart, runChangePart, runMeasuresPart, runNotesPart],
  psyprofile_lite: [profileLinksPart],
  procrastination_patterns: [mainPatternPart, tryTodayPart],
  start_barriers: [barriersPart],
  delay_choice: [delayCurvePart, delayIdeaPart],
  memory_check: [memoryChangesPart, memoryWordsPart, memoryFactorsPart],
};

/** The parts this report has beyond those of every report, in reading order within each place. */
export function specialParts(view: ReportView, texts: ReportTexts): SpecialPart[] {
  return partsOf[view.definition.testId].flatMap((make) => make(view, texts) ?? []);
}
