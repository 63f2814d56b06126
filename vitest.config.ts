import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const alias = {
  '@': fileURLToPath(new URL('./src', import.meta.url)),
  '@lib': fileURLToPath(new URL('./src/lib', import.meta.url)),
};

/** What takes longest by itself: begun last, one core would wait for it. A fresh checkout knows no times, and sizes tell little. */
const longest = [
  'mutation',
  'access-matrix',
  'billing-interleavings',
  'billing-faults',
  'serve',
  'community-fuzz',
  'durability',
  'platform-defaults',
  'migrations',
  'plugin',
  'played',
  'pdf-pages',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // By project already, which stays: workers are handed on within one.
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const rank = ({ moduleId, project }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.includes(`/${name}.test.`));
      return projects.indexOf(project.name) * 100 + (at === -1 ? longest.length : at);
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  resolve: { alias },
  test: {
    // Two cores: more workers only fight each other.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
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
          // Of a file of its own most was the start: compiling PostgreSQL, reading the same modules.
          isolate: false,
          setupFiles: ['tests/support/backend-setup.ts'],
          include: ['tests/backend/**/*.test.ts', 'tests/database/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
