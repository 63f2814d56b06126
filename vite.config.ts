import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { smallClient } from './scripts/vite-client.ts';
import { codeList } from './scripts/vite-code-list.ts';
import { locales } from './scripts/vite-locales.ts';
import { preload } from './scripts/vite-preload.ts';
import { quietRouter } from './scripts/vite-router.ts';
import { smallSchemas } from './scripts/vite-schemas.ts';

/** The embedded backend is development only; a build never loads it. */
async function localBackend(command: string): Promise<PluginOption> {
  if (command === 'build') return null;
  if (process.env.VITEST) return null;
  const { localSupabase } = await import('./supabase/local/plugin.ts');
  return localSupabase();
}

const { plugin: preloading, resolveDependencies } = preload();

export default defineConfig(async ({ command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    locales(import.meta.dirname),
    smallClient(import.meta.dirname),
    smallSchemas(import.meta.dirname),
    quietRouter(),
    preloading,
    codeList(import.meta.dirname),
    await localBackend(command),
  ],
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('./src', import.meta.url)),
      '@lib': fileURLToPath(new URL('./src/lib', import.meta.url)),
    },
  },
  build: {
    target: 'es2022',
    // Small assets stay files: a data: address would need a looser content-security policy.
    assetsInlineLimit: 0,
    // All of it stands in every HTML file (scripts/html-files.ts): code that brought styles along would wait a round trip for them.
    cssCodeSplit: false,
    modulePreload: { polyfill: false, resolveDependencies },
    // jsPDF would load these for pages drawn as pictures, which nothing here does; they would add 380 kB of dead files.
    rolldownOptions: {
      external: ['html2canvas', 'canvg', 'dompurify'],
      // Which files there are is decided by scripts/vite-layers.ts, for a build as scripts/build.ts makes it. The first file
      // names them all: short names save a part of it.
      output: { chunkFileNames: 'assets/[hash].js' },
    },
  },
  // The functions and the data API answer CORS themselves.
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 5180), strictPort: true, cors: false },
}));
