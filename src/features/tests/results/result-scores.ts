import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import type { DomainDefinition, InstrumentDefinition } from '@/lib/assessments/types';
import { answerCounts } from '../texts';

export interface DomainResult {
  readonly domain: DomainDefinition;
  /** Null when nothing in the area was answered. */
  readonly percent: number | null;
  readonly answered: number;
  readonly served: number;
  /** Fewer than half of the served questions were answered. */
  readonly thin: boolean;
}

/** The areas of an attempt, highest score first, ties in report order, areas without a score last. */
export function domainResults(definition: InstrumentDefinition, attempt: AttemptRecord): DomainResult[] {
  const counts = answerCounts(definition, attempt.question_ids, (id) => Object.hasOwn(attempt.answers, id));
  return definition.domains
    .map((domain) => ({
      domain,
      percent: attempt.domains[domain.id] ?? null,
      answered: counts[domain.id]?.answered ?? 0,
      served: counts[domain.id]?.served ?? 0,
      thin: attempt.quality.thin_prefixes.includes(domain.prefix),
    }))
    .sort((a, b) => (b.percent ?? -1) - (a.percent ?? -1));
}

/** 5.3: the support line stands at the top when one of these areas reaches this score. */
const supportFrom = 70;

export function needsSupportFirst(definition: InstrumentDefinition, attempt: AttemptRecord): boolean {
  return definition.supportDomains.some((id) => (attempt.domains[id] ?? 0) >= supportFrom);
}
