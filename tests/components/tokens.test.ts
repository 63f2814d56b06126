import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, '../../src/styles/tokens.css'), 'utf8').replace(
  /\/\*[\s\S]*?\*\//g,
  '',
);

type Tokens = Record<string, string>;

/** The custom properties of the first rule whose selector list is exactly this. */
function rule(selector: string): Tokens {
  const quoted = selector.replace(/[[\]()"]/g, '\\$&').replace(/, /g, ',\\s*');
  const body = new RegExp(`(?:^|[{}])\\s*${quoted}\\s*\\{([^}]*)\\}`).exec(css)?.[1];
  if (body === undefined) throw new Error(`no rule ${selector}`);
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((match) => [match[1], match[2]]),
  );
}

const light = rule(':root, [data-theme="light"]');
const dark = { ...light, ...rule('[data-theme="dark"]') };
const looks: Record<string, Tokens> = {
  light,
  dark,
  'high contrast': { ...light, ...rule('[data-contrast="high"]') },
  soft: { ...light, ...rule('[data-contrast="soft"]') },
  'dark soft': { ...dark, ...rule('[data-theme="dark"][data-contrast="soft"]') },
  'dark high contrast': { ...dark, ...rule('[data-theme="dark"][data-contrast="high"]') },
};

/** Relative luminance (WCAG 2) of an `oklch()` colour; Ottosson's OKLab matrices, clipped to sRGB. */
function luminance(colour: string): number {
  const [lightness, chroma, hue] = (/oklch\(([\d.]+)% ([\d.]+) ([\d.]+)/.exec(colour) ?? [])
    .slice(1)
    .map(Number);
  if (lightness === undefined || chroma === undefined || hue === undefined)
    throw new Error(`not oklch: ${colour}`);
  const angle = (hue * Math.PI) / 180;
  const [L, a, b] = [lightness / 100, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return (
    0.2126 * clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  );
}

function contrast(tokens: Tokens, front: string, back: string): number {
  const [one, other] = [luminance(tokens[front] ?? ''), luminance(tokens[back] ?? '')];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const grounds = ['paper', 'surface', 'sunken'];
const texts: [front: string, backs: string[]][] = [
  ['ink', [...grounds, 'accent-tint', 'danger-tint', 'mark']],
  ['ink-soft', [...grounds, 'accent-tint', 'danger-tint']],
  ['accent', [...grounds, 'accent-tint']],
  ['accent-hover', grounds],
  ['danger', [...grounds, 'danger-tint']],
  ['on-accent', ['accent', 'accent-hover']],
  ['on-danger', ['danger', 'danger-hover']],
  ['paper', ['ink']],
  // The dot of a result on its zone.
  ['ink', ['zone-calm', 'zone-noticeable', 'zone-strong']],
];
const shapes: [front: string, backs: string[]][] = [
  ['line-strong', [...grounds, 'accent-tint']],
  ['focus', [...grounds, 'accent-tint']],
  ['good', grounds],
  ['mid', grounds],
  ['high', grounds],
];

describe.each(Object.entries(looks))('the colours of the %s look', (name, tokens) => {
  const least = name.includes('high contrast') ? 7 : 4.5;

  it.each(texts.flatMap(([front, backs]) => backs.map((back) => [front, back] as const)))(
    'make text in %s readable on %s',
    (front, back) => {
      expect(contrast(tokens, front, back)).toBeGreaterThanOrEqual(least);
    },
  );

  it.each(shapes.flatMap(([front, backs]) => backs.map((back) => [front, back] as const)))(
    'make edges and bars in %s visible on %s',
    (front, back) => {
      expect(contrast(tokens, front, back)).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('high contrast', () => {
  it('has pure surfaces and lines of 2 px', () => {
    const tokens = looks['high contrast'] ?? {};
    expect(tokens.paper).toBe('oklch(100% 0 0)');
    expect(looks['dark high contrast']?.paper).toBe('oklch(0% 0 0)');
    expect([tokens.bw, tokens['bw-control']]).toEqual(['2px', '2px']);
  });
});

describe('sizes of text', () => {
  it('are steps of the scale wherever they are named: one that is none would be left out silently', () => {
    const source = join(import.meta.dirname, '../../src');
    const steps = new Set([...css.matchAll(/--text-([\w]+):/g)].map(([, step]) => step));
    expect(steps).toContain('2xl');
    const unknown = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) =>
        [...readFileSync(join(source, file), 'utf8').matchAll(/\btext-(xs|sm|base|lg|\d*xl)\b/g)]
          .filter(([, step]) => !steps.has(step))
          .map(([name]) => `${file}: ${name}`),
      );
    expect(unknown).toEqual([]);
  });
});
