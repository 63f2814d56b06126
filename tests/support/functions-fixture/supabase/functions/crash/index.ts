// Dies of the request that tells it to, and counts the requests it has lived through.
let served = 0;

Deno.serve((request) => {
  served++;
  const { pathname } = new URL(request.url);
  if (pathname.endsWith('/exit')) Deno.exit(3);
  if (pathname.endsWith('/throw')) throw new Error('thrown in the handler');
  return Response.json({ served });
});
