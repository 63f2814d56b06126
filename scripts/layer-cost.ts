/** What all pages pay for a distribution of the code over layers, kept up to date while it is changed. */
import { core } from './layer-names.ts';
import type { Kind, Load, Problem } from './layer-problem.ts';

/** What one more file costs, in characters of code: about 0.8 kB of gzip beside what it saves. */
const fileLength = 2500;
/** So many characters above its limit one of a page counts twice as much as the first. */
const overGrowth = 10_000;
const layerOverTimes = 5_000_000;
/** Layers are searched for at so many times the length they have at least, so that few come out under that. */
const wantedTimes = 1.08;

const get = (list: { readonly [index: number]: number }, index: number): number => list[index] ?? 0;

function costOfLoad(load: Load, length: number, files: number): number {
  const over = Math.max(0, length - load.limit);
  return (
    load.weight * (length + fileLength * files) +
    (over > 0 ? load.overTimes * over * (1 + over / overGrowth) : 0) +
    layerOverTimes * Math.max(0, files - load.mostLayers)
  );
}

/** Which layer each kind of part is in, with the counts that its cost is read from. */
export class Distribution {
  readonly at: Int32Array;
  readonly #problem: Problem;
  readonly #sizes: Float64Array;
  /** How many kinds of a layer import something of another, and which do as bits. */
  readonly #imports: Int32Array;
  readonly #importing: Int32Array;
  /** How many kinds of a layer a load needs, and of which it needs any as bits. */
  readonly #needed: Int32Array;
  readonly #needing: Int32Array;
  /** The same as they were when the lengths below were counted. */
  readonly #seenSizes: Float64Array;
  readonly #seenImporting: Int32Array;
  readonly #seenNeeding: Int32Array;
  #seenReach: Int32Array;
  /** Layers that each load brings, as bits and counted, and its characters. */
  readonly #masks: Int32Array;
  readonly #files: Int32Array;
  readonly #lengths: Float64Array;

  constructor(problem: Problem, at: Int32Array) {
    const { layers, kinds, loads } = problem;
    this.#problem = problem;
    this.at = at.slice();
    this.#sizes = new Float64Array(layers);
    this.#imports = new Int32Array(layers * layers);
    this.#importing = Int32Array.from({ length: layers }, (_, layer) => 1 << layer);
    this.#needed = new Int32Array(loads.length * layers);
    this.#needing = new Int32Array(loads.length);
    this.#seenSizes = new Float64Array(layers);
    this.#seenImporting = new Int32Array(layers);
    this.#seenNeeding = new Int32Array(loads.length);
    this.#seenReach = new Int32Array(layers);
    this.#masks = new Int32Array(loads.length);
    this.#files = new Int32Array(loads.length);
    this.#lengths = new Float64Array(loads.length);
    for (const [index, kind] of kinds.entries()) {
      this.#count(index, kind, 1);
      for (const need of kind.needs) this.#link(index, need, 1);
    }
  }

  #count(index: number, { length, loads }: Kind, by: 1 | -1): void {
    const { layers } = this.#problem;
    const layer = get(this.at, index);
    this.#sizes[layer] = get(this.#sizes, layer) + by * length;
    for (const load of loads) {
      const place = load * layers + layer;
      const count = get(this.#needed, place) + by;
      this.#needed[place] = count;
      if (count === (by === 1 ? 1 : 0)) this.#needing[load] = get(this.#needing, load) ^ (1 << layer);
    }
  }

  #link(user: number, need: number, by: 1 | -1): void {
    const from = get(this.at, user);
    const to = get(this.at, need);
    if (from === to) return;
    const place = from * this.#problem.layers + to;
    const count = get(this.#imports, place) + by;
    this.#imports[place] = count;
    if (count === (by === 1 ? 1 : 0)) this.#importing[from] = get(this.#importing, from) ^ (1 << to);
  }

  #links(index: number, { needs, users }: Kind, by: 1 | -1): void {
    for (const need of needs) this.#link(index, need, by);
    for (const user of users) this.#link(user, index, by);
  }

  move(index: number, layer: number): void {
    const kind = this.#problem.kinds[index];
    if (!kind) return;
    this.#links(index, kind, -1);
    this.#count(index, kind, -1);
    this.at[index] = layer;
    this.#count(index, kind, 1);
    this.#links(index, kind, 1);
  }

  /** For every layer which ones come with it, itself among them, as bits; null where one comes with itself by way of others. */
  #reach(): Int32Array | null {
    const { layers } = this.#problem;
    const reach = this.#importing.slice();
    for (let by = 0; by < layers; by += 1)
      for (let layer = 0; layer < layers; layer += 1)
        if ((get(reach, layer) >> by) & 1) reach[layer] = get(reach, layer) | get(reach, by);
    for (let layer = 0; layer < layers; layer += 1)
      for (let other = 0; other < layer; other += 1)
        if ((get(reach, layer) >> other) & 1 && (get(reach, other) >> layer) & 1) return null;
    return reach;
  }

  /** Layers that each load brings, and its length, brought up to date where something has changed since they were last asked for. */
  #update(): boolean {
    const { layers, loads } = this.#problem;
    const isReachNew = this.#importing.some((bits, layer) => bits !== get(this.#seenImporting, layer));
    if (isReachNew) {
      const reach = this.#reach();
      if (!reach) return false;
      this.#seenReach = reach;
      this.#seenImporting.set(this.#importing);
    }
    const changed: number[] = [];
    for (let layer = 0; layer < layers; layer += 1)
      if (get(this.#sizes, layer) !== get(this.#seenSizes, layer)) changed.push(layer);
    for (let index = 0; index < loads.length; index += 1) {
      const needing = get(this.#needing, index);
      let isNew = isReachNew || needing !== get(this.#seenNeeding, index);
      if (isNew) {
        let mask = get(this.#seenReach, core);
        for (let left = needing; left !== 0; left &= left - 1)
          mask |= get(this.#seenReach, 31 - Math.clz32(left & -left));
        isNew = mask !== get(this.#masks, index);
        this.#masks[index] = mask;
        this.#seenNeeding[index] = needing;
      }
      const mask = get(this.#masks, index);
      if (isNew) {
        let length = loads[index]?.own ?? 0;
        let files = 0;
        for (let left = mask; left !== 0; left &= left - 1) {
          length += get(this.#sizes, 31 - Math.clz32(left & -left));
          files += 1;
        }
        this.#lengths[index] = length;
        this.#files[index] = files;
      } else
        for (const layer of changed)
          if ((mask >> layer) & 1)
            this.#lengths[index] =
              get(this.#lengths, index) + get(this.#sizes, layer) - get(this.#seenSizes, layer);
    }
    this.#seenSizes.set(this.#sizes);
    return true;
  }

  /**
   * A page pays for whole layers and for all that these import.
   * @param smallTimes how much every character counts that a layer is too short
   * @returns Infinity where a layer would import itself by way of others
   */
  cost(smallTimes: number): number {
    const { loads, open } = this.#problem;
    if (!this.#update()) return Number.POSITIVE_INFINITY;
    const wanted = open.least * wantedTimes;
    let sum = 0;
    for (let layer = open.first; layer <= open.last; layer += 1) {
      const size = get(this.#sizes, layer);
      if (size > 0 && size < wanted) sum += smallTimes * (wanted - size);
    }
    for (const [index, load] of loads.entries())
      sum += costOfLoad(load, get(this.#lengths, index), get(this.#files, index));
    return sum;
  }
}

export const costOf = (problem: Problem, at: Int32Array, smallTimes: number): number =>
  new Distribution(problem, at).cost(smallTimes);
