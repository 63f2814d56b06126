/**
 * The little of Deno that functions use, so that the compiler of the rest of the project can check them.
 * Source: the type definitions of Deno 2.9.
 */

interface DenoServeOptions {
  hostname?: string;
  port?: number;
  onListen?: (address: { hostname: string; port: number }) => void;
}

type DenoServeHandler = (request: Request, info?: unknown) => Response | Promise<Response>;

declare const Deno: {
  readonly pid: number;
  readonly args: readonly string[];
  readonly env: { get(name: string): string | undefined };
  readonly stdin: { readonly readable: AsyncIterable<Uint8Array> };
  readonly stdout: { writeSync(bytes: Uint8Array): number };
  exit(code: number): never;
  serve: {
    (handler: DenoServeHandler): unknown;
    (options: DenoServeOptions & { handler?: DenoServeHandler }, handler?: DenoServeHandler): unknown;
  };
};

/** Of hosted functions only. Source: Supabase, "Background tasks". */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;
