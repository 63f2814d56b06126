import { postElements } from '../community/markdown.ts';

/**
 * What Markdown of the library may become; section 2.7 of the community rules. Raw HTML is shown as text, elements that are
 * not listed leave their content. Ids are made where a text is drawn.
 */

export const articleElements = [
  ...postElements,
  'h2',
  'h3',
  'h4',
  'hr',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'sup',
  'img',
] as const;

export const articleSchema = {
  tagNames: [...articleElements] as string[],
  attributes: {
    a: ['href'],
    img: ['src', 'alt'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
  } as Record<string, string[]>,
  protocols: { href: ['http', 'https'] } as Record<string, string[]>,
  // Ids are our own; none is typed.
  clobber: [] as string[],
  strip: [] as string[],
};

const ownPicture = /^\/content\/[a-z0-9/_-]+\.(?:svg|png|webp|avif|jpg)$/;

/** Pictures come from the site itself. */
export const isOwnPicture = (src: string): boolean => ownPicture.test(src);

const ownFigure = /^(\/content\/figures\/[a-z0-9-]+)\.svg$/;

/** A drawing of the team has a twin for dark grounds; null for every other picture. All are as wide and high as each other. */
export function figureFiles(src: string): { readonly light: string; readonly dark: string } | null {
  const [, name] = ownFigure.exec(src) ?? [];
  return name === undefined ? null : { light: `${name}.svg`, dark: `${name}-dark.svg` };
}
export const figureSize = { width: 720, height: 360 } as const;

/** The id of a heading: its place, from 1, among all headings of the text. The same in every language. */
export const partId = (place: number): string => `part-${place}`;

/** The place that an id names; 0 for another id. */
export function placeOfPart(id: string | null): number {
  const [, place] = /^part-([1-9]\d{0,2})$/.exec(id ?? '') ?? [];
  return place === undefined ? 0 : Number(place);
}
