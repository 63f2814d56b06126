import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { locales } from './scripts/vite-locales.ts';

/** The embedded backend is development and preview only; a build never loads it. */
async function localBackend(command: string, isPreview: boolean | undefined): Promise<PluginOption> {
  if (command === 'build' && !isPreview) return null;
  if (process.env.VITEST) return null;
  const { localSupabase } = await import('./supabase/local/plugin.ts');
  return localSupabase();
}

export default defineConfig(async ({ command, isPreview }) => ({
  plugins: [react(), tailwindcss(), locales(import.meta.dirname), await localBackend(command, isPreview)],
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
    modulePreload: { polyfill: false },
    // jsPDF would load these for pages drawn as pictures, which nothing here does; they would add 380 kB of dead files.
    rolldownOptions: {
      external: ['html2canvas', 'canvg', 'dompurify'],
      // The first page carries a list of all chunks: short names save more than a kilobyte of it.
      output: { chunkFileNames: 'assets/[hash].js' },
    },
  },
  // The functions and the data API answer CORS themselves.
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 5180), strictPort: true, cors: false },
  preview: { host: '127.0.0.1', port: Number(process.env.PORT ?? 5181), strictPort: true, cors: false },
}));
