/** Address of the folder with the interface texts; set by the build (scripts/vite-locales.ts). */
declare const __LOCALES__: string;

interface ImportMetaEnv {
  /** `retired`: a build without a worker, which takes back those that older builds left in browsers. */
  readonly VITE_SERVICE_WORKER?: string;
}
