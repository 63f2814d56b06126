import type { AreaKind, DomainDefinition, SelectionRule } from './types.ts';

/* What definitions of tests share. */

/** A domain as its bank describes it: `facets.length * perFacet` questions. */
type BankDomain<Id extends string> = {
  readonly id: Id;
  readonly prefix: string;
  readonly perFacet: number;
  readonly facets: readonly string[];
};

/** The domains of a bank with their English labels and kinds, in report order. */
export function defineDomains<Id extends string>(
  bank: readonly BankDomain<Id>[],
  areas: Readonly<Record<Id, readonly [label: string, kind: AreaKind]>>,
): readonly (DomainDefinition & { readonly id: Id })[] {
  return bank.map(({ id, prefix, perFacet, facets }) => ({
    id,
    label: areas[id][0],
    kind: areas[id][1],
    prefix,
    itemCount: facets.length * perFacet,
    facets,
  }));
}

/** A domain without questions: its number comes from a run or from choices. */
export function measuredDomain(id: string, label: string, prefix: string, kind: AreaKind): DomainDefinition {
  return { id, label, prefix, kind, itemCount: 0, facets: [] };
}

/** Selection of a test without questions. */
export const noQuestions: SelectionRule = {
  total: 0,
  minPerDomain: 0,
  maxPerDomain: 0,
  followUps: 0,
  shuffle: false,
  avoidLastAttempts: 0,
};
