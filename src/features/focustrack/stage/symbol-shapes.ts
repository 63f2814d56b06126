/** The shapes of the symbol set on a field of 100 by 100, as paths that are filled by the even-odd rule. */
export const symbolShapes: Readonly<Record<string, string>> = {
  star: 'M50 3 61.8 36.2 97 37 68.9 58.3 79.1 92 50 72 20.9 92 31.1 58.3 3 37 38.2 36.2Z',
  circle: 'M50 6A44 44 0 1 1 49.9 6Z',
  square: 'M10 10H90V90H10Z',
  triangle: 'M50 8 95 90H5Z',
  diamond: 'M50 2 86 50 50 98 14 50Z',
  hexagon: 'M28 10H72L97 50 72 90H28L3 50Z',
  crescent: 'M66 5A46 46 0 1 0 66 95A52 52 0 0 1 66 5Z',
  heart: 'M50 94C18 68 4 50 4 31A23 23 0 0 1 50 24A23 23 0 0 1 96 31C96 50 82 68 50 94Z',
  drop: 'M50 3C60 26 84 44 84 64A34 33 0 0 1 16 64C16 44 40 26 50 3Z',
  ring: 'M50 5A45 45 0 1 1 49.9 5ZM50 30A20 20 0 1 0 50.1 30Z',
  arch: 'M8 92V50A42 42 0 0 1 92 50V92H66V52A16 16 0 0 0 34 52V92Z',
  bar: 'M4 36H96V64H4Z',
  arrow: 'M4 36H52V10L97 50 52 90V64H4Z',
};
