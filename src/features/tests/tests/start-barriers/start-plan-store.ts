import { kept } from '@/api/device/kept';
import { type StartPlan, startPlanSchema } from '@/lib/assessments/tests/start-barriers/start-plan';

/** On this device only, beside the attempt it followed; nothing of it is ever sent. */
const planOf = (attemptId: string) =>
  kept<StartPlan | null>(`fcl.startPlan.${attemptId}`, startPlanSchema, null, 'device');

export const loadStartPlan = (attemptId: string): StartPlan | null => planOf(attemptId).get();

/** Null deletes it. Answers whether the device keeps it. */
export const keepStartPlan = (attemptId: string, plan: StartPlan | null): boolean =>
  planOf(attemptId).set(plan);
