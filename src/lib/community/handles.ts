import { err, ok, type Result } from '../result.ts';
import { smallLetters } from './letters.ts';

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

/** Signs that are taken for each other, and what they are taken for. */
const alike = 'абвгдезиклмнопрстухчшьıłl1|02345678đħĸŋøŧßþ';
const asIf = 'abbrdeeuknmhonpctyxywbiiiiiozeasbtbdhknotbp';
const looksLike: ReadonlyMap<string, string> = new Map(
  Array.from(alike, (sign, at) => [sign, asIf.charAt(at)]),
);

/** A name as it looks: without marks, signs and pairs of signs that are taken for each other as one. */
export const handleLook = (handle: string): string =>
  Array.from(
    smallLetters(handle.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')),
    (sign) => looksLike.get(sign) ?? sign,
  )
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

const words = (list: string): string[] => [...new Set(list.split(' ').map(handleLook))];

/** Names that would speak for the product or for nobody; not even at the beginning or end of one. */
export const reservedAtEdges = words(
  'admin administrator moderator moderation focusclarity official formermember support helpdesk administrador ' +
    'administrateur amministratore moderador moderateur moderatore moderadora moderatorin soporte suporte supporto ' +
    'админ администратор модератор поддержка 管理员 管理者 版主 官方 客服 公式 運営 スタッフ サポート モデレーター 관리자 운영자 운영진',
);

/** The same as a whole name, or as a part of it between - and _. */
export const reservedWhole = words(
  'team staff mod mods system service help root deleted removed former member anonymous anonym everyone nobody null ' +
    'undefined premium expert fcl equipo equipe squadra zespol команда 团队 チーム',
);

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
