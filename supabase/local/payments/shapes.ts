/** What the provider's own type definitions say of its objects and parameters; made by scripts/payment-shapes.ts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Shape {
  /** Required fields that may be null. */
  nulls: string[];
  /** Required fields that are lists. */
  lists: string[];
  /** Required fields that every object of the sandbox answers alike: when it was made, and that it is a test's. */
  stamps: ('created' | 'livemode')[];
  /** Fields that are objects with a shape of their own. */
  parts: Record<string, string>;
}

export interface Shapes {
  sdk: string;
  apiVersion: string;
  shapes: Record<string, Shape>;
  /** Per route and place in its parameters, all names that the provider knows there. */
  params: Record<string, Record<string, string[]>>;
}

export const shapesFile = join(import.meta.dirname, 'shapes.json');

let loaded: Shapes | undefined;
export function shapes(): Shapes {
  loaded ??= JSON.parse(readFileSync(shapesFile, 'utf8')) as Shapes;
  return loaded;
}

/**
 * Adds what the provider always sends: null for what is not there, [] for empty lists, `created` and `livemode`.
 * Changes and answers `value`.
 */
export function complete<T extends object>(name: string, value: T, now: number): T {
  const shape = shapes().shapes[name];
  if (!shape) throw new Error(`${name} is not described in ${shapesFile}`);
  const fields = value as Record<string, unknown>;
  for (const key of shape.nulls) fields[key] ??= null;
  for (const key of shape.lists) fields[key] ??= [];
  for (const key of shape.stamps) fields[key] ??= key === 'created' ? now : false;
  for (const [key, part] of Object.entries(shape.parts)) {
    const inner = fields[key];
    for (const one of Array.isArray(inner) ? inner : [inner]) {
      if (typeof one === 'object' && one !== null) complete(part, one, now);
    }
  }
  return value;
}
