import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { decidedState } from './support/decided.ts';
import {
  expect,
  goOnByMail,
  keys,
  type Mail,
  newEmail,
  password,
  signInByForm,
  test,
} from './support/test.ts';

const repository = resolve(import.meta.dirname, '..');

/** The project as it is, but for one setting: nobody is put into its database. */
function withoutSeed(folder: string): string {
  const root = join(folder, 'project');
  mkdirSync(join(root, 'supabase'), { recursive: true });
  for (const name of readdirSync(repository))
    if (name !== 'supabase') symlinkSync(join(repository, name), join(root, name));
  for (const name of readdirSync(join(repository, 'supabase')))
    if (name !== 'config.toml') symlinkSync(join(repository, 'supabase', name), join(root, 'supabase', name));
  const config = readFileSync(join(repository, 'supabase/config.toml'), 'utf8');
  const empty = config.replace(/(\[db\.seed\]\n(?:#.*\n)*enabled = )true/, '$1false');
  expect(empty).not.toBe(config);
  writeFileSync(join(root, 'supabase/config.toml'), empty);
  return root;
}

async function serve(folder: string): Promise<{ url: string; child: ChildProcess }> {
  const data = join(folder, 'data');
  const args = [
    '--port',
    '0',
    '--data',
    data,
    '--dist',
    join(repository, 'dist'),
    '--root',
    withoutSeed(folder),
  ];
  const child = spawn(process.execPath, [join(repository, 'supabase/local/serve.ts'), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, LITE_AUTH_BCRYPT_COST: '4' },
  });
  for await (const chunk of child.stdout) {
    const line = String(chunk)
      .split('\n')
      .find((text) => text.startsWith('{'));
    if (line) return { url: (JSON.parse(line) as { url: string }).url, child };
  }
  throw new Error('the server ended before it was ready');
}

let folder: string;
let site: { url: string; child: ChildProcess };
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'first-master-'));
  site = await serve(folder);
});
test.afterAll(async () => {
  const ended = new Promise((done) => site.child.once('exit', done));
  site.child.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true });
});

test('in a project where nobody is yet, the first account becomes its master admin by one command on the server', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: site.url, storageState: decidedState(site.url) });
  const page = await context.newPage();
  const email = newEmail('first');
  await page.goto('/auth?mode=signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel(/I accept the Terms/).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for registering!' })).toBeVisible();

  const command = (address: string, key = keys.secret) =>
    promisify(execFile)('npm', ['run', '-s', 'master-admin', '--', address], {
      cwd: repository,
      env: { ...process.env, SUPABASE_URL: site.url, SUPABASE_SERVICE_ROLE_KEY: key },
    }).then(
      ({ stdout }) => stdout.trim(),
      (error: { stderr: string }) => `refused: ${error.stderr.trim()}`,
    );
  // Not before the address is confirmed, not for somebody else, not with a key that browsers have.
  expect(await command(email)).toMatch(/^refused: .*follow the link in the mail first/);
  expect(await command('nobody@example.com')).toMatch(/^refused: .*sign up in the app first/);
  expect(await command(email, keys.publishable)).toMatch(/^refused: /);

  let mails: Mail[] = [];
  await expect
    .poll(async () => {
      const inbox = await page.request.get(`/_local/inbox.json?to=${encodeURIComponent(email)}`);
      mails = (await inbox.json()) as Mail[];
      return mails.length;
    })
    .toBe(1);
  const theirs = await (
    await browser.newContext({ baseURL: site.url, storageState: decidedState(site.url) })
  ).newPage();
  await goOnByMail(theirs, mails[0]?.link ?? '', email);
  await signInByForm(page, { id: '', email, password }, '/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();

  expect(await command(email)).toBe(`${email} is a master admin now: sign in at /admin/auth.`);
  await page.goto('/admin/dashboard?tab=admins');
  await expect(page.getByRole('heading', { name: 'Who works here' })).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(`^${email}`) });
  await expect(row.getByText('Yes, active')).toBeVisible();
  await expect(page.locator('[data-row]')).toHaveCount(1);
  // Alone, they keep the role; and the log has that it was given.
  await expect(row.getByRole('button')).toHaveCount(0);
  await page.goto('/admin/dashboard?tab=audit');
  await expect(page.getByRole('row').filter({ hasText: 'role' }).first()).toBeVisible();
});
