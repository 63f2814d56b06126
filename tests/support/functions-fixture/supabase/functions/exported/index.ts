export default {
  fetch: (request: Request): Response => Response.json({ method: request.method, pid: Deno.pid }),
};
