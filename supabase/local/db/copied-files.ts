/**
 * The files of a kept cluster, laid into memory as they are. PGlite's own way reads a tar through Blobs and looks every
 * folder of every path up anew, which takes it more than a second.
 */
import { MemoryFS } from '@electric-sql/pglite';

const BLOCK = 512;
const FOLDER = '5';
/** Where PGlite keeps its data. */
const DATA = '/pglite/data';

interface KeptFile {
  path: string;
  /** null for a folder. */
  bytes: Uint8Array | null;
}

type Write = (stream: { node: FileInMemory }, ...rest: unknown[]) => number;

/** The parts of a file of Emscripten's file system in memory that matter here. */
interface FileInMemory {
  contents: Uint8Array | null;
  usedBytes: number;
  stream_ops: { write: Write };
}

const textOf = (bytes: Uint8Array): string => {
  const end = bytes.indexOf(0);
  return Buffer.from(end === -1 ? bytes : bytes.subarray(0, end)).toString('latin1');
};

/** @throws when it is not a whole tar of files and folders. */
export function readTar(tar: Uint8Array): KeptFile[] {
  const files: KeptFile[] = [];
  let at = 0;
  while (at + BLOCK <= tar.length && tar[at] !== 0) {
    const head = tar.subarray(at, at + BLOCK);
    const size = Number.parseInt(textOf(head.subarray(124, 136)), 8);
    const path = textOf(head.subarray(345, 500)) + textOf(head.subarray(0, 100));
    const isFolder = textOf(head.subarray(156, 157)) === FOLDER;
    at += BLOCK;
    if (!(size >= 0) || at + size > tar.length) throw new Error(`no tar of a cluster: ${path}`);
    files.push({ path: path.replace(/\/$/, ''), bytes: isFolder ? null : tar.subarray(at, at + size) });
    at += Math.ceil(size / BLOCK) * BLOCK;
  }
  if (!files.some(({ path }) => path === '/PG_VERSION')) throw new Error('no cluster in this tar');
  return files;
}

/** Gives the file these bytes, which stay as they are: the file takes a copy when it is first written to. */
function lend(file: FileInMemory, bytes: Uint8Array): void {
  const { write } = file.stream_ops;
  file.contents = bytes;
  file.usedBytes = bytes.length;
  file.stream_ops = {
    ...file.stream_ops,
    write: (stream, ...rest) => {
      if (file.contents === bytes) file.contents = bytes.slice();
      return write(stream, ...rest);
    },
  };
}

/** A file system in memory that begins with the files of a cluster. */
export class CopiedFiles extends MemoryFS {
  readonly #tar: Uint8Array;

  constructor(tar: Uint8Array) {
    super();
    this.#tar = tar;
  }

  override async initialSyncFs(): Promise<void> {
    const fs = this.pg?.Module.FS;
    if (!fs) throw new Error('the file system is made before the database');
    if (!fs.analyzePath(DATA, false).exists) fs.mkdirTree(DATA);
    for (const { path, bytes } of readTar(this.#tar)) {
      const target = DATA + path;
      if (bytes === null) {
        fs.mkdir(target);
        continue;
      }
      // 0o100666: a file that is read and written, as PGlite makes them.
      lend(fs.mknod(target, 0o100666, 0) as unknown as FileInMemory, bytes);
    }
  }
}
