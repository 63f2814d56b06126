/** What the rooms of the team cost: no page of its own is one of them, so that they are counted beside the pages (build-sizes.ts). */
import { type Code, fileOfSource, type PageFile, withImports } from './page-files.ts';
import { behindOf, behindOverview, type TeamRoom, teamRooms } from './page-starts.ts';

export interface RoomSizesOf {
  code: Code;
  /** The page that rooms are opened on. */
  page: PageFile;
  /** Kilobytes of files, each once: as they are sent, and by gzip. */
  sent: (files: Iterable<string>) => number;
  gzip: (file: string) => number;
  /** Steps until these files are there; with them comes what they import (scripts/vite-preload.ts). */
  steps: (files: readonly string[]) => number;
}

export interface SizeFigure {
  name: string;
  value: number;
  unit: 'kB' | 'files' | 'steps';
  budget: number;
}

/** Wanted are 190 kB and 230 in all, as of every page with data (see the decision); what is reached is held. */
const budget = { files: 10, kilobytes: 198, inAll: 279, own: 60 };
/** Address, what its HTML file names, the room: its code is asked for when it is known that the person has the role. */
const steps = 3;

/**
 * @throws where a room is not in the build
 */
export function measureRooms({ code, page, sent, gzip, steps: stepsTo }: RoomSizesOf): SizeFigure[] {
  const start = [...page.code, ...page.session];
  const rooms = (Object.keys(teamRooms) as TeamRoom[]).map((name) => {
    const own = [...new Set(teamRooms[name].map((source) => fileOfSource(code, source)))];
    const files = [...new Set([...start, ...own.flatMap((file) => [...withImports(code, file)])])];
    return { name, own, files, kilobytes: sent(files), steps: stepsTo(own) };
  });
  const most = (by: (room: (typeof rooms)[number]) => number) => {
    const [first] = rooms.toSorted((a, b) => by(b) - by(a));
    if (!first) throw new Error('the team has no rooms');
    return { name: first.name, value: by(first) };
  };
  const overview = ['team/overview', ...behindOverview];
  const inAll = sent([
    ...rooms.filter(({ name }) => overview.includes(name)).flatMap(({ files }) => files),
    ...behindOf(page.row).flatMap((source) => [...withImports(code, fileOfSource(code, source))]),
  ]);
  // Whoever starts with the file of a room has its code without having its role.
  const open = rooms.flatMap(({ name, own }) =>
    rooms.filter((other) => other.name !== name && own.some((file) => other.files.includes(file))),
  );
  const files = most((room) => room.files.length);
  const heaviest = most((room) => room.kilobytes);
  const deepest = most((room) => room.steps);
  const largest = most(({ own }) => Math.max(...own.map(gzip)));
  return [
    { ...files, name: `most files of a room (${files.name})`, unit: 'files', budget: budget.files },
    {
      ...heaviest,
      name: `most JavaScript of a room (${heaviest.name})`,
      unit: 'kB',
      budget: budget.kilobytes,
    },
    { name: 'team/overview, JavaScript in all', value: inAll, unit: 'kB', budget: budget.inAll },
    { ...deepest, name: `longest chain of a room (${deepest.name})`, unit: 'steps', budget: steps },
    { ...largest, name: `largest file of a room (${largest.name})`, unit: 'kB', budget: budget.own },
    { name: 'rooms that come with another', value: open.length, unit: 'files', budget: 0 },
  ];
}
