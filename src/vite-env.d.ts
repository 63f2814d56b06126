/** Address of the folder with the interface texts; set by the build (scripts/vite-locales.ts). */
declare const __LOCALES__: string;
