import * as z from 'zod/mini';

/*
 * Which reaction-time run is going on. A run is never continued from storage: when its page is gone, it ended. A lock
 * lives exactly as long as the page that took it, so a note without its lock tells of a run that ended unseen.
 */

const noteKey = 'fcl.reaction.run';
const lockName = (id: string) => `fcl-reaction-${id}`;

const noteSchema = z.object({ id: z.string(), owner: z.string() });
type Note = z.infer<typeof noteSchema>;

function readNote(): Note | null {
  try {
    const parsed = z.safeParse(noteSchema, JSON.parse(window.localStorage.getItem(noteKey) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null; // nothing noted, or storage is switched off
  }
}

/** Notes that a run begins in this page. Answers how to say that it is over here. */
export function noteRun(id: string, owner: string): () => void {
  let release = () => {};
  const over = new Promise<void>((resolve) => {
    release = resolve;
  });
  try {
    window.localStorage.setItem(noteKey, JSON.stringify({ id, owner } satisfies Note));
  } catch {
    // Without storage nobody can be told after a reload.
  }
  if ('locks' in navigator) void navigator.locks.request(lockName(id), () => over);
  return release;
}

/** Whether a page of this browser still runs it. */
export async function isRunning(id: string): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  return navigator.locks.request(lockName(id), { ifAvailable: true }, (lock) => lock === null);
}

/** Id of this person's run that ended without being told so; null when there is none. */
export async function findLostRun(owner: string): Promise<string | null> {
  const note = readNote();
  if (note?.owner !== owner) return null;
  return (await isRunning(note.id)) ? null : note.id;
}

/** The person knows how that run ended. */
export function forgetLostRun(id: string): void {
  if (readNote()?.id !== id) return;
  try {
    window.localStorage.removeItem(noteKey);
  } catch {
    // Storage was switched off meanwhile: there is no note.
  }
}
