export interface MeasuredRecording {
  /** whole, at least one */
  readonly seconds: number;
  /** null: the host does not say */
  readonly bytes: number | null;
}

const patienceMs = 20_000;

/** How long and how large a recording is, as the browser reads it; null: it cannot be opened. */
export async function measureRecording(url: string): Promise<MeasuredRecording | null> {
  const duration = await durationOf(url);
  if (duration === null) return null;
  return { seconds: Math.max(1, Math.round(duration)), bytes: await sizeOf(url) };
}

function durationOf(url: string): Promise<number | null> {
  return new Promise((resolve) => {
    const audio = new Audio();
    const timer = setTimeout(() => answer(null), patienceMs);
    const answer = (seconds: number | null) => {
      clearTimeout(timer);
      audio.removeAttribute('src');
      resolve(seconds);
    };
    audio.preload = 'metadata';
    audio.onloadedmetadata = () => answer(Number.isFinite(audio.duration) ? audio.duration : null);
    audio.onerror = () => answer(null);
    audio.src = url;
  });
}

async function sizeOf(url: string): Promise<number | null> {
  try {
    const { ok, headers } = await fetch(url, { method: 'HEAD' });
    const size = Number(headers.get('content-length'));
    return ok && size > 0 ? size : null;
  } catch {
    return null; // another host, which the policy of the site does not let be asked
  }
}
