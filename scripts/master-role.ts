/** How a project gets its first master admin: with the service key, from the command line. The log of the team keeps it. */

interface Appointment {
  /** Origin of the backend. */
  readonly backend: string;
  readonly serviceKey: string;
  readonly email: string;
  readonly fetch: typeof fetch;
}

interface Appointed {
  readonly done: boolean;
  /** What became of it, in one sentence. */
  readonly said: string;
}

interface Account {
  readonly id: string;
  readonly email?: string;
  readonly email_confirmed_at?: string | null;
}

const perPage = 1000;

class Refused extends Error {}

export async function makeMasterAdmin({
  backend,
  serviceKey,
  email,
  fetch,
}: Appointment): Promise<Appointed> {
  const ask = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const response = await fetch(`${backend}${path}`, {
      ...init,
      headers: {
        apikey: serviceKey,
        // Keys of the newer kind are no tokens and stand in one header alone.
        ...(serviceKey.startsWith('sb_') ? {} : { authorization: `Bearer ${serviceKey}` }),
        'content-type': 'application/json',
        ...init.headers,
      },
    });
    if (response.status === 401 || response.status === 403)
      throw new Refused('The key is not the service key of this project.');
    if (!response.ok) throw new Refused(`${path.split('?')[0]} answered with ${response.status}.`);
    const text = await response.text();
    return text === '' ? null : JSON.parse(text);
  };

  const accountOf = async (wanted: string): Promise<Account | null> => {
    for (let page = 1; ; page++) {
      const { users } = (await ask(`/auth/v1/admin/users?page=${page}&per_page=${perPage}`)) as {
        users: Account[];
      };
      const found = users.find((user) => user.email?.toLowerCase() === wanted);
      if (found || users.length < perPage) return found ?? null;
    }
  };

  try {
    const account = await accountOf(email.trim().toLowerCase());
    if (!account)
      return { done: false, said: `Nobody has an account with ${email}: sign up in the app first.` };
    if (!account.email_confirmed_at)
      return { done: false, said: `${email} is not confirmed yet: follow the link in the mail first.` };
    await ask('/rest/v1/admin_roles?on_conflict=user_id,role_type', {
      method: 'POST',
      headers: { prefer: 'resolution=merge-duplicates,return=minimal' },
      body: JSON.stringify({ user_id: account.id, role_type: 'master_admin', is_active: true }),
    });
    return { done: true, said: `${email} is a master admin now: sign in at /admin/auth.` };
  } catch (failure) {
    if (failure instanceof Refused) return { done: false, said: failure.message };
    throw failure;
  }
}
