import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { CopyPiece } from '@/lib/accounts/data-copy';

/** Characters given to the packer at a time. */
const pieceLength = 64 * 1024;
/** How long the page may be kept from drawing, milliseconds. */
const patienceMs = 12;

/** Lets the browser answer whoever is at the page, when it has waited long enough. */
function createPause(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < patienceMs) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}

/**
 * Packs files into a ZIP as their text comes, so that only what is packed is held; on the page itself, because the
 * workers that the packer could start come from addresses that the content-security policy refuses.
 * @param onProgress told how many rows are packed
 * @throws what the pieces throw, and the reason of the signal once it is aborted
 */
export async function makeZip(
  pieces: AsyncIterable<CopyPiece>,
  onProgress: (rows: number) => void,
  signal?: AbortSignal,
): Promise<Blob> {
  const packed: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, data) => {
    if (error) failure = error;
    else packed.push(new Uint8Array(data));
  });
  const pause = createPause();
  const files = new Map<string, ZipDeflate>();
  const fileOf = (name: string) => {
    const known = files.get(name);
    if (known) return known;
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    files.set(name, file);
    return file;
  };
  let done = 0;
  for await (const { file: name, text, rows } of pieces) {
    signal?.throwIfAborted();
    const file = fileOf(name);
    for (let at = 0; at < text.length; at += pieceLength) {
      file.push(strToU8(wholeCharacters(text, at)));
      await pause();
    }
    done += rows;
    onProgress(done);
  }
  for (const file of files.values()) {
    file.push(new Uint8Array(), true);
    await pause();
  }
  zip.end();
  if (failure) throw failure;
  return new Blob(packed, { type: 'application/zip' });
}

/** A piece of a text that cuts no character in two. */
function wholeCharacters(text: string, at: number): string {
  const isHalf = (index: number) =>
    index > 0 && index < text.length && /[\uDC00-\uDFFF]/.test(text[index] ?? '');
  const from = isHalf(at) ? at - 1 : at;
  const to = Math.min(at + pieceLength, text.length);
  return text.slice(from, isHalf(to) ? to - 1 : to);
}
