import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  featureIds,
  featurePages,
  pictureFile,
  pictureFormats,
  pictureSizes,
  pictureThemes,
} from '../../src/lib/site/feature-pages.ts';
import { textsOf } from '../support/locales.ts';

const folder = join(import.meta.dirname, '../../public');
const sizes = Object.keys(pictureSizes) as (keyof typeof pictureSizes)[];
const files = featureIds
  .flatMap((id) => featurePages[id].pictures)
  .flatMap((name) =>
    sizes.flatMap((size) =>
      pictureThemes.flatMap((theme) => pictureFormats.map((format) => ({ name, size, theme, format }))),
    ),
  );

/** Width and height of a WebP in the extended format (RFC 9649, 2.7): three bytes each, less one. */
function sizeOfWebp(bytes: Buffer): [number, number] {
  expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
}

/** Width and height of an AVIF: its `ispe` box (ISO/IEC 23008-12, 6.5.3). */
function sizeOfAvif(bytes: Buffer): [number, number] {
  expect(bytes.toString('latin1', 4, 12)).toBe('ftypavif');
  const at = bytes.indexOf('ispe') + 8;
  return [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
}

describe('the pictures of the product (npm run shots -- features)', () => {
  it('are there in two widths, two themes and two formats, and no others', () => {
    const there = readdirSync(join(folder, 'pictures')).map((file) => `pictures/${file}`);
    expect(there.sort()).toEqual(files.map(pictureFile).sort());
  });

  it('have the size that the pages keep free for them, and at most 60 kB', () => {
    for (const file of files) {
      const bytes = readFileSync(join(folder, pictureFile(file)));
      const { width, height } = pictureSizes[file.size];
      const size = file.format === 'avif' ? sizeOfAvif(bytes) : sizeOfWebp(bytes);
      expect(size, pictureFile(file)).toEqual([width, height]);
      expect(bytes.length, pictureFile(file)).toBeLessThanOrEqual(60_000);
    }
  });

  it('have words for them on their page, each its own', () => {
    for (const id of featureIds) {
      const words = [...textsOf('en', `feature-${id}`)].filter(([key]) => key.startsWith('alt.'));
      expect(words.map(([key]) => key.slice('alt.'.length))).toEqual(featurePages[id].pictures);
    }
  });
});
