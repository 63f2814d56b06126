/** A reader of RFC 4180, written from its grammar alone: rows of cells. */
export function readCsv(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = csv.startsWith('\uFEFF') ? 1 : 0;
  while (at < csv.length) {
    let cell = '';
    if (csv[at] === '"') {
      at += 1;
      for (;;) {
        if (csv[at] === undefined) throw new Error('a quoted cell does not end');
        if (csv[at] !== '"') cell += csv[at++];
        else if (csv[at + 1] === '"') {
          cell += '"';
          at += 2;
        } else {
          at += 1;
          break;
        }
      }
    } else {
      while (at < csv.length && csv[at] !== ',' && csv[at] !== '\r') {
        if (csv[at] === '"' || csv[at] === '\n') throw new Error('a bare cell holds what needs quotes');
        cell += csv[at++];
      }
    }
    row.push(cell);
    if (csv[at] === ',') at += 1;
    else if (csv.startsWith('\r\n', at)) {
      at += 2;
      rows.push(row);
      row = [];
    } else throw new Error('a cell is followed by neither a comma nor a line end');
  }
  if (row.length > 0) throw new Error('the last line does not end');
  return rows;
}
