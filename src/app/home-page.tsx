import { lazy } from 'react';

/** Its own file, because the first page and the whole router must draw the same component. */
export const HomePage = lazy(() =>
  import('@/pages/home/home-page').then((module) => ({ default: module.HomePage })),
);
