/** /admin/… and /invite: for the secret key, or a token with the service role, only. */
import { claimsForKey } from '../jwt.ts';
import { generateLink, invite } from './admin-links.ts';
import { createUser, deleteUser, requireUserId, updateUser } from './admin-users.ts';
import type { AuthContext, AuthRequest } from './context.ts';
import { AuthFailure, failures } from './replies.ts';
import { showUser } from './users.ts';

const PER_PAGE = 50;
const MOST_PER_PAGE = 1000;

/** The signed-in user's token outranks the key beside it: a user does not become an admin by it. */
function assertService({ config }: AuthContext, request: Request): void {
  const bearer = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  const presented = bearer ?? request.headers.get('apikey');
  if (!presented) throw failures.noAuthorization();
  if (claimsForKey(presented, config)?.role !== 'service_role') throw failures.notAdmin();
}

function positive(url: URL, name: string, fallback: number): number {
  const value = Number(url.searchParams.get(name) ?? fallback);
  return Number.isInteger(value) && value > 0 ? value : fallback;
}

async function listUsers({ users }: AuthContext, url: URL): Promise<Response> {
  const page = positive(url, 'page', 1);
  const perPage = Math.min(positive(url, 'per_page', PER_PAGE), MOST_PER_PAGE);
  const { users: rows, total } = await users.page(perPage, (page - 1) * perPage);
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number, rel: string) => `</admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  const links = page < last ? [link(page + 1, 'next'), link(last, 'last')] : [link(last, 'last')];
  return Response.json(
    { users: rows.map(showUser), aud: 'authenticated' },
    { headers: { 'x-total-count': String(total), link: links.join(', ') } },
  );
}

async function oneUser(context: AuthContext, call: AuthRequest, id: string): Promise<Response> {
  switch (call.request.method) {
    case 'GET': {
      const user = await context.users.byId(id);
      if (!user) throw failures.userNotFound();
      return Response.json(showUser(user));
    }
    case 'PUT':
      return Response.json(showUser(await updateUser(context, id, call.body)));
    case 'DELETE':
      await deleteUser(context, id, call.body.should_soft_delete === true);
      return Response.json({});
    default:
      throw new AuthFailure(405, 'method_not_allowed', 'Method not allowed');
  }
}

export async function admin(context: AuthContext, call: AuthRequest): Promise<Response> {
  assertService(context, call.request);
  const { method } = call.request;
  if (call.path === '/invite' && method === 'POST') return invite(context, call);
  if (call.path === '/admin/generate_link' && method === 'POST') return generateLink(context, call);
  if (call.path === '/admin/users' && method === 'GET') return listUsers(context, call.url);
  if (call.path === '/admin/users' && method === 'POST') {
    return Response.json(showUser(await createUser(context, call.body)));
  }
  const id = /^\/admin\/users\/([^/]+)$/.exec(call.path)?.[1];
  if (id === undefined) throw new AuthFailure(404, 'not_found', 'Not found');
  return oneUser(context, call, requireUserId(id));
}
