import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { locales } from './scripts/vite-locales.ts';
import { preload } from './scripts/vite-preload.ts';

/** The embedded backend is development and preview only; a build never loads it. */
async function localBackend(command: string, isPreview: boolean | undefined): Promise<PluginOption> {
  if (command === 'build' && !isPreview) return null;
  if (process.env.VITEST) return null;
  const { localSupabase } = await import('./supabase/local/plugin.ts');
  return localSupabase();
}

const { plugin: preloading, resolveDependencies } = preload();

/** Modules of the layer that all pages reading data stand on: queries, checks, the device's store, plan and failures. */
const dataPages = new RegExp(
  [
    'node_modules/@tanstack/(query-core|react-query)/build/modern/(?!useMutation|useInfinite|mutationObserver|infiniteQueryObserver|queries|useQueries|hydration|HydrationBoundary|useIs|useMutationState|streamed)',
    'node_modules/zod/v4/(core/(api|checks|core|errors|parse|regexes|schemas|util|versions)|mini/schemas)',
    'node_modules/idb/',
    'src/(app/providers/data|contexts/subscription|api/(billing/subscription|account/tier)|i18n/use-formats)',
    'src/lib/(contracts/(call|check-subscription)|app-error|billing/(tier|trial)|time|i18n/money)',
    'src/integrations/(query|supabase/(errors|functions)|local-db/(open|upgrade)|device-channel)',
    'src/components/(error-state|use-error-text|ui/card)',
  ].join('|'),
);

export default defineConfig(async ({ command, isPreview }) => ({
  plugins: [
    react(),
    tailwindcss(),
    locales(import.meta.dirname),
    preloading,
    await localBackend(command, isPreview),
  ],
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('./src', import.meta.url)),
      '@lib': fileURLToPath(new URL('./src/lib', import.meta.url)),
    },
  },
  build: {
    target: 'es2022',
    manifest: true,
    // Small assets stay files: a data: address would need a looser content-security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies },
    // jsPDF would load these for pages drawn as pictures, which nothing here does; they would add 380 kB of dead files.
    rolldownOptions: {
      external: ['html2canvas', 'canvg', 'dompurify'],
      // The first page carries a list of all chunks: short names save more than a kilobyte of it.
      output: {
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              // One file in place of thirty, on every page that reads data. Nothing that the home page needs may be in it.
              name: 'data',
              test: dataPages,
            },
          ],
        },
      },
    },
  },
  // The functions and the data API answer CORS themselves.
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 5180), strictPort: true, cors: false },
  preview: { host: '127.0.0.1', port: Number(process.env.PORT ?? 5181), strictPort: true, cors: false },
}));
