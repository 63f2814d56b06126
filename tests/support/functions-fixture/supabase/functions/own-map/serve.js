import { answer } from 'answer';

Deno.serve(() => Response.json({ answer }));
