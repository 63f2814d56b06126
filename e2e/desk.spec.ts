import { moderator, told } from './support/community.ts';
import { becomes, body, deskOf, newArticle, refused, save, text, toLanguage } from './support/desk.ts';
import { expect, signIn, test } from './support/test.ts';

/* The desk of the library: what an editor writes, what is kept, and what becomes of two who write at once. */

test('an editor writes a text, is told what is missing, schedules it, and finds it in the list', async ({
  page,
  allowConsole,
  person,
  service,
}) => {
  allowConsole(refused);
  await becomes(service, person, 'education_admin');
  await signIn(page, person, '/admin/dashboard?tab=education');
  await page.getByRole('link', { name: 'Begin a new text' }).click();
  const title = `The Écritoire ${Date.now().toString(36)}`;
  await page.getByLabel('English title').fill(title);
  const slug = title.toLowerCase().replace('é', 'e').replaceAll(' ', '-');
  await expect(page.getByLabel('Address')).toHaveValue(slug);
  await page.getByLabel('Address').fill('new');
  await page.getByRole('button', { name: 'Make the draft' }).click();
  await expect(page.getByText('The words new, edit, feed and search are taken.')).toBeVisible();
  await page.getByLabel('Address').fill('how-attention-works');
  await page.getByRole('button', { name: 'Make the draft' }).click();
  await expect(page.getByText('Another text has this address, or had it once.')).toBeVisible();
  await page.getByLabel('Address').fill(slug);
  await page.getByRole('button', { name: 'Make the draft' }).click();

  // What is missing leads to its field.
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('group', { name: 'Not ready to publish' })).toBeFocused();
  await page.getByRole('button', { name: 'English: The summary is missing.' }).click();
  await expect(page.getByLabel('Summary of the text')).toBeFocused();
  await page.keyboard.type('What is on a desk, and what is not.');
  await text(page).fill(`${body}\n\n[there](/education/never-written)`);
  await page.getByRole('button', { name: 'This link leads nowhere: /education/never-written' }).click();
  await expect(text(page)).toBeFocused();
  expect(
    await text(page).evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    ),
  ).toBe('/education/never-written');
  await text(page).fill(`${body}\n\n[there](/education/how-attention-works)`);

  // What is written is shown as readers see it, and is there after the page was read anew.
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(frame.getByRole('heading', { name: 'A quiet morning' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('What you wrote here before is back.')).toBeVisible();
  await expect(page.getByLabel('Summary of the text')).toHaveValue('What is on a desk, and what is not.');

  // Sources
  await page.getByRole('button', { name: 'Add a source' }).click();
  await page.getByLabel('Name of the work').fill('A study of desks');
  await page.getByLabel('Publisher or journal').fill('A journal');
  await page.getByLabel('Year').fill('2012');
  await page.getByLabel('Address or DOI link').fill('https://doi.org/forged');
  await page.getByRole('button', { name: 'Save this draft' }).click();
  await expect(page.getByText('This is not the address of a DOI.')).toBeVisible();
  await page.getByLabel('Address or DOI link').fill('https://doi.org/10.1000/desks');
  await save(page);
  await page.getByRole('button', { name: 'I opened this today' }).click();
  await expect(page.getByText(/^You opened this on /)).toBeVisible();
  await expect(page.getByText('Nothing is missing.')).toBeVisible();

  // A date
  await page.getByRole('button', { name: 'Set a date' }).click();
  for (const day of ['1970-01-01', '2099-01-01', '']) {
    await page.getByLabel('Day it appears').fill(day);
    await page.getByRole('button', { name: 'Set this date' }).click();
    await expect(
      page.getByText('Choose a moment at least 5 minutes and at most two years ahead.'),
    ).toBeVisible();
  }
  const next = new Date(Date.now() + 40 * 24 * 3_600_000);
  await page.getByLabel('Day it appears').fill(next.toISOString().slice(0, 10));
  await page.getByLabel('Time it appears').fill('09:30');
  await page.getByLabel('Clock that is meant').selectOption('Asia/Tokyo');
  await page.getByRole('button', { name: 'Set this date' }).click();
  await expect(page.getByText(/^Scheduled for /).first()).toBeVisible();
  const { data } = await service.from('articles').select('publish_at').eq('slug', slug).single();
  expect(new Date(String(data?.publish_at)).toISOString()).toBe(
    `${next.toISOString().slice(0, 10)}T00:30:00.000Z`,
  );

  await page.getByRole('link', { name: 'Back to all texts' }).click();
  await page.getByLabel('Where it stands').selectOption('Published');
  await page.getByLabel('Without a text in').selectOption('日本語');
  await expect(page).toHaveURL(/state=published&missing=ja/);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
  await expect(row).toContainText('Scheduled for');
  await expect(row).toContainText('Current:English');
});

