import { isPlainText } from '../../plain-text.ts';
import type { RecallPair } from '../own-words.ts';
import type { RecallMetrics } from './score.ts';

/** Characters of a question or an answer. */
export const longestFact = 80;

export type FactFault = 'empty' | 'tooLong' | 'notPlain' | 'secret';

/** Words by which people name what opens accounts, in the languages of the app. */
const secretWords =
  /(?<!\p{L})((pass ?(word|code|phrase)|pin|contraseña|clave|senha)s?|cvv|cvc|passw(ort|örter)|kennw(ort|örter)|geheimzahl|mots? de passe|codes? secrets?|palavra-passe|codic[ei] segret[oi]|hasł[oa]|парол[ьи]|пин)(?!\p{L})|パスワード|暗証番号|비밀번호|密码|口令/iu;
const cardNumber = /(?:\d[ -]?){12}/;
const markup = /<[^>]*>|[<>]/;

/** What is wrong with a question or an answer that is to be learned; null for nothing. */
export function faultOf(text: string): FactFault | null {
  const bare = text.trim();
  if (bare === '') return 'empty';
  if ([...bare].length > longestFact) return 'tooLong';
  if (!isPlainText(bare) || /[\t\n\r]/.test(bare) || markup.test(bare)) return 'notPlain';
  const asDigits = bare.normalize('NFKC');
  return secretWords.test(asDigits) || cardNumber.test(asDigits) ? 'secret' : null;
}

/** Least known ones first, those added first before others. */
export const byNeed = (facts: readonly RecallPair[]): RecallPair[] =>
  facts.toSorted((a, b) => (a.best_delay_s ?? 0) - (b.best_delay_s ?? 0));

export interface FactChange {
  readonly id: string;
  readonly change: Partial<Pick<RecallPair, 'best_delay_s' | 'learned_at' | 'kept'>>;
}

interface FactRun {
  readonly isCheck: boolean;
  readonly pairs: readonly { readonly id: string }[];
}

/** What a whole run changes of the facts it asked for. A fact without a success was not learned. */
export function factChanges(
  { isCheck, pairs }: FactRun,
  { bestDelayS, known }: Pick<RecallMetrics, 'bestDelayS' | 'known'>,
  endedAt: string,
): FactChange[] {
  return pairs.flatMap(({ id }, i): FactChange[] => {
    if (isCheck) return [{ id, change: { kept: known[i] ?? false } }];
    const best = bestDelayS[i] ?? null;
    return best === null ? [] : [{ id, change: { best_delay_s: best, learned_at: endedAt, kept: null } }];
  });
}
