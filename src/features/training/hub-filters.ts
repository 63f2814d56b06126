import type { ExerciseAccess } from '@/lib/billing/exercise-access';
import { type ExerciseDefinition, exercises } from '@/lib/cognitive/registry';

export const categories = [...new Set(exercises.map((exercise) => exercise.category))];
type Category = (typeof categories)[number];

/** Longest minutes of an exercise. */
export const lengths = [3, 5, 10] as const;
type Length = (typeof lengths)[number];

export const opennesses = ['open', 'locked'] as const;
type Openness = (typeof opennesses)[number];

export interface HubFilters {
  /** Part of a name, or of what is said of it. */
  words: string;
  category: Category | null;
  length: Length | null;
  openness: Openness | null;
  /** Only what works without seeing. */
  withoutSight: boolean;
}

export const noFilters: HubFilters = {
  words: '',
  category: null,
  length: null,
  openness: null,
  withoutSight: false,
};

/** Anything is asked for: what is left is few, and looked for. */
export function isNarrowed({ words, ...choices }: HubFilters): boolean {
  return words.trim() !== '' || Object.values(choices).some(Boolean);
}

/** Filters from an address (`?category=attention&minutes=5&show=open&sight=no&q=arrow`); what it does not know is no filter. */
export function readFilters(search: URLSearchParams): HubFilters {
  return {
    words: search.get('q') ?? '',
    category: categories.find((value) => value === search.get('category')) ?? null,
    length: lengths.find((value) => String(value) === search.get('minutes')) ?? null,
    openness: opennesses.find((value) => value === search.get('show')) ?? null,
    withoutSight: search.get('sight') === 'no',
  };
}

export function writeFilters({
  words,
  category,
  length,
  openness,
  withoutSight,
}: HubFilters): Record<string, string> {
  return {
    ...(words === '' ? {} : { q: words }),
    ...(category === null ? {} : { category }),
    ...(length === null ? {} : { minutes: String(length) }),
    ...(openness === null ? {} : { show: openness }),
    ...(withoutSight ? { sight: 'no' } : {}),
  };
}

/** Case and accents do not matter. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export interface Listed {
  exercise: ExerciseDefinition;
  /** Null as long as it is not known: such an exercise is neither open nor locked. */
  access: ExerciseAccess | null;
  /** Name and summary in the reader's language. */
  words: string;
}

export function isListed(
  { exercise, access, words }: Listed,
  { words: asked, category, length, openness, withoutSight }: HubFilters,
): boolean {
  return (
    plain(words).includes(plain(asked.trim())) &&
    (category === null || exercise.category === category) &&
    (length === null || exercise.minutes.min <= length) &&
    (openness === null || (access !== null && (access === 'closed') === (openness === 'locked'))) &&
    (!withoutSight || 'variant' in exercise.withoutSight)
  );
}