test('a text is corrected in four languages, each shown to readers, restored, archived and brought back', async ({
  page,
  person,
  service,
  baseURL,
}) => {
  await becomes(service, person, 'full_admin');
  const { id, slug } = await newArticle(baseURL ?? '', 'A desk that is corrected', true);
  await signIn(page, person, deskOf(id));
  await page.getByLabel('Title', { exact: true }).fill('A desk that was corrected');
  await save(page);
  await page.getByRole('button', { name: 'Show it to readers' }).click();
  await expect(page.getByText('Readers see this text now', { exact: true })).toBeVisible();
  for (const [name, title] of [
    ['Deutsch', 'Ein Tisch am Morgen'],
    ['Français', 'Un bureau le matin'],
    ['日本語', '朝の机と一つのこと'],
  ] as const) {
    await toLanguage(page, name);
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByLabel('Summary of the text').fill(`${title}. ${title}. ${title}.`);
    await save(page);
    await page.getByRole('button', { name: 'Show it to readers' }).click();
    await expect(page.getByRole('link', { name: `${name} Current` })).toBeVisible();
  }
  const shown = await told(
    service
      .from('article_texts')
      .select('lang, title')
      .eq('article_id', id)
      .eq('status', 'current')
      .order('lang'),
  );
  expect(shown).toEqual([
    { lang: 'de', title: 'Ein Tisch am Morgen' },
    { lang: 'en', title: 'A desk that was corrected' },
    { lang: 'fr', title: 'Un bureau le matin' },
    { lang: 'ja', title: '朝の机と一つのこと' },
  ]);

  // Back to the first version; the translations are outdated once it is shown.
  await toLanguage(page, 'English');
  await page.getByRole('button', { name: 'Look at version 1' }).click();
  await expect(page.getByRole('dialog').getByText('A desk that is corrected')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A desk that is corrected');
  await page.getByRole('button', { name: 'Show it to readers' }).click();
  await expect(page.getByRole('link', { name: 'Deutsch Outdated' })).toBeVisible();
  const history = page.getByRole('region', { name: 'Who changed what' });
  await expect(history).toContainText('You yourself: showed the text in English to readers');
  await expect(history).toContainText('saved a draft in Japanese');

  await page.getByRole('button', { name: 'Archive it' }).click();
  await expect(page.getByRole('button', { name: 'Make it a draft again' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Archive it' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByRole('button', { name: 'Restore it as a draft' })).toBeVisible();
  await page.getByRole('button', { name: 'Restore it as a draft' }).click();
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible();
  const { data } = await service.from('articles').select('slug, state').eq('id', id).single();
  expect(data).toEqual({ slug, state: 'draft' });
});

test('of two editors at once both texts are shown, and neither is lost', async ({
  page,
  allowConsole,
  person,
  service,
  baseURL,
}) => {
  allowConsole(refused);
  await becomes(service, person, 'education_admin');
  const { id } = await newArticle(baseURL ?? '', 'A desk of two');
  await signIn(page, person, deskOf(id));
  await page.getByLabel('Title', { exact: true }).fill('The desk of the second');
  const other = await moderator(baseURL ?? '');
  const quicker = (version: number, title: string) =>
    told(
      other.rpc('save_article_draft', {
        p_article: id,
        p_lang: 'en',
        p_version: version,
        p_title: title,
        p_summary: 'What is on a desk, and what is not.',
        p_body: body,
        p_sources: [],
      }),
    );
  await quicker(1, 'The desk of the first');
  await page.getByRole('button', { name: 'Save this draft' }).click();
  await expect(page.getByText('Someone else changed this. Reload to see the new version.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What your colleague saved' })).toContainText(
    'The desk of the first',
  );
  await expect(page.getByRole('region', { name: 'What you wrote' })).toContainText('The desk of the second');
  await page.getByRole('button', { name: 'Save mine on top' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  const versions = page.getByRole('region', { name: 'Versions in English' });
  await expect(versions).toContainText('The desk of the first');
  await expect(versions).toContainText('The desk of the second');

  // The other way round: the text of one's own is put aside, and is there after the page was read anew.
  await page.getByLabel('Title', { exact: true }).fill('The desk of the fourth');
  await quicker(3, 'The desk of the third');
  await page.getByRole('button', { name: 'Save this draft' }).click();
  await page.getByRole('button', { name: 'Go on with the other text' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('The desk of the third');
  await page.reload();
  await page.getByRole('button', { name: 'Take up mine again' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('The desk of the fourth');
  await save(page);

  // Facts, too: what somebody else set stands beside what was typed.
  await page.getByLabel('Author named').fill('The second editor');
  const { version } = (await told(service.from('articles').select('version').eq('id', id).single())) as {
    version: number;
  };
  await told(
    other.rpc('edit_article', {
      p_article: id,
      p_version: version,
      p_changes: { author_name: 'The first editor' },
    }),
  );
  await page.getByRole('button', { name: 'Save these facts' }).click();
  await expect(page.getByText('author now: The first editor')).toBeVisible();
  await expect(page.getByLabel('Author named')).toHaveValue('The second editor');
  await page.getByRole('button', { name: 'Save these facts' }).click();
  await expect(page.getByText('Facts saved', { exact: true })).toBeVisible();
});
