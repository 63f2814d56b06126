import type { FigureArea, LinkArea, Paper, StructNode } from './geometry';
import { addressString, number, type PdfInternals, textString } from './pdf-internals';

/*
 * The structure of a tagged PDF (ISO 32000-1, 14.7 and 14.8): which drawing belongs to which heading, paragraph,
 * list, table or figure. jsPDF does not know of it, so the objects are written beside those it writes.
 */

type ContentRef = { readonly page: number; readonly mcid: number };

export class StructureWriter {
  private readonly pdf: PdfInternals;
  private readonly paper: Paper;
  private readonly content = new Map<StructNode, ContentRef[]>();
  /** For every page, the element of each marked piece of content. */
  private readonly owners: StructNode[][] = [];
  private readonly links: (LinkArea & { page: number; id: number })[] = [];
  private readonly figures = new Map<StructNode, FigureArea>();
  private readonly pageIds: number[] = [];
  private readonly ids = new Map<StructNode, number>();
  private rootId = 0;

  constructor(pdf: PdfInternals, paper: Paper) {
    this.pdf = pdf;
    this.paper = paper;
    pdf.events.subscribe('putPage', ({ pageNumber, objId }) => this.writePageEntries(pageNumber - 1, objId));
  }

  /** Starts content of `node` on `page` (from 0); null starts decoration. End it with `end`. */
  begin(node: StructNode | null, page: number): void {
    if (node === null) {
      this.pdf.write('/Artifact BMC');
      return;
    }
    this.owners[page] ??= [];
    const owners = this.owners[page];
    const mcid = owners.length;
    owners.push(node);
    this.content.set(node, [...(this.content.get(node) ?? []), { page, mcid }]);
    this.pdf.write(`/${node.role} <</MCID ${mcid}>> BDC`);
  }

  end(): void {
    this.pdf.write('EMC');
  }

  addLink(link: LinkArea, page: number): void {
    this.links.push({ ...link, page, id: 0 });
  }

  addFigure(figure: FigureArea): void {
    this.figures.set(figure.node, figure);
  }

  pageId(page: number): number {
    return this.pageIds[page] ?? 0;
  }

  /** Writes the tree; afterwards `catalogEntry` names it. */
  writeTree(document: StructNode): void {
    this.rootId = this.pdf.newObjectDeferred();
    this.number(document);
    for (const link of this.links) this.writeLink(link);
    this.writeElement(document, this.rootId);
    const pages = this.pageIds.map((_, page) => {
      const refs = (this.owners[page] ?? []).map((node) => this.ref(node));
      return `${page} [${refs.join(' ')}]`;
    });
    const links = this.links.map(({ node }, index) => `${this.pageIds.length + index} ${this.ref(node)}`);
    this.object(this.rootId, [
      '/Type /StructTreeRoot',
      `/K ${this.ref(document)}`,
      `/ParentTree <</Nums [${[...pages, ...links].join(' ')}]>>`,
      `/ParentTreeNextKey ${this.pageIds.length + this.links.length}`,
    ]);
  }

  catalogEntry(): string {
    return `/StructTreeRoot ${this.rootId} 0 R /MarkInfo <</Marked true>>`;
  }

  private writePageEntries(page: number, id: number): void {
    this.pageIds[page] = id;
    this.pdf.write(`/StructParents ${page} /Tabs /S`);
    const here = this.links.filter((link) => link.page === page);
    for (const link of here) link.id = this.pdf.newObjectDeferred();
    if (here.length > 0) this.pdf.write(`/Annots [${here.map(({ id: own }) => `${own} 0 R`).join(' ')}]`);
  }

  private number(node: StructNode): void {
    this.ids.set(node, this.pdf.newObjectDeferred());
    for (const child of node.children) this.number(child);
  }

  private ref(node: StructNode): string {
    return `${this.ids.get(node) ?? 0} 0 R`;
  }

  private writeElement(node: StructNode, parent: number): void {
    const id = this.ids.get(node) ?? 0;
    const own = this.content.get(node) ?? [];
    const firstPage = own[0]?.page;
    const kids = [
      ...own.map(({ page, mcid }) =>
        page === firstPage ? `${mcid}` : `<</Type /MCR /Pg ${this.pageId(page)} 0 R /MCID ${mcid}>>`,
      ),
      ...this.links
        .filter((link) => link.node === node)
        .map((link) => `<</Type /OBJR /Obj ${link.id} 0 R /Pg ${this.pageId(link.page)} 0 R>>`),
      ...node.children.map((child) => this.ref(child)),
    ];
    this.object(id, [
      `/Type /StructElem /S /${node.role} /P ${parent} 0 R`,
      firstPage === undefined ? '' : `/Pg ${this.pageId(firstPage)} 0 R`,
      node.lang === undefined ? '' : `/Lang ${textString(node.lang)}`,
      node.alt === undefined ? '' : `/Alt ${textString(node.alt)}`,
      this.attributes(node),
      `/K [${kids.join(' ')}]`,
    ]);
    for (const child of node.children) this.writeElement(child, id);
  }

  private attributes(node: StructNode): string {
    if (node.scope !== undefined) return `/A <</O /Table /Scope /${node.scope}>>`;
    if (node.ordered !== undefined)
      return `/A <</O /List /ListNumbering /${node.ordered ? 'Decimal' : 'Disc'}>>`;
    const figure = this.figures.get(node);
    return figure ? `/A <</O /Layout /Placement /Block /BBox [${this.rectangle(figure.box)}]>>` : '';
  }

  private writeLink(link: LinkArea & { page: number; id: number }): void {
    this.object(link.id, [
      '/Type /Annot /Subtype /Link /Border [0 0 0] /F 4',
      `/Rect [${this.rectangle(link.box)}]`,
      `/Contents ${textString(link.href)}`,
      `/A <</S /URI /URI ${addressString(link.href)}>>`,
      `/StructParent ${this.pageIds.length + this.links.indexOf(link)}`,
    ]);
  }

  /** PDF counts from the foot of the page. */
  private rectangle(box: LinkArea['box']): string {
    const { height } = this.paper;
    return [box.x, height - box.y - box.height, box.x + box.width, height - box.y].map(number).join(' ');
  }

  private object(id: number, entries: readonly string[]): void {
    this.pdf.newObjectDeferredBegin(id, true);
    this.pdf.write(`<<${entries.filter((entry) => entry !== '').join('\n')}>>`);
    this.pdf.write('endobj');
  }
}
