// Installs the packages when they are missing or older than the lock file. Runs on any Node from 20 on.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isWindows = process.platform === 'win32';

function isUpToDate() {
  const stamp = join(root, 'node_modules/.package-lock.json');
  return existsSync(stamp) && statSync(stamp).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

/** Ends the process with npm's exit code when the install fails. */
export function ensureInstalled() {
  if (isUpToDate()) return;
  console.log('Installing packages …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** The Node the project is pinned to; the machine's own where that package has no binary for the platform. */
export function pinnedNode() {
  const binary = join(root, 'node_modules/node/bin', isWindows ? 'node.exe' : 'node');
  return existsSync(binary) ? binary : process.execPath;
}

function pinnedOptions(env) {
  const bin = join(root, 'node_modules/.bin');
  const path = [dirname(pinnedNode()), bin, process.env.PATH].join(isWindows ? ';' : ':');
  return { cwd: root, env: { ...process.env, ...env, PATH: path } };
}

/** Runs a command of the project on the pinned Node; answers its exit code. */
export function runPinned(args, env = {}) {
  const { status } = spawnSync(pinnedNode(), args, { ...pinnedOptions(env), stdio: 'inherit' });
  return status ?? 1;
}

/** The same beside others: answers the exit code and what it printed. */
export function runPinnedBeside(args) {
  const child = spawn(pinnedNode(), args, { ...pinnedOptions({}), stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => printed.push(piece));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(printed).toString() }));
  });
}
