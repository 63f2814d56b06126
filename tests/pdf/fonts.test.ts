import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jsPDF } from 'jspdf';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { languageCodes } from '@/config/languages';
import { embedFonts, familiesFor, fontFamilies, fontFileName, loadFonts, weightsOf } from '@/pdf/fonts';
import { charactersOf, writePdfFonts } from '../../scripts/pdf-fonts.ts';
import { fontsFor } from '../features/reports/support/pdf.ts';

const folders: string[] = [];
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'pdf-fonts-'));
  folders.push(made);
  return made;
}
afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true });
  vi.unstubAllGlobals();
});

describe('the fonts of the PDF', () => {
  it.each(languageCodes)('draw every character of the texts in %s', async (language) => {
    const { runs } = embedFonts(new jsPDF(), await fontsFor([language, 'en']));
    const characters = new Set([...charactersOf(language), ...charactersOf('en')]);
    const missing = [...characters].filter((character) => {
      // The word joiner (U+2060) is not drawn at all.
      if (/\s|\?|\u2060/u.test(character)) return false;
      return weightsOf('inter').some(
        (weight) => runs(character, { size: 10, weight, lang: language })[0]?.text !== character,
      );
    });
    expect(missing).toEqual([]);
  });

  it('are fetched for the languages at hand only', () => {
    expect(familiesFor(['en', 'ru'])).toEqual(['inter', 'literata-latin', 'literata-cyrillic']);
    expect(familiesFor(['ja'])).toEqual(['inter', 'noto-sans-jp']);
    expect(familiesFor(['ja', 'en'])).toEqual(['inter', 'noto-sans-jp', 'literata-latin']);
  });

  it.each([
    ['en', 'Your areas: 50 of 100 – “calm”'],
    ['fr', 'Où l’œil s’arrête à cœur'],
    ['de', 'Große Übung für „später“'],
    ['pl', 'Zażółć gęślą jaźń'],
    ['ru', 'Съешь ещё этих булок'],
  ])('draw headings in %s with serifs, every letter of them', async (lang, text) => {
    const { runs } = embedFonts(new jsPDF(), await fontsFor([lang]));
    const drawn = runs(text, { size: 20, weight: 'bold', lang, face: 'serif' });
    expect(drawn.map(({ text: part }) => part).join('')).toBe(text);
    const letters = drawn.filter(({ text: part }) => /\p{L}/u.test(part));
    expect(letters.filter(({ fontName }) => !fontName.startsWith('literata'))).toEqual([]);
    expect(runs(text, { size: 10, weight: 'bold', lang })).toMatchObject([{ fontName: 'inter-bold' }]);
  });

  it('leave headings in Japanese in the face of their text', async () => {
    const { runs } = embedFonts(new jsPDF(), await fontsFor(['ja', 'en']));
    const style = { size: 20, weight: 'bold', lang: 'ja', face: 'serif' } as const;
    expect(runs('3つの Areas', style).map(({ fontName }) => fontName)).toEqual(['noto-sans-jp-bold']);
  });

  it('prefer the script of the text, so that English inside Japanese keeps one look', async () => {
    const { runs } = embedFonts(new jsPDF(), await fontsFor(['ja']));
    const names = (lang: string) =>
      runs('3つの Areas', { size: 10, weight: 'bold', lang }).map(({ fontName }) => fontName);
    expect(names('ja')).toEqual(['noto-sans-jp-bold']);
    expect(names('en')).toEqual(['inter-bold', 'noto-sans-jp-bold', 'inter-bold']);
  });

  it('show a character that no font has as a question mark, and count its width', async () => {
    const { runs, measure } = embedFonts(new jsPDF(), await fontsFor(['en']));
    const style = { size: 10, weight: 'regular', lang: 'en' } as const;
    expect(runs('a😀漢b', style).map(({ text }) => text)).toEqual(['a??b']);
    expect(measure('a😀', style)).toBeCloseTo(measure('a?', style));
  });

  it('fail to load when one is missing, even behind a start page', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    await expect(loadFonts(['en'])).rejects.toThrow('no font inter regular: 404');
    const page = { headers: { 'content-type': 'text/html' } };
    vi.stubGlobal('fetch', async () => new Response('<!doctype html>', page));
    await expect(loadFonts(['en'])).rejects.toThrow('no font inter regular');
  });

  it('are written once and then left alone until something changes', async () => {
    const target = folder();
    const stamp = join(folder(), 'stamp.txt');
    expect(await writePdfFonts(target, stamp)).toBe(true);
    const names = fontFamilies.flatMap((family) =>
      weightsOf(family).map((weight) => fontFileName(family, weight)),
    );
    expect(readdirSync(target).sort()).toEqual(names.sort());
    for (const name of names) expect(statSync(join(target, name)).size).toBeLessThan(600_000);
    expect(await writePdfFonts(target, stamp)).toBe(false);
    rmSync(join(target, 'inter-bold.ttf'));
    expect(await writePdfFonts(target, stamp)).toBe(true);
    expect(existsSync(join(target, 'inter-bold.ttf'))).toBe(true);
  });
});
