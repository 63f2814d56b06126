import type { Rng } from '../random.ts';

/** Numbers of a path, 1 to this. */
export const pathNumbers = 25;
/** Height of the area when its width is 1. */
export const pathHeight = 1.35;
/** Least distance of two numbers and from the middle of one to the edge, in widths: 44 px targets never touch from 300 px on. */
export const pathGap = 0.15;
export const pathMargin = 0.075;

/** Throws for one place before the whole layout starts anew; a layout that fits is found far earlier. */
const throwsPerPlace = 300;

/** A place in the area: x from 0 to 1, y from 0 to `pathHeight`. */
export interface PathPlace {
  readonly x: number;
  readonly y: number;
}

/**
 * Places of the numbers 1 to `count` (25 at most), in that order, for connecting them one after the other (as in trail making, Reitan
 * 1958, Percept Mot Skills; layout of our own). No two are nearer than `pathGap`, and the line through them in order
 * never crosses itself. Never fails.
 */
export function createNumberPath(rng: Rng, count = pathNumbers): PathPlace[] {
  let places = scatter(rng, count);
  while (places === null) places = scatter(rng, count);
  return withoutCrossings(places);
}

function scatter(rng: Rng, count: number): PathPlace[] | null {
  const places: PathPlace[] = [];
  while (places.length < count) {
    const place = freePlace(places, rng);
    if (place === null) return null;
    places.push(place);
  }
  return places;
}

function freePlace(taken: readonly PathPlace[], rng: Rng): PathPlace | null {
  for (let i = 0; i < throwsPerPlace; i++) {
    const place = {
      x: pathMargin + rng() * (1 - 2 * pathMargin),
      y: pathMargin + rng() * (pathHeight - 2 * pathMargin),
    };
    if (taken.every((other) => distance(place, other) >= pathGap)) return place;
  }
  return null;
}

/** 2-opt for crossings alone: each turn makes the line shorter, so it ends; a path that winds keeps its winding. */
function withoutCrossings(given: readonly PathPlace[]): PathPlace[] {
  let places = [...given];
  for (let found = firstCrossing(places); found !== null; found = firstCrossing(places)) {
    const [i, j] = found;
    places = [...places.slice(0, i + 1), ...places.slice(i + 1, j + 1).reverse(), ...places.slice(j + 1)];
  }
  return places;
}

/** The first two stretches (i to i + 1, j to j + 1) of a line that cross, or null. */
export function firstCrossing(places: readonly PathPlace[]): [number, number] | null {
  for (let i = 0; i < places.length - 3; i++) {
    for (let j = i + 2; j < places.length - 1; j++) {
      const [a, b, c, d] = [places[i], places[i + 1], places[j], places[j + 1]];
      if (a && b && c && d && stretchesCross(a, b, c, d)) return [i, j];
    }
  }
  return null;
}

/** Whether the stretches a to b and c to d cross. */
export function stretchesCross(a: PathPlace, b: PathPlace, c: PathPlace, d: PathPlace): boolean {
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** On which side of the line from `a` to `b` a place lies. */
function side(a: PathPlace, b: PathPlace, place: PathPlace): boolean {
  return (b.x - a.x) * (place.y - a.y) > (b.y - a.y) * (place.x - a.x);
}

function distance(a: PathPlace, b: PathPlace): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
