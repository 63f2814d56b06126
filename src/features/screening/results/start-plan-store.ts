import { readStartPlan, type StartPlan } from '@/lib/assessments/start-plan';

/** On this device only, beside the attempt it followed; nothing of it is ever sent. */
const keyOf = (attemptId: string) => `fcl.startPlan.${attemptId}`;

export function loadStartPlan(attemptId: string): StartPlan | null {
  try {
    return readStartPlan(JSON.parse(window.localStorage.getItem(keyOf(attemptId)) ?? 'null'));
  } catch {
    return null; // storage is switched off, or what it holds is no plan
  }
}

/** Null deletes it. Answers whether the device keeps it. */
export function keepStartPlan(attemptId: string, plan: StartPlan | null): boolean {
  try {
    if (plan === null) window.localStorage.removeItem(keyOf(attemptId));
    else window.localStorage.setItem(keyOf(attemptId), JSON.stringify(plan));
    return true;
  } catch {
    return false; // storage is switched off or full
  }
}
