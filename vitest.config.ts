import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const alias = {
  '@': fileURLToPath(new URL('./src', import.meta.url)),
  '@lib': fileURLToPath(new URL('./src/lib', import.meta.url)),
};

export default defineConfig({
  resolve: { alias },
  test: {
    // Two cores: more workers only fight each other.
    maxWorkers: 2,
    projects: [
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          name: 'dom',
          environment: 'jsdom',
          isolate: false,
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/support/dom-setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/backend/**', 'tests/database/**'],
          setupFiles: ['tests/support/node-setup.ts'],
          // Tests that read every file of the house take seconds, and many on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'backend',
          environment: 'node',
          include: ['tests/backend/**/*.test.ts', 'tests/database/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
