import type { Paragraph, PhrasingContent, Root, RootContent, TableCell } from 'mdast';

/** A row of dashes between the head and the rest of a table. */
const rule = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$/;

/** Remark: lines of cells between bars are a table, the one addition to CommonMark that the library has. */
export const withTables = () => (tree: Root) => {
  tree.children = tree.children.map((node) => (node.type === 'paragraph' ? (tableOf(node) ?? node) : node));
};

function tableOf(paragraph: Paragraph): RootContent | null {
  const lines = linesOf(paragraph.children);
  const [head, dashes, ...rest] = lines;
  if (!head || !dashes || !rule.test(wordsOf(dashes)) || !wordsOf(head).includes('|')) return null;
  const first = cellsOf(head);
  const rows = [first, ...rest.map(cellsOf)];
  return {
    type: 'table',
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: first.map((_, at): TableCell => ({ type: 'tableCell', children: cells[at] ?? [] })),
    })),
  };
}

const wordsOf = (line: readonly PhrasingContent[]): string =>
  line.map((node) => (node.type === 'text' ? node.value : 'x')).join('');

/** Parted where the text is, whatever stands between. */
function parted(nodes: readonly PhrasingContent[], by: string): PhrasingContent[][] {
  const parts: PhrasingContent[][] = [[]];
  for (const node of nodes) {
    if (node.type !== 'text') {
      parts.at(-1)?.push(node);
      continue;
    }
    for (const [at, value] of node.value.split(by).entries()) {
      if (at > 0) parts.push([]);
      if (value !== '') parts.at(-1)?.push({ type: 'text', value });
    }
  }
  return parts;
}

const linesOf = (nodes: readonly PhrasingContent[]): PhrasingContent[][] => parted(nodes, '\n');

/** Without what stands outside the bars at both ends. */
function cellsOf(line: readonly PhrasingContent[]): PhrasingContent[][] {
  const cells = parted(line, '|');
  const isBlank = (cell: readonly PhrasingContent[] | undefined) => wordsOf(cell ?? []).trim() === '';
  return cells.slice(isBlank(cells[0]) ? 1 : 0, isBlank(cells.at(-1)) ? -1 : undefined).map(trimmed);
}

const trimmed = (cell: readonly PhrasingContent[]): PhrasingContent[] =>
  cell.map((node, at) => {
    if (node.type !== 'text') return node;
    const start = at === 0 ? node.value.trimStart() : node.value;
    return { type: 'text', value: at === cell.length - 1 ? start.trimEnd() : start };
  });
