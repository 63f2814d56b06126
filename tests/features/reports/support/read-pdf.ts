import { inflateSync } from 'node:zlib';

/*
 * Reads back what the PDF writer wrote, from the bytes alone: objects by the cross-reference table, texts through
 * the fonts' tables to Unicode, the structure tree with the text of each element.
 */

export type ReadElement = {
  readonly role: string;
  /** Its own text and that of its children. */
  readonly text: string;
  readonly alt: string | null;
  readonly lang: string | null;
  readonly scope: string | null;
  readonly children: readonly ReadElement[];
};

export type ReadPdf = {
  readonly pages: number;
  readonly size: readonly [width: number, height: number];
  readonly catalog: string;
  readonly structure: ReadElement;
  /** Titles of the outline in order, with their depth from 0. */
  readonly bookmarks: readonly { readonly title: string; readonly depth: number }[];
  readonly links: readonly string[];
  /** Text on each page that belongs to no element. */
  readonly artifacts: readonly string[];
  /** Names of the fonts whose files are inside. */
  readonly embeddedFonts: readonly string[];
};

type PdfObject = { readonly dictionary: string; readonly stream: string | null };

export function readPdf(bytes: ArrayBuffer): ReadPdf {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = objectsOf(file);
  const object = (id: string | undefined): PdfObject =>
    objects.get(Number(id)) ?? { dictionary: '', stream: null };
  const follow = (dictionary: string, key: string) =>
    object(new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1]);
  const catalog = object(/\/Root (\d+) 0 R/.exec(file)?.[1]).dictionary;
  const pageIds = refs(/\/Kids \[([^\]]*)\]/.exec(follow(catalog, 'Pages').dictionary)?.[1]);
  const fonts = fontsOf(objects, object, follow);
  const contents = new Map<number, PageContent>(
    pageIds.map((id) => [
      id,
      readContent(follow(object(String(id)).dictionary, 'Contents').stream ?? '', fonts),
    ]),
  );

  const element = ({ dictionary }: PdfObject): ReadElement => {
    const page = Number(/\/Pg (\d+) 0 R/.exec(dictionary)?.[1]);
    const kids = /\/K \[((?:[^\]<]|<<[^>]*>>)*)\]/.exec(dictionary)?.[1] ?? '';
    const pieces: string[] = [];
    const children: ReadElement[] = [];
    for (const [, other, mcid, , ref, own] of kids.matchAll(
      /<<\/Type \/MCR \/Pg (\d+) 0 R \/MCID (\d+)>>|(<<[^>]*>>)|(\d+) 0 R|(\d+)/g,
    )) {
      if (mcid !== undefined) pieces.push(contents.get(Number(other))?.marked.get(Number(mcid)) ?? '');
      else if (own !== undefined) pieces.push(contents.get(page)?.marked.get(Number(own)) ?? '');
      else if (ref !== undefined) {
        const child = element(object(ref));
        children.push(child);
        pieces.push(child.text);
      }
    }
    return {
      role: /\/S \/(\w+) \/P/.exec(dictionary)?.[1] ?? '',
      text: pieces.join(''),
      alt: hexText(/\/Alt <([0-9A-F]+)>/.exec(dictionary)?.[1]),
      lang: hexText(/\/Lang <([0-9A-F]+)>/.exec(dictionary)?.[1]),
      scope: /\/Scope \/(\w+)/.exec(dictionary)?.[1] ?? null,
      children,
    };
  };

  const media = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(object(String(pageIds[0])).dictionary);
  return {
    pages: pageIds.length,
    size: [Number(media?.[1]), Number(media?.[2])],
    catalog,
    structure: element(follow(follow(catalog, 'StructTreeRoot').dictionary, 'K')),
    bookmarks: bookmarksOf(follow(catalog, 'Outlines').dictionary, object, 0),
    links: [...objects.values()].flatMap(
      ({ dictionary }) => /\/S \/URI \/URI \(([^)]*)\)/.exec(dictionary)?.[1] ?? [],
    ),
    artifacts: pageIds.map((id) => contents.get(id)?.artifacts ?? ''),
    embeddedFonts: [...objects.values()].flatMap(({ dictionary }) =>
      dictionary.includes('/FontFile2') ? (/\/FontName \/([\w-]+)/.exec(dictionary)?.[1] ?? []) : [],
    ),
  };
}

