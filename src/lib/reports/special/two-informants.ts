import { compareScores } from '../../assessments/difference.ts';
import { subjectOf } from '../../assessments/history.ts';
import type { FormId } from '../../assessments/types.ts';
import { toMs } from '../../time.ts';

/** An attempt about a child as the side by side reads it. Percents have one decimal. */
export type ChildAttempt = {
  readonly id: string;
  readonly test_id: string;
  readonly form: FormId;
  readonly completed_at: string;
  readonly domains: Readonly<Record<string, number | null>>;
  readonly details?:
    | { readonly child_label?: string | undefined; readonly age_band?: string | undefined }
    | null
    | undefined;
};

/** Where more difficulty was reported; 'same' reads 'about the same'. */
export type SeenMore = 'home' | 'class' | 'same';

export type SideBySideRow = {
  /** Area id. */
  readonly id: string;
  readonly home: number;
  readonly class: number;
  readonly seen: SeenMore;
  /** The difference is a large one: 'seen much more'. */
  readonly much: boolean;
};

export type SideBySide<A extends ChildAttempt> = {
  readonly home: A;
  readonly class: A;
  /** Areas scored in both, in report order. The two numbers stand for themselves and are never averaged. */
  readonly rows: readonly SideBySideRow[];
  /** Rows that read 'about the same'. */
  readonly alike: number;
};

/** From so many points on a difference is called a large one. */
const muchMore = 30;

/** Areas of this test rest on eight answers, so the smaller limit of `compareScores` (10 points) applies. */
const answersPerArea = 8;

/**
 * The attempt beside the latest one of the other form about the same child (label and age band). Null when there is no
 * such attempt, no area is scored in both, or the attempt names no child.
 */
export function sideBySide<A extends ChildAttempt>(
  attempt: A,
  others: readonly A[],
  areas: readonly string[],
): SideBySide<A> | null {
  const other = otherViewOf(attempt, others);
  return other && besideOther(attempt, other, areas);
}

/** The latest attempt of the other form about the same child; null without one, or where the attempt names no child. */
export function otherViewOf<A extends ChildAttempt>(attempt: A, others: readonly A[]): A | null {
  const otherForm = attempt.form === 'parent' ? 'teacher' : attempt.form === 'teacher' ? 'parent' : null;
  const child = childOf(attempt);
  if (otherForm === null || child === null) return null;
  const [other] = others
    .filter((each) => each.test_id === attempt.test_id && each.form === otherForm && childOf(each) === child)
    .sort((a, b) => (toMs(b.completed_at) ?? 0) - (toMs(a.completed_at) ?? 0));
  return other ?? null;
}

/** The same where the other view is known already, as to whom both were shown together; null when no area is scored in both. */
export function besideOther<A extends ChildAttempt>(
  attempt: A,
  other: A,
  areas: readonly string[],
): SideBySide<A> | null {
  const [home, inClass] = attempt.form === 'parent' ? [attempt, other] : [other, attempt];
  const rows = areas.flatMap((id) => rowOf(id, home.domains[id] ?? null, inClass.domains[id] ?? null));
  if (rows.length === 0) return null;
  return {
    home,
    class: inClass,
    rows,
    alike: rows.filter(({ seen }) => seen === 'same').length,
  };
}

function childOf({ details }: ChildAttempt): string | null {
  const subject = subjectOf(details?.child_label);
  return subject === null || !details?.age_band ? null : `${details.age_band} ${subject}`;
}

const seenMore = { higher: 'home', lower: 'class', same: 'same' } as const;

function rowOf(id: string, home: number | null, inClass: number | null): SideBySideRow[] {
  if (home === null || inClass === null) return [];
  const seen = seenMore[compareScores(home, inClass, answersPerArea)];
  return [{ id, home, class: inClass, seen, much: Math.abs(home - inClass) >= muchMore }];
}
