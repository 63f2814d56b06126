/**
 * Who leads a study room; section 1.5 of the community rules. A host who leaves hands over at once, one whose connection is
 * lost after a minute. The database decides in the same way (`private.next_room_host`).
 */

export type Seat = {
  readonly id: string;
  /** seconds on the clock of `nowS`, as are all times here */
  readonly joinedS: number;
  readonly connected: boolean;
  readonly lastSeenS: number;
  readonly left: boolean;
  readonly coHost: boolean;
  /** 0: a new member, 1 and more: a known one */
  readonly trust: number;
  readonly silenced: boolean;
  /** how long the person has looked at something else */
  readonly awayS: number;
};

export type RoomSeats = {
  readonly host: string | null;
  readonly nowS: number;
  readonly members: readonly Seat[];
};

/** Seconds without a heartbeat after which somebody is no longer there. */
const lostAfterS = 60;
const awayAtMostS = 300;

/** Whose turn comes first: co-hosts, who came earliest, known members, the smaller id. */
const byTurn = (a: Seat, b: Seat): number =>
  Number(b.coHost) - Number(a.coHost) ||
  a.joinedS - b.joinedS ||
  b.trust - a.trust ||
  (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** The host as it should be now: the one there is while they are there, else the next in turn; null: nobody can be. */
export function nextHost({ host, nowS, members }: RoomSeats): string | null {
  const isSeen = ({ lastSeenS }: Seat): boolean => nowS - lastSeenS < lostAfterS;
  const stays = members.some((seat) => seat.id === host && !seat.left && isSeen(seat));
  if (stays) return host;
  const next = members
    .filter((seat) => seat.id !== host && !seat.left && seat.connected && isSeen(seat))
    .filter((seat) => !seat.silenced && seat.awayS <= awayAtMostS)
    .toSorted(byTurn)[0];
  return next?.id ?? null;
}
