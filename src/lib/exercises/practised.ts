/** What an exercise asks for, one word each: lists name it so that people need not read all of them. */
type Ability =
  | 'holding_back'
  | 'choosing'
  | 'staying'
  | 'following'
  | 'switching'
  | 'holding_in_mind'
  | 'places'
  | 'words'
  | 'imagining'
  | 'ahead'
  | 'time'
  | 'beginning'
  | 'calming'
  | 'habits';

const byExercise: Readonly<Record<string, readonly Ability[]>> = {
  'attention-network': ['staying', 'choosing'],
  'body-scan': ['calming', 'staying'],
  breathing: ['calming'],
  'digit-span': ['holding_in_mind'],
  'executive-function': ['switching'],
  flanker: ['choosing'],
  'focus-burst': ['beginning', 'staying'],
  gonogo: ['holding_back'],
  htj: ['habits'],
  'if-then-plan': ['beginning', 'habits'],
  'memory-grid': ['places', 'holding_in_mind'],
  'memory-updating': ['holding_in_mind'],
  nback: ['holding_in_mind'],
  'object-location': ['places'],
  'object-tracking': ['following'],
  'priority-navigator': ['ahead'],
  pvt: ['staying'],
  rotation: ['imagining'],
  sart: ['staying', 'holding_back'],
  simon: ['choosing'],
  'stop-signal': ['holding_back'],
  stroop: ['choosing'],
  'task-priority': ['ahead'],
  'task-switch': ['switching'],
  'temptation-bundle': ['habits', 'beginning'],
  'time-sense': ['time'],
  'tower-plan': ['ahead'],
  'trail-switch': ['switching'],
  'visual-search': ['choosing'],
  'word-recall': ['words'],
};

/** What the task itself practises, the main thing first. Nothing is said of wider benefit. */
export const practisedBy = (exerciseId: string): readonly Ability[] => byExercise[exerciseId] ?? [];
