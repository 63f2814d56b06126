import { err, ok, type Result } from '../result.ts';

/**
 * Names of members; section 1.1 of the community rules. The database does the same and has the last word, and it alone
 * knows which names are taken.
 */

const leastSigns = 3;
const mostSigns = 24;
/** Letters of the eleven languages, digits, - and _. */
const allowed =
  /^[A-Za-z0-9_\-\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017f\u0401\u0410-\u044f\u0451\u3005\u3041-\u3096\u30a1-\u30fa\u30fc\u4e00-\u9fff\uac00-\ud7a3]+$/;
const letter = /[^0-9_-]/;
const latin = /[A-Za-z\u00c0-\u017f]/;
const cyrillic = /[\u0401\u0410-\u044f\u0451]/;

/** Signs that are taken for each other. */
const looksLike: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ь: 'b',
  ł: 'i',
  l: 'i',
  1: 'i',
  0: 'o',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
};

/** A name as it looks: without marks, signs that are taken for each other as one. */
export const handleLook = (handle: string): string =>
  Array.from(
    handle
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, ''),
  )
    .map((sign) => looksLike[sign] ?? sign)
    .join('');

/** Names that would speak for the product or for nobody; not even at the beginning or end of one. */
export const reservedAtEdges = [
  'admin',
  'administrator',
  'moderator',
  'moderation',
  'focusclarity',
  'official',
  'formermember',
  'support',
  'helpdesk',
].map(handleLook);

/** The same as a whole name, or as a part of it between - and _. */
export const reservedWhole = [
  'team',
  'staff',
  'mod',
  'mods',
  'system',
  'service',
  'help',
  'root',
  'deleted',
  'removed',
  'former',
  'member',
  'anonymous',
  'anonym',
  'everyone',
  'nobody',
  'null',
  'undefined',
  'premium',
  'expert',
  'fcl',
].map(handleLook);

const reserved: ReadonlySet<string> = new Set([...reservedAtEdges, ...reservedWhole]);

function isReserved(handle: string): boolean {
  const look = handleLook(handle);
  const joined = look.replace(/[_-]/g, '');
  return (
    reserved.has(joined) ||
    look.split(/[_-]+/).some((part) => reserved.has(part)) ||
    reservedAtEdges.some((name) => joined.startsWith(name) || joined.endsWith(name))
  );
}

/**
 * The name as it is stored (NFC), or why not: 3 to 24 signs, at least one letter, one of the scripts that look alike,
 * nothing that reads like staff, never the e-mail address of the account or what stands before its @.
 */
export function checkHandle(handle: string, email: string | null = null): Result<string, 'handle_invalid'> {
  const kept = handle.slice(0, 200).normalize('NFC');
  const signs = Array.from(kept).length;
  const address = email?.toLowerCase() ?? '';
  const refused =
    signs < leastSigns ||
    signs > mostSigns ||
    !allowed.test(kept) ||
    !letter.test(kept) ||
    (latin.test(kept) && cyrillic.test(kept)) ||
    isReserved(kept) ||
    (address !== '' && [address, address.split('@')[0]].includes(kept.toLowerCase()));
  return refused ? err('handle_invalid') : ok(kept);
}

const changeEveryDays = 90;

/** When a name may be changed again, in milliseconds. @param changedAt of the last change or of the first name, ISO 8601 */
export const handleFreeAt = (changedAt: string): number =>
  Date.parse(changedAt) + changeEveryDays * 86_400_000;
