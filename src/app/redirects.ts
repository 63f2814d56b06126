import { paths, progressTab } from '../config/paths.ts';

/** Addresses of earlier versions and short ones, and where they lead; what one names stands in the other. */
export const redirects: Readonly<Record<string, string>> = {
  '/basic-adhd-screening': paths.focusSnapshot,
  '/lander': paths.home,
  '/diagnostics': paths.testingHub,
  '/self-check-hub': paths.testingHub,
  '/my-progress': progressTab,
  '/training': paths.trainingHub,
  '/cognitive': `${paths.trainingHub}?category=cognitive`,
  '/cognitive/:exerciseId': paths.exerciseIntro,
};
