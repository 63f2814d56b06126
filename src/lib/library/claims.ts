import { splitSentences } from '../readability.ts';

/**
 * Sentences that promise what nothing here does; sections 5 and 5.6 of the rules of the self-checks. A sentence that denies
 * it, or that tells what a professional does, stays.
 */

const promises: readonly RegExp[] = [
  /\b(?:treats|cures?|cured|curing|heals?|healed|healing|diagnoses|diagnosing|prevents?|prevented|preventing)\b/i,
  /\b(?:can|could|will|may|might|to|helps?|and|or) (?:treat|diagnose|remedy|fix (?:adhd|attention|dementia|memory))\b/i,
  /\b(?:training|exercises?|games?|practice)\b[^.!?]{0,60}\b(?:improves?|boosts?|sharpens?|raises?)\b[^.!?]{0,40}\b(?:daily life|everyday|attention|memory|intelligence|iq|brain)\b/i,
  /\bdetects?\b[^.!?]{0,30}\b(?:dementia|alzheimer|adhd)/i,
];
/** Never, whatever else the sentence says. */
const always: readonly RegExp[] = [
  /\b(?:clinically|scientifically) (?:proven|tested|validated)\b/i,
  /\bguarantee[ds]?\b/i,
  /\bmiracle\b/i,
  /\bearly signs? of dementia\b/i,
];
const denied =
  /\b(?:not|no|never|nor|neither|nobody|nothing|none|cannot|without|rather than|instead of|mixed|unclear|unknown|whether|far from)\b|n['’]t\b/i;
const byProfessionals =
  /\b(?:doctors?|physicians?|nurses?|clinicians?|clinics?|professionals?|specialists?|psychologists?|psychiatrists?|therapists?|hospitals?|assessment)\b/i;

/** The sentences of an English text that claim too much. */
export const claimsIn = (prose: string): string[] =>
  prose
    .split('\n')
    .flatMap(splitSentences)
    .filter(
      (sentence) =>
        always.some((each) => each.test(sentence)) ||
        (promises.some((each) => each.test(sentence)) &&
          !denied.test(sentence) &&
          !byProfessionals.test(sentence)),
    );
