/** What is for sale at the desk of the team: an item in a form, what is wrong with it and what of it changed. */
import { type Language, languageCodes } from '../../config/languages.ts';
import { difficulties } from '../billing/catalog-item.ts';
import type { ItemTitles } from '../billing/item-titles.ts';
import { amountOf, centsTyped } from './orders.ts';

export interface ItemFacts {
  /** Names that the team gave it. */
  readonly titles: ItemTitles;
  readonly unit_price_cents: number;
  readonly active: boolean;
  readonly place: number;
  readonly route: string | null;
  readonly duration: string | null;
  readonly difficulty: string | null;
}

/** An item as it stands in a form. */
export interface ItemDraft {
  readonly titles: Readonly<Record<Language, string>>;
  readonly price: string;
  readonly place: string;
  readonly active: boolean;
  readonly route: string;
  readonly duration: string;
  /** Empty for none. */
  readonly difficulty: string;
}

/** Most signs of a name, and bounds of a price: less than 50 cents cannot be paid. The database holds the same. */
export const mostOfTitle = 80;
export const [leastPrice, mostPrice] = [50, 1_000_000];

export const draftOf = (item: ItemFacts): ItemDraft => ({
  titles: Object.fromEntries(languageCodes.map((code) => [code, item.titles[code] ?? ''])) as Record<
    Language,
    string
  >,
  price: amountOf(item.unit_price_cents),
  place: String(item.place),
  active: item.active,
  route: item.route ?? '',
  duration: item.duration ?? '',
  difficulty: item.difficulty ?? '',
});

export type DraftFault = 'price' | 'place' | 'route' | 'duration' | Language;

/** Fields that cannot be kept as they stand. */
export function faultsIn(draft: ItemDraft): DraftFault[] {
  const cents = centsTyped(draft.price);
  const faults: DraftFault[] = languageCodes.filter(
    (code) => [...draft.titles[code].trim()].length > mostOfTitle,
  );
  if (cents === null || cents < leastPrice || cents > mostPrice) faults.push('price');
  if (!/^\d{1,4}$/.test(draft.place.trim())) faults.push('place');
  if (!/^\/[a-z0-9/-]{0,199}$/.test(draft.route.trim())) faults.push('route');
  const duration = draft.duration.trim();
  if (duration !== '' && !/^[1-9]\d{0,2}(-[1-9]\d{0,2})? min$/.test(duration)) faults.push('duration');
  return faults;
}

/** A draft without faults as an item. */
function factsOf(draft: ItemDraft): ItemFacts {
  const titles = languageCodes.flatMap((code) => {
    const title = draft.titles[code].trim();
    return title === '' ? [] : [[code, title] as const];
  });
  return {
    titles: Object.fromEntries(titles),
    unit_price_cents: centsTyped(draft.price) ?? 0,
    active: draft.active,
    place: Number(draft.place),
    route: draft.route.trim(),
    duration: draft.duration.trim() || null,
    difficulty: difficulties.find((level) => level === draft.difficulty) ?? null,
  };
}

export type ItemChange = { -readonly [Fact in keyof ItemFacts]?: ItemFacts[Fact] };

const sameTitles = (one: ItemTitles, other: ItemTitles): boolean =>
  languageCodes.every((code) => (one[code] ?? '') === (other[code] ?? ''));

/** What a draft changes of an item; empty where it changes nothing. */
export function changeOf(item: ItemFacts, draft: ItemDraft): ItemChange {
  const facts = factsOf(draft);
  const changed = (Object.keys(facts) as (keyof ItemFacts)[]).filter((name) =>
    name === 'titles' ? !sameTitles(item.titles, facts.titles) : item[name] !== facts[name],
  );
  return Object.fromEntries(changed.map((name) => [name, facts[name]]));
}

/** A field that stands otherwise in a form than in the catalogue, as both have it. */
export interface Difference {
  readonly field: Exclude<keyof ItemDraft, 'titles'> | Language;
  readonly kept: string;
  readonly typed: string;
}

export function differencesOf(item: ItemFacts, draft: ItemDraft): Difference[] {
  const kept = draftOf(item);
  const fields = ['price', 'active', 'place', 'route', 'duration', 'difficulty'] as const;
  return [
    ...languageCodes.map((code) => ({ field: code, kept: kept.titles[code], typed: draft.titles[code] })),
    ...fields.map((field) => ({ field, kept: String(kept[field]), typed: String(draft[field]) })),
  ].filter(({ kept: one, typed: other }) => one !== other.trim());
}
