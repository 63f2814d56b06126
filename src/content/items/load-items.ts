import { fallbackLanguage, type Language } from '@/config/languages';
import { itemText, readStoredItems, type StoredItem } from '@/lib/assessments/bank-item';
import type { CatalogueEntry } from '@/lib/assessments/catalogue';
import type { FormId, SelectableItem } from '@/lib/assessments/types';

/** A question as a form asks it, in the wanted language, or in English where that has no such text yet. */
export type ShownItem = SelectableItem & { readonly text: string; readonly language: Language };

export type LoadedItems = {
  /** Every question the form can ask, in the order of the bank. */
  readonly items: readonly ShownItem[];
  readonly byId: ReadonlyMap<string, ShownItem>;
};

type BankFile = { default: unknown };

/** One lazy chunk per bank, language and domain. */
const bankFiles = import.meta.glob<BankFile>('./*/*/*.json');

/**
 * The questions of a test as a form asks them. English says which questions exist, which are active, and which ages they
 * fit; a translation gives words only. A question without a text in the form is left out. Impact questions of follow-ups
 * are interface texts and no items of a bank; a test that is a task has no bank at all.
 * @param test its route key is the folder of the bank
 * @param files for tests: address './<bank>/<language>/<domain>.json' to a loader
 * @throws when a file cannot be fetched, has the wrong shape, or a test with questions has no English files
 */
export async function loadItems(
  {
    routeKey: bank,
    selection,
  }: Pick<CatalogueEntry, 'routeKey'> & { readonly selection?: { total: number } },
  language: Language,
  form: FormId,
  files: Readonly<Record<string, () => Promise<BankFile>>> = bankFiles,
): Promise<LoadedItems> {
  if (selection?.total === 0) return { items: [], byId: new Map() };
  const [source, translated] = await Promise.all([
    readBank(files, bank, fallbackLanguage),
    language === fallbackLanguage ? [] : readBank(files, bank, language),
  ]);
  if (source.length === 0) throw new Error(`There is no item bank ${bank}`);
  const texts = new Map(translated.map((item) => [item.id, itemText(item, form)]));
  const items = source.flatMap((item): ShownItem[] => {
    const english = itemText(item, form);
    if (english === null) return [];
    const text = texts.get(item.id);
    const shown =
      typeof text === 'string' ? { text, language } : { text: english, language: fallbackLanguage };
    return [{ ...selectable(item), ...shown }];
  });
  return { items, byId: new Map(items.map((item) => [item.id, item])) };
}

function selectable(item: StoredItem): SelectableItem {
  const { id, domain, facet, active } = item;
  return { id, domain, facet, active, ...('age_bands' in item ? { age_bands: item.age_bands } : {}) };
}

async function readBank(
  files: Readonly<Record<string, () => Promise<BankFile>>>,
  bank: string,
  language: Language,
): Promise<StoredItem[]> {
  const folder = `./${bank}/${language}/`;
  const loaders = Object.entries(files).filter(([file]) => file.startsWith(folder));
  const banks = await Promise.all(loaders.map(async ([, load]) => readStoredItems((await load()).default)));
  return banks.flat();
}
