import type { Run } from '@/lib/assessments/run-state';
import { type Step, stepsOf } from '@/lib/assessments/run-steps';
import type { InstrumentDefinition } from '@/lib/assessments/types';

export interface PlacedStep {
  readonly step: Step;
  /** Place among the steps of the run. */
  readonly index: number;
}

/** Steps that belong together: a module by its area, or what stands before, around and after the modules. */
export interface RunPart {
  readonly id: string;
  readonly kind: 'background' | 'module' | 'questions' | 'closing' | 'end';
  readonly steps: readonly PlacedStep[];
}

/** The parts of a run in the order shown; a test without modules has one part with all its questions. */
export function runParts(run: Run, definition: InstrumentDefinition): RunPart[] {
  const steps = stepsOf(run, definition);
  const firstQuestion = steps.findIndex(({ kind }) => kind === 'scale');
  const parts: { id: string; kind: RunPart['kind']; steps: PlacedStep[] }[] = [];
  steps.forEach((step, index) => {
    const { id, kind } = partOf(step, index < firstQuestion, definition);
    const last = parts.at(-1);
    if (last?.id === id) last.steps.push({ step, index });
    else parts.push({ id, kind, steps: [{ step, index }] });
  });
  return parts;
}

function partOf(
  step: Step,
  isBefore: boolean,
  { followUps }: InstrumentDefinition,
): { id: string; kind: RunPart['kind'] } {
  const place = (kind: Exclude<RunPart['kind'], 'module'>) => ({ id: kind, kind });
  if (step.kind !== 'task' && step.module !== null) return { id: step.module, kind: 'module' };
  if (step.kind !== 'scale') return place(isBefore ? 'background' : 'end');
  if (!followUps) return place('questions');
  const { domain } = step;
  return domain !== null && followUps.modules.includes(domain)
    ? { id: domain, kind: 'module' }
    : place('closing');
}
