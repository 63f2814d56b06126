import type { Paper } from './geometry';
import type { Bookmark } from './layout';
import { number, type PdfInternals, textString } from './pdf-internals';

type Entry = Bookmark & { id: number; children: Entry[] };

/** Nests headings by level; a deeper one without a parent hangs at the top. */
export function nest(bookmarks: readonly Bookmark[]): Entry[] {
  const top: Entry[] = [];
  const open: Entry[] = [];
  for (const bookmark of bookmarks) {
    const entry: Entry = { ...bookmark, id: 0, children: [] };
    while ((open.at(-1)?.level ?? 0) >= entry.level) open.pop();
    (open.at(-1)?.children ?? top).push(entry);
    open.push(entry);
  }
  return top;
}

/** Writes the outline a reader shows at the side; answers its entry in the catalog. */
export function writeBookmarks(
  pdf: PdfInternals,
  bookmarks: readonly Bookmark[],
  paper: Paper,
  pageId: (page: number) => number,
): string {
  const top = nest(bookmarks);
  const first = top[0];
  const last = top.at(-1);
  if (!first || !last) return '';
  const root = pdf.newObjectDeferred();
  const count = (entries: readonly Entry[]): number =>
    entries.reduce((sum, { children }) => sum + 1 + count(children), 0);
  const giveIds = (entries: readonly Entry[]) => {
    for (const entry of entries) {
      entry.id = pdf.newObjectDeferred();
      giveIds(entry.children);
    }
  };
  const object = (id: number, content: string) => {
    pdf.newObjectDeferredBegin(id, true);
    pdf.write(`<<${content}>>`);
    pdf.write('endobj');
  };
  const write = (entries: readonly Entry[], parent: number) => {
    entries.forEach((entry, index) => {
      const before = entries[index - 1];
      const after = entries[index + 1];
      const inner = entry.children;
      object(
        entry.id,
        [
          `/Title ${textString(entry.title)} /Parent ${parent} 0 R`,
          before ? `/Prev ${before.id} 0 R` : '',
          after ? `/Next ${after.id} 0 R` : '',
          inner.length > 0
            ? `/First ${inner[0]?.id} 0 R /Last ${inner.at(-1)?.id} 0 R /Count ${count(inner)}`
            : '',
          `/Dest [${pageId(entry.page)} 0 R /XYZ null ${number(paper.height - entry.y + 8)} null]`,
        ].join(' '),
      );
      write(inner, entry.id);
    });
  };
  giveIds(top);
  object(root, `/Type /Outlines /First ${first.id} 0 R /Last ${last.id} 0 R /Count ${count(top)}`);
  write(top, root);
  return `/Outlines ${root} 0 R`;
}
