/** Where a question stands, so that a finding leads to its line. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** @returns for the id of a question, or the beginning of one, `file:line` below the repository; the folder where no file has it */
export function itemPlaces(routeKey: string, language: string): (id: string) => string {
  const folder = `src/content/items/${routeKey}/${language}`;
  const lines = globSync('*.json', { cwd: join(root, folder) }).flatMap((file) =>
    readFileSync(join(root, folder, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const id = /^\s*"id": "([^"]+)"/.exec(line)?.[1];
        return id === undefined ? [] : [{ id, place: `${folder}/${file}:${index + 1}` }];
      }),
  );
  return (id) =>
    (lines.find((line) => line.id === id) ?? lines.find((line) => line.id.startsWith(id)))?.place ?? folder;
}
