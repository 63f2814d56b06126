import * as z from 'zod/mini';
import { ageBands, type FormId } from './types.ts';

const recordFields = {
  /** Domain prefix and three digits, unique across the product and never reused. */
  id: z.string(),
  domain: z.string(),
  facet: z.string(),
  active: z.boolean(),
};

/** One question of an item bank with one form, as stored in `src/content/items/<bank>/<language>/<domain>.json`. */
export const bankItemSchema = z.strictObject({ ...recordFields, text: z.string() });

export type BankItem = z.infer<typeof bankItemSchema>;

/** A question as any bank file holds it: with one text, or with a text for each form that has it. */
const storedItemSchema = z.union([
  z.strictObject({ ...recordFields, text: z.string(), text_informant: z.optional(z.string()) }),
  z.strictObject({
    ...recordFields,
    text_parent: z.nullable(z.string()),
    text_teacher: z.nullable(z.string()),
    age_bands: z.array(z.enum(ageBands)).check(z.minLength(1)),
  }),
]);
export type StoredItem = z.infer<typeof storedItemSchema>;

/** What a form asks; null when the question has no text in that form. */
export function itemText(item: StoredItem, form: FormId): string | null {
  if ('text_parent' in item) return form === 'teacher' ? item.text_teacher : item.text_parent;
  return form === 'informant' ? (item.text_informant ?? null) : item.text;
}

/** The bank as one form asks it; questions without a text in that form are left out. */
export function itemsOfForm(items: readonly StoredItem[], form: FormId): BankItem[] {
  return items.flatMap(({ id, domain, facet, active, ...rest }) => {
    const text = itemText({ id, domain, facet, active, ...rest } as StoredItem, form);
    return text === null ? [] : [{ id, text, domain, facet, active }];
  });
}

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

/** The bank of a test as each of its forms asks it; `tests/<test>/bank.ts` exports it as `bank`. */
export interface BankOfTest {
  readonly routeKey: string;
  /** Questions each form is meant to have. Said beside the areas, so that one lost with its questions is noticed. */
  readonly questions: number;
  readonly descriptions: readonly { readonly form: FormId; readonly bank: BankDescription }[];
}

/** Reads a bank file of any shape. Throws a ZodError naming the record and the field when the shape is wrong. */
export function readStoredItems(value: unknown): StoredItem[] {
  return z.array(storedItemSchema).parse(value);
}

/** Reads a bank file. Throws a ZodError naming the record and the field when the shape is wrong. */
export function readBankItems(value: unknown): BankItem[] {
  return z.array(bankItemSchema).parse(value);
}
