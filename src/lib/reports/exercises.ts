/** Ids of exercises that can be opened: 'breathing', 'focus-burst', ... */
export type KnownExercises = ReadonlySet<string>;

/** Id in the link of an exercise: `/training-hub/{id}/intro`, or `/training-hub/htj`; null for any other link. */
export function exerciseIdOf(link: string): string | null {
  return /^\/training-hub\/([a-z0-9-]+)(?:\/intro)?\/?(?:[?#].*)?$/.exec(link)?.[1] ?? null;
}

/**
 * Whether a plan item leads to an exercise that exists. An item that links to no exercise is known by its
 * title, letters and digits only ('Focus Burst' is focus-burst). Without a registry every item passes.
 */
export function leadsSomewhere(
  item: { title: string; link: string },
  known: KnownExercises | undefined,
): boolean {
  if (!known) return true;
  const id = exerciseIdOf(item.link);
  if (id !== null) return known.has(id);
  const title = plain(item.title);
  return [...known].some((exercise) => plain(exercise) === title);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
