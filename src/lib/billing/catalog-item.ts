import * as z from 'zod/mini';
import { type Difficulty, type TestId, testIds } from '../assessments/catalogue.ts';
import { type ItemTitles, readTitles } from './item-titles.ts';

export const itemKinds = ['test', 'training', 'bundle'] as const;
export type ItemKind = (typeof itemKinds)[number];

export const difficulties = ['Beginner', 'Intermediate', 'Advanced'] as const satisfies readonly Difficulty[];

/** An item as the shop shows it. What it opens is named by ids; an address from the row is never followed. */
export type CatalogItem = {
  readonly sku: string;
  readonly title: string;
  /** Names that the team gave it; not there without any. */
  readonly titles?: ItemTitles | undefined;
  readonly unit_price_cents: number;
  readonly kind: ItemKind;
  /** As written in the catalogue: '8-10 min'. */
  readonly duration: string | null;
  readonly difficulty: Difficulty | null;
  readonly testId: TestId | null;
  readonly exerciseId: string | null;
  /** Its place in its shelf; of those with the same number the name decides. */
  readonly place: number;
  /** Skus of a bundle's members in their order; empty for a single item. */
  readonly items: readonly string[];
};

const orNull = <T extends z.core.$ZodType>(schema: T) => z.catch(z.nullable(schema), null);

/** Rows of `bundle_items`, as they come with their bundle. */
export const bundleItemsSchema = z.array(z.object({ sku: z.string(), place: z.number() }));

/** Skus of a bundle's members, in their order. */
export const memberSkus = (rows: z.infer<typeof bundleItemsSchema>): string[] =>
  rows.toSorted((a, b) => a.place - b.place).map(({ sku }) => sku);

const metadataSchema = z.object({
  duration: orNull(z.string().check(z.minLength(1), z.maxLength(40))),
  difficulty: orNull(z.enum(difficulties)),
});

/** The columns that `readCatalogItem` reads, as both sides ask for them. */
export const catalogColumns =
  'sku, title, titles, unit_price_cents, kind, test_id, exercise_id, place, metadata, bundle_items!bundle_items_bundle_sku_fkey(sku, place)';

const rowSchema = z.object({
  sku: z.string().check(z.minLength(1), z.maxLength(64)),
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  unit_price_cents: z.int().check(z.minimum(0)),
  kind: z.enum(itemKinds),
  test_id: orNull(z.enum(testIds)),
  exercise_id: orNull(z.string().check(z.minLength(1), z.maxLength(64))),
  place: z.catch(z.int(), 100),
  bundle_items: z.catch(bundleItemsSchema, []),
  titles: z.optional(z.unknown()),
  metadata: z.optional(z.unknown()),
});

/** Metadata arrive as an object or as its JSON text; anything else counts as none. */
function readMetadata(value: unknown): z.infer<typeof metadataSchema> {
  let given = value;
  if (typeof value === 'string') {
    try {
      given = JSON.parse(value);
    } catch {
      given = {};
    }
  }
  const parsed = z.safeParse(metadataSchema, typeof given === 'object' && given !== null ? given : {});
  return parsed.success ? parsed.data : { duration: null, difficulty: null };
}

/** An item from a row of `catalog_items` with its `bundle_items`; null when the row is none this version can sell. */
export function readCatalogItem(row: unknown): CatalogItem | null {
  const parsed = z.safeParse(rowSchema, row);
  if (!parsed.success) return null;
  const { sku, title, unit_price_cents, kind, test_id, exercise_id, place, bundle_items } = parsed.data;
  const metadata = readMetadata(parsed.data.metadata);
  const titles = readTitles(parsed.data.titles);
  return {
    sku,
    title,
    ...(titles && { titles }),
    unit_price_cents,
    kind,
    duration: metadata.duration,
    difficulty: metadata.difficulty,
    testId: test_id,
    exerciseId: exercise_id,
    place,
    items: kind === 'bundle' ? memberSkus(bundle_items) : [],
  };
}