function objectsOf(file: string): Map<number, PdfObject> {
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
  const offsets = [...file.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
  const objects = new Map<number, PdfObject>();
  for (const offset of offsets) {
    const head = /^\s*(\d+) 0 obj\s/.exec(file.slice(offset, offset + 30));
    if (!head) continue;
    const body = file.slice(offset + head[0].length);
    const streamAt = body.indexOf('stream\n');
    const endAt = body.indexOf('endobj');
    if (streamAt === -1 || endAt < streamAt) {
      objects.set(Number(head[1]), { dictionary: body.slice(0, endAt), stream: null });
      continue;
    }
    const dictionary = body.slice(0, streamAt);
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
    const raw = body.slice(streamAt + 7, streamAt + 7 + length);
    const packed = dictionary.includes('/FlateDecode');
    const stream = packed ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw;
    objects.set(Number(head[1]), { dictionary, stream });
  }
  return objects;
}

function refs(list: string | undefined): number[] {
  return [...(list ?? '').matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id));
}

function hexText(hex: string | undefined): string | null {
  if (hex === undefined) return null;
  return Buffer.from(hex, 'hex').subarray(2).swap16().toString('utf16le');
}

type Fonts = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Font names of the pages ('F1') to glyph to text. */
function fontsOf(
  objects: ReadonlyMap<number, PdfObject>,
  object: (id: string) => PdfObject,
  follow: (dictionary: string, key: string) => PdfObject,
): Fonts {
  const resources = [...objects.values()].find(({ dictionary }) => dictionary.includes('/ProcSet'));
  const list = /\/Font <<([\s\S]*?)>>/.exec(resources?.dictionary ?? '')?.[1] ?? '';
  return new Map(
    [...list.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const map = follow(object(id).dictionary, 'ToUnicode').stream ?? '';
      const pairs = [...map.matchAll(/^<([0-9a-f]{4})><([0-9a-f]{4})>$/gm)];
      return [
        name,
        new Map(pairs.map(([, glyph = '', code = '']) => [glyph, String.fromCharCode(parseInt(code, 16))])),
      ];
    }),
  );
}

type PageContent = { readonly marked: ReadonlyMap<number, string>; readonly artifacts: string };

function readContent(stream: string, fonts: Fonts): PageContent {
  const marked = new Map<number, string>();
  let artifacts = '';
  let mcid: number | null = null;
  let font = '';
  for (const line of stream.split('\n')) {
    const begins = /\/MCID (\d+)>> BDC/.exec(line);
    if (begins) mcid = Number(begins[1]);
    else if (line.startsWith('/Artifact') || line === 'EMC') mcid = null;
    font = /^\/(F\d+) /.exec(line)?.[1] ?? font;
    const shown = /^<([0-9a-f]+)> Tj/.exec(line)?.[1];
    if (shown === undefined) continue;
    const text = (shown.match(/.{4}/g) ?? [])
      .map((glyph) => fonts.get(font)?.get(glyph) ?? '\ufffd')
      .join('');
    if (mcid === null) artifacts += text;
    else marked.set(mcid, (marked.get(mcid) ?? '') + text);
  }
  return { marked, artifacts };
}

function bookmarksOf(
  parent: string,
  object: (id: string) => PdfObject,
  depth: number,
): { title: string; depth: number }[] {
  const found: { title: string; depth: number }[] = [];
  let id = /\/First (\d+) 0 R/.exec(parent)?.[1];
  while (id !== undefined) {
    const { dictionary } = object(id);
    found.push({ title: hexText(/\/Title <([0-9A-F]+)>/.exec(dictionary)?.[1]) ?? '', depth });
    found.push(...bookmarksOf(dictionary, object, depth + 1));
    id = /\/Next (\d+) 0 R/.exec(dictionary)?.[1];
  }
  return found;
}

/** Every element below, depth first. */
export function elementsOf(element: ReadElement): ReadElement[] {
  return [element, ...element.children.flatMap(elementsOf)];
}
