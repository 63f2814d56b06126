import { jsPDF } from 'jspdf';
import { writeBookmarks } from './bookmarks';
import type { PdfDocument } from './document';
import { embedFonts, type FontFile, type FontSet } from './fonts';
import type { Mark, Op, Paper } from './geometry';
import { layOut } from './layout';
import { internalsOf, textString } from './pdf-internals';
import { StructureWriter } from './tagged-content';

/** Writes a document as a tagged PDF with bookmarks and embedded fonts. */
export function writePdf(document: PdfDocument, paper: Paper, files: readonly FontFile[]): ArrayBuffer {
  const doc = new jsPDF({
    unit: 'pt',
    format: [paper.width, paper.height],
    compress: true,
    putOnlyUsedFonts: true,
  });
  const fonts = embedFonts(doc, files);
  const pdf = internalsOf(doc);
  const { pages, structure, bookmarks } = layOut(document, paper, fonts.measure);
  const writer = new StructureWriter(pdf, paper);

  pages.forEach((page, index) => {
    if (index > 0) doc.addPage([paper.width, paper.height]);
    for (const { node, ops } of joined(page.marks)) {
      writer.begin(node, index);
      for (const op of ops) draw(doc, op, fonts);
      writer.end();
    }
    for (const link of page.links) writer.addLink(link, index);
    for (const figure of page.figures) writer.addFigure(figure);
  });

  let outlines = '';
  pdf.events.subscribe('postPutResources', () => {
    writer.writeTree(structure);
    outlines = writeBookmarks(pdf, bookmarks, paper, (page) => writer.pageId(page));
  });
  pdf.events.subscribe('putCatalog', () => {
    // Tags came with PDF 1.4 and their tables with 1.5; jsPDF writes 1.3 into the first line.
    pdf.write('/Version /1.7');
    pdf.write(`/Lang ${textString(document.language)} /ViewerPreferences <</DisplayDocTitle true>>`);
    pdf.write(writer.catalogEntry());
    if (outlines !== '') pdf.write(outlines);
  });
  doc.setProperties({ title: document.title, author: document.author });
  return doc.output('arraybuffer');
}

/** Neighbouring pieces of one element become one piece of content, so that its text reads on. */
function joined(marks: readonly Mark[]): Mark[] {
  const result: { node: Mark['node']; ops: Op[] }[] = [];
  for (const { node, ops } of marks) {
    const last = result.at(-1);
    if (last && last.node === node) last.ops.push(...ops);
    else result.push({ node, ops: [...ops] });
  }
  return result;
}

function draw(doc: jsPDF, op: Op, fonts: FontSet): void {
  switch (op.kind) {
    case 'text': {
      doc.setFontSize(op.style.size);
      doc.setTextColor(op.colour);
      let { x } = op;
      for (const { text, fontName, width } of fonts.runs(op.text, op.style)) {
        doc.setFont(fontName);
        doc.text(text, x, op.y);
        x += width;
      }
      return;
    }
    case 'rect':
      doc.setFillColor(op.colour);
      doc.rect(op.x, op.y, op.width, op.height, 'F');
      return;
    case 'circle':
      if (op.width === null) {
        doc.setFillColor(op.colour);
        doc.circle(op.x, op.y, op.radius, 'F');
      } else {
        doc.setDrawColor(op.colour);
        doc.setLineWidth(op.width);
        doc.circle(op.x, op.y, op.radius, 'S');
      }
      return;
    case 'line':
      doc.setDrawColor(op.colour);
      doc.setLineWidth(op.width);
      doc.line(op.x1, op.y1, op.x2, op.y2);
      return;
  }
}
