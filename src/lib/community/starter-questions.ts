import type { CommunityTag } from './tags.ts';

export interface StarterQuestion {
  readonly id: string;
  readonly tags: readonly CommunityTag[];
}

/** Questions of the team to begin with, in their order; section 5.4 of the community rules. Texts: content/community/seed-topics. */
export const starterQuestions: readonly StarterQuestion[] = [
  { id: 'start-avoided-task', tags: ['starting'] },
  { id: 'return-after-interruption', tags: ['focus'] },
  { id: 'high-result-diagnosis', tags: ['screening'] },
  { id: 'results-changed', tags: ['screening'] },
  { id: 'first-exercise', tags: ['training'] },
  { id: 'plan-a-week', tags: ['planning'] },
  { id: 'phone-in-another-room', tags: ['environment'] },
  { id: 'background-noise', tags: ['environment'] },
  { id: 'nothing-works', tags: ['wellbeing'] },
  { id: 'child-homework', tags: ['parents'] },
  { id: 'teacher-with-a-class', tags: ['teachers'] },
  { id: 'habit-streaks', tags: ['habits'] },
  { id: 'first-appointment', tags: ['professional-help'] },
  { id: 'study-rooms', tags: ['rooms'] },
  { id: 'reading-settings', tags: ['accessibility'] },
];
