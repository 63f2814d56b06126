/**
 * `/slow-stream` sends a piece when the client has asked for it at `/slow-stream/next`, so that nobody can buffer it whole;
 * `/slow-stream/paced` sends twenty by itself, over a second.
 */
let sendNext: (() => void) | undefined;

const pace = () => new Promise<void>((resolve) => setTimeout(resolve, 50));
const onRequest = () =>
  new Promise<void>((resolve) => {
    sendNext = resolve;
  });

function pieces(count: number, wait: () => Promise<void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      for (let piece = 1; piece <= count; piece++) {
        controller.enqueue(encoder.encode(`data: ${piece} of ${Deno.pid}\n\n`));
        await wait();
      }
      controller.close();
    },
  });
}

Deno.serve((request) => {
  if (request.url.endsWith('/next')) {
    sendNext?.();
    return new Response(String(Deno.pid));
  }
  const body = request.url.endsWith('/paced') ? pieces(20, pace) : pieces(3, onRequest);
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
});
