import * as z from 'zod/mini';

/** One question of an item bank, as stored in `src/content/items/<bank>/<language>/<domain>.json`. */
export const bankItemSchema = z.strictObject({
  /** Domain prefix and three digits, unique across the product and never reused. */
  id: z.string(),
  text: z.string(),
  domain: z.string(),
  facet: z.string(),
  active: z.boolean(),
});

export type BankItem = z.infer<typeof bankItemSchema>;

export interface BankDomain {
  readonly id: string;
  /** Letters that start every id of the domain. */
  readonly prefix: string;
  /** In numbering order: facet k (from 1) holds numbers perFacet*(k-1)+1 to perFacet*k. */
  readonly facets: readonly string[];
  readonly perFacet: number;
  /** Where a domain opens differently from its bank (impact follow-ups, informant forms). */
  readonly stem?: string;
}

export interface BankDescription {
  readonly id: string;
  /** Words every text opens with, without the space that follows. */
  readonly stem: string;
  readonly domains: readonly BankDomain[];
  /** True for banks about a child or a known person, where home, class and family roles are given. */
  readonly namesRoles?: boolean;
}

export interface BankFinding {
  readonly id: string;
  readonly rule: BankRule;
  readonly detail: string;
}

export type BankRule =
  | 'record'
  | 'count'
  | 'id'
  | 'stem'
  | 'question_mark'
  | 'spacing'
  | 'length'
  | 'grade'
  | 'mean_grade'
  | 'one_idea'
  | 'degree_word'
  | 'idiom'
  | 'brand'
  | 'culture_bound'
  | 'diagnostic'
  | 'topic'
  | 'trait_label'
  | 'cause'
  | 'praise'
  | 'role'
  | 'gender'
  | 'negation'
  | 'back_reference'
  | 'work_or_study'
  | 'refused_fragment'
  | 'duplicate'
  | 'swapped_word'
  | 'same_verb_object';

/** Reads a bank file. Throws a ZodError naming the record and the field when the shape is wrong. */
export function readBankItems(value: unknown): BankItem[] {
  return z.array(bankItemSchema).parse(value);
}
