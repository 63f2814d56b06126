/** Finds the Deno that npm installed. */
import { accessSync, chmodSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const BINARY = process.platform === 'win32' ? 'deno.exe' : 'deno';

/** The package that carries the binary of this machine, as the package `deno` names them. */
function platformPackage(): string {
  const { platform, arch } = process;
  return platform === 'linux' ? `@deno/linux-${arch}-glibc` : `@deno/${platform}-${arch}`;
}

function inPackage(require: NodeJS.Require, name: string): string | null {
  try {
    return join(dirname(require.resolve(`${name}/package.json`)), BINARY);
  } catch {
    return null;
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Path of the binary. The platform package comes first: npm unpacks it even where install scripts are forbidden, while
 * the copy in the package `deno` is made by its install script.
 * @throws Error when neither is there.
 */
export function findDeno(root: string): string {
  const require = createRequire(join(root, 'package.json'));
  for (const name of [platformPackage(), 'deno']) {
    const file = inPackage(require, name);
    if (!file || !existsSync(file)) continue;
    // Some installers drop the executable bit of packages whose scripts they do not run.
    if (!isExecutable(file)) chmodSync(file, 0o755);
    return file;
  }
  throw new Error(
    `Deno is not installed for ${process.platform} ${process.arch}: edge functions cannot run. ` +
      'Run `npm ci` with optional dependencies.',
  );
}
