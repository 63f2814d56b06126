import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { CopyFile } from '@/lib/accounts/data-copy';

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
 * Packs files into a ZIP, piece by piece on the page itself: the workers that the packer could start come from addresses
 * that the content-security policy refuses.
 * @param onProgress told how many of the files are packed
 */
export async function makeZip(
  files: readonly CopyFile[],
  onProgress: (packed: number) => void,
): Promise<Blob> {
  const packed: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, data) => {
    if (error) failure = error;
    else packed.push(new Uint8Array(data));
  });
  const pause = createPause();
  for (const [n, { name, parts }] of files.entries()) {
    onProgress(n);
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    let piece = '';
    for (const part of parts()) {
      piece += part;
      if (piece.length < pieceLength) continue;
      file.push(strToU8(piece));
      piece = '';
      await pause();
    }
    file.push(strToU8(piece), true);
    await pause();
  }
  zip.end();
  if (failure) throw failure;
  onProgress(files.length);
  return new Blob(packed, { type: 'application/zip' });
}
