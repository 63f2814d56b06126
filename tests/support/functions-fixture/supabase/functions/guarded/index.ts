Deno.serve((request) => Response.json({ authorization: request.headers.get('authorization') }));
