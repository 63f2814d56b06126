import { fallbackLanguage, type Language } from '@/config/languages';
import { type BankItem, readBankItems } from '@/lib/assessments/bank-item';
import type { CatalogueEntry } from '@/lib/assessments/types';

/** A question in the language it is shown in: the wanted one, or English where that has no such question yet. */
export type ShownItem = BankItem & { readonly language: Language };

export type LoadedItems = {
  /** The whole bank in its own order. */
  readonly items: readonly ShownItem[];
  readonly byId: ReadonlyMap<string, ShownItem>;
};

type BankFile = { default: unknown };

/** One lazy chunk per bank, language and domain. */
const bankFiles = import.meta.glob<BankFile>('./*/*/*.json');

/**
 * The questions of a test. English says which questions exist and which are active; a translation gives words only.
 * @param bank folder of the bank, which is the route key of its test
 * @param files for tests: address './<bank>/<language>/<domain>.json' to a loader
 * @throws when a file cannot be fetched, has the wrong shape, or the bank has no English files
 */
export async function loadItems(
  { routeKey: bank }: Pick<CatalogueEntry, 'routeKey'>,
  language: Language,
  files: Readonly<Record<string, () => Promise<BankFile>>> = bankFiles,
): Promise<LoadedItems> {
  const [source, translated] = await Promise.all([
    readBank(files, bank, fallbackLanguage),
    language === fallbackLanguage ? [] : readBank(files, bank, language),
  ]);
  if (source.length === 0) throw new Error(`There is no item bank ${bank}`);
  const texts = new Map(translated.map((item) => [item.id, item.text]));
  const items = source.map((item): ShownItem => {
    const text = texts.get(item.id);
    return text === undefined ? { ...item, language: fallbackLanguage } : { ...item, text, language };
  });
  return { items, byId: new Map(items.map((item) => [item.id, item])) };
}

async function readBank(
  files: Readonly<Record<string, () => Promise<BankFile>>>,
  bank: string,
  language: Language,
): Promise<BankItem[]> {
  const folder = `./${bank}/${language}/`;
  const loaders = Object.entries(files).filter(([file]) => file.startsWith(folder));
  const banks = await Promise.all(loaders.map(async ([, load]) => readBankItems((await load()).default)));
  return banks.flat();
}
