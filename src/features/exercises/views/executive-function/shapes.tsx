/** Outlines of the four shapes in a square of 24, by number. */
export const outlines: Readonly<Record<number, string>> = {
  1: 'M12 2l8.7 5v10L12 22l-8.700-5V7z',
  2: 'M12 2c4.200 5.200 6.800 8.600 6.800 12.200a6.800 6.800 0 0 1-13.600 0C5.200 10.600 7.800 7.200 12 2z',
  3: 'M16.500 3A10 10 0 1 0 20 18.500 8.200 8.200 0 0 1 16.500 3z',
  4: 'M2.500 8.500h19v7h-19z',
};

/** Far apart in lightness, too; the words beside every card name them. */
export const inks: Readonly<Record<number, string>> = {
  1: 'text-[light-dark(oklch(50%_0.17_258),oklch(64%_0.16_258))]',
  2: 'text-[light-dark(oklch(72%_0.16_60),oklch(78%_0.15_65))]',
  3: 'text-[light-dark(oklch(76%_0.14_355),oklch(84%_0.11_355))]',
  4: 'text-[light-dark(oklch(42%_0.01_235),oklch(58%_0.01_235))]',
};

/** Middles of so many shapes on a card of 64 by 64. */
export const places: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[32, 32]],
  2: [
    [32, 18],
    [32, 46],
  ],
  3: [
    [18, 18],
    [46, 18],
    [32, 46],
  ],
  4: [
    [18, 18],
    [46, 18],
    [18, 46],
    [46, 46],
  ],
};
