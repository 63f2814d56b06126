import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { colourSets } from '../../src/lib/exercises/stroop/exercise.ts';

const css = readFileSync(join(import.meta.dirname, '../../src/styles/dyes.css'), 'utf8');

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const times = (matrix: Matrix, [x, y, z]: Triple): Triple =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;
const each = (triple: Triple, change: (value: number) => number) => triple.map(change) as unknown as Triple;
const clipped = (triple: Triple) => each(triple, (value) => Math.min(1, Math.max(0, value)));

/** Linear sRGB of a colour of the file, by Ottosson's OKLab matrices. */
function colour(name: string): Triple {
  const found = new RegExp(`--${name}: oklch\\(([\\d.]+)% ([\\d.]+) ([\\d.]+)\\)`).exec(css);
  if (!found) throw new Error(`no colour ${name}`);
  const [, lightness, chroma, hue] = found.map(Number) as [number, number, number, number];
  const angle = (hue * Math.PI) / 180;
  const lab: Triple = [lightness / 100, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const roots = times(
    [
      [1, 0.3963377774, 0.2158037573],
      [1, -0.1055613458, -0.0638541728],
      [1, -0.0894841775, -1.291485548],
    ],
    lab,
  );
  return clipped(
    times(
      [
        [4.0767416621, -3.3077115913, 0.2309699292],
        [-1.2684380046, 2.6097574011, -0.3413193965],
        [-0.0041960863, -0.7034186147, 1.707614701],
      ],
      each(roots, (root) => root ** 3),
    ),
  );
}

function oklab(linear: Triple): Triple {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    linear,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    each(cones, Math.cbrt),
  );
}

/** What is left of colours for those who lack one kind of cone (Machado 2009, IEEE Trans Vis Comput Graph). */
const eyes: Readonly<Record<string, Matrix>> = {
  'the usual eye': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'an eye without the red cone': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'an eye without the green cone': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'an eye without the blue cone': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const luminance = ([red, green, blue]: Triple) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** How far the two closest colours of a set are from each other. */
function closest(names: readonly string[], eye: Matrix): number {
  const seen = names.map((name) => oklab(clipped(times(eye, colour(`plate-${name}`)))));
  const apart = seen.flatMap((one, i) =>
    seen.slice(i + 1).map((other) => Math.hypot(...one.map((x, k) => x - (other[k] ?? 0)))),
  );
  return Math.min(...apart);
}

describe('the inks of colour words', () => {
  it.each(Object.keys(eyes))('of the safe set are told apart by %s', (name) => {
    expect(closest(colourSets.safe, eyes[name] as Matrix)).toBeGreaterThan(0.1);
  });

  it('of the usual set are told apart by the usual eye', () => {
    expect(closest(colourSets.usual, eyes['the usual eye'] as Matrix)).toBeGreaterThan(0.2);
  });

  it.each([...new Set(Object.values(colourSets).flat())])('%s stands out from the plate', (name) => {
    const [ink, plate] = [luminance(colour(`plate-${name}`)), luminance(colour('plate'))];
    expect((ink + 0.05) / (plate + 0.05)).toBeGreaterThan(4.5);
  });
});
