/**
 * Runs inside Deno, around one edge function, whichever way it is written: calling `Deno.serve`, or exporting
 * `{ fetch }`. Arguments: a secret of the gateway that started it, and the address of the function's file.
 */
const [secret = '', entry = ''] = Deno.args;

/** The header by which the gateway shows the secret; the same name stands in worker.ts. */
const SECRET_HEADER = 'x-local-gateway';

/** The gateway holds the other end: when it is gone, however it went, so is this process. */
async function endWithParent(): Promise<never> {
  for await (const _ of Deno.stdin.readable) {
    // Nothing is ever sent.
  }
  Deno.exit(0);
}

const serve = Deno.serve;
let isServing = false;

function serveBehindGateway(handler: DenoServeHandler): unknown {
  isServing = true;
  return serve(
    {
      hostname: '127.0.0.1',
      port: 0,
      // Read by the gateway; the secret keeps it apart from what the function prints.
      onListen: ({ port }) => {
        Deno.stdout.writeSync(new TextEncoder().encode(`\n${secret} ${port}\n`));
      },
    },
    (request, info) => {
      // Any page in a browser can reach a port on this machine; only the gateway may get past its checks.
      if (request.headers.get(SECRET_HEADER) !== secret) return new Response(null, { status: 404 });
      const headers = new Headers(request.headers);
      headers.delete(SECRET_HEADER);
      return handler(new Request(request, { headers }), info);
    },
  );
}

// Hosted functions do not choose their address either: options are ignored.
Deno.serve = (first: DenoServeHandler | { handler?: DenoServeHandler }, second?: DenoServeHandler) => {
  const handler = typeof first === 'function' ? first : (second ?? first.handler);
  if (!handler) throw new TypeError('Deno.serve needs a handler');
  return serveBehindGateway(handler);
};

void endWithParent();
const module: { default?: { fetch?: unknown } } = await import(entry);
const exported = module.default?.fetch;
if (typeof exported === 'function') {
  serveBehindGateway((request) => (exported as DenoServeHandler).call(module.default, request));
}
if (!isServing) throw new Error('The function neither calls Deno.serve nor exports { fetch }');

export {};
