import { languageCodes } from '@/config/languages';
import { screenClassOf } from '@/lib/exercises/screen-class';
import type { RoundPlace } from '@/lib/exercises/told-rounds';

/** Where this page is, and what it is most likely worked with. */
export function placeOfPage(): RoundPlace {
  const { lang } = document.documentElement;
  const isTouched = window.matchMedia?.('(pointer: coarse)').matches ?? false;
  return {
    language: languageCodes.find((code) => code === lang) ?? 'en',
    deviceClass: isTouched ? 'touch' : 'mouse',
    screenClass: screenClassOf(window.screen),
  };
}
