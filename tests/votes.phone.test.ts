import { expect, type Page, type Route } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { test, waitForAfterLoad } from './fixtures.ts';

const like = (page: Page) => page.getByRole('button', { name: 'Worth it' });
const dislike = (page: Page) => page.getByRole('button', { name: 'Not for me' });
const result = (page: Page) => page.locator('.Votes-result');
const HINT = 'No account needed';
const REFUSED = 'Your vote did not reach us and has been withdrawn';

/** Opens a place and waits until it is hydrated and has requested the counts. */
async function open(page: Page, place: string): Promise<void> {
  const countsRequest = page.waitForRequest(`**/api/vote/${place}`);
  await page.goto(`/en/poi/${place}`);
  await countsRequest;
}

async function expectPressed(page: Page, liked: boolean, disliked: boolean): Promise<void> {
  await expect(like(page)).toHaveAttribute('aria-pressed', String(liked));
  await expect(dislike(page)).toHaveAttribute('aria-pressed', String(disliked));
}

/** Fulfils the votes of a page in turn with a status, or aborts them. */
async function mockVotes(page: Page, ...answers: (number | 'nothing')[]): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route('**/api/vote', async (route: Route) => {
    const answer = answers[sent.length] ?? 204;
    sent.push(route.request().postDataJSON());
    await (answer === 'nothing' ? route.abort() : route.fulfill({ status: answer }));
  });
  return sent;
}

/** Delays votes until the returned function is called. */
async function delayVotes(page: Page): Promise<() => void> {
  // A vote that is held does not time out.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/vote', async (route) => {
    await gate.promise;
    await route.fallback();
  });
  return gate.resolve;
}

const mockCounts = (page: Page, body: string, status = 200) =>
  page.route('**/api/vote/*', (route) =>
    route.fulfill({ status, contentType: 'application/json', body }),
  );

test('stores a vote in the browser and on the server, and can change it', async ({
  page,
  context,
}, { project }) => {
  // Places that no other test votes on.
  const place = project.name === 'phone' ? 'riad-yacout' : 'riad-d-or';
  await open(page, place);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('voter');
  await expectPressed(page, false, false);

  await like(page).click();
  await expectPressed(page, true, false);
  await expect(result(page)).toContainText('your vote is counted');
  const [cookie] = (await context.cookies(`${page.url()}/../../../api/vote`)).filter(
    ({ name }) => name === 'voter',
  );
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/vote' });
  const counts = async () =>
    ((await (await context.request.get(`/api/vote/${place}`)).json()) as { data: unknown }).data;
  await expect.poll(counts).toEqual({ likes: 1, dislikes: 0 });

  await page.reload();
  await expectPressed(page, true, false);
  await dislike(page).click();
  await expectPressed(page, false, true);
  await expect.poll(counts).toEqual({ likes: 0, dislikes: 1 });
});

test('does not send the same vote twice', async ({ page }) => {
  const sent = await mockVotes(page);
  await open(page, 'al-batha-museum');
  await like(page).click();
  await like(page).click();
  await expectPressed(page, true, false);
  await expect(result(page)).toContainText('your vote is counted');
  await like(page).click();
  await dislike(page).click();
  await expectPressed(page, false, true);
  await expect
    .poll(() => sent)
    .toEqual([
      { place: 'al-batha-museum', vote: 'like' },
      { place: 'al-batha-museum', vote: 'dislike' },
    ]);
});

test('shows the share of likes from the fifth vote on', async ({ page, playwright, baseURL }, {
  project,
}) => {
  const place = project.name === 'phone' ? 'stone-lion-ifrane' : 'bab-bou-jeloud';
  for (const vote of ['like', 'like', 'like', 'dislike']) {
    const visitor = await playwright.request.newContext({ baseURL });
    expect((await visitor.post('/api/vote', { data: { place, vote } })).status()).toBe(204);
    await visitor.dispose();
  }
  await open(page, place);
  await expect(result(page)).toContainText(HINT);
  await like(page).click();
  await expectPressed(page, true, false);
  await expect(result(page)).toContainText('80% of 5 votes say: worth it.');
  await page.goto(`/de/poi/${place}`);
  await expect(result(page)).toContainText('80 % von 5 Stimmen');
});

test('reverts a failed vote and shows a message', async ({ page }) => {
  await mockVotes(page, 'nothing', 204, 500, 429);
  const release = await delayVotes(page);
  await open(page, 'bab-mansour');
  const status = result(page).getByRole('status');
  await like(page).click();
  await expectPressed(page, true, false);
  release();
  await expect(status).toContainText(REFUSED);
  await expectPressed(page, false, false);

  await like(page).click();
  await expect(status).toContainText('your vote is counted');
  await dislike(page).click();
  await expect(status).toContainText(REFUSED);
  await expectPressed(page, true, false);
  await dislike(page).click();
  await expect(status).toContainText('a lot of votes at once');
  await expectPressed(page, true, false);
  await page.reload();
  await expectPressed(page, true, false);
});

test('ends with the state of the server if the vote changes while a request is pending', async ({
  page,
}) => {
  const sent = await mockVotes(page, 500, 500, 204, 500);
  let release = await delayVotes(page);
  await open(page, 'bab-mansour');
  await like(page).click();
  await dislike(page).click();
  await expectPressed(page, false, true);
  release();
  await expect(result(page)).toContainText(REFUSED);
  await expectPressed(page, false, false);
  expect(sent).toHaveLength(2);

  release = await delayVotes(page);
  await like(page).click();
  await dislike(page).click();
  await expectPressed(page, false, true);
  release();
  await expect.poll(() => sent.length).toBe(4);
  await expectPressed(page, true, false);
});

test('votes belong to one place only', async ({ page }) => {
  await mockVotes(page);
  await open(page, 'bab-mansour');
  await like(page).click();
  await expect(result(page)).toContainText('your vote is counted');
  await page.locator('.PreviousNext a').first().click();
  await expect(page).not.toHaveURL(/bab-mansour/);
  await expectPressed(page, false, false);
  await expect(result(page)).toContainText(HINT);
});

for (const [name, stored] of [
  ['another shape', '{"state":{"liked":7,"disliked":[null,"bab-mansour"]},"version":1}'],
  ['no object', '{"state":null,"version":1}'],
  ['a later version', '{"state":{"hearts":["bab-mansour"]},"version":99}'],
  ['no JSON', '{broken'],
]) {
  test(`stored votes with ${name} cause no errors`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem('votes', text ?? ''), stored);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await mockVotes(page);
    await open(page, 'bab-mansour');
    await expectPressed(page, false, name === 'another shape');
    await like(page).click();
    await expectPressed(page, true, false);
    expect(errors).toEqual([]);
  });
}

test('works if the browser blocks storage', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await mockVotes(page);
  await page.goto('/en/poi/bab-mansour');
  await like(page).click();
  await expectPressed(page, true, false);
});

for (const [name, status, body] of [
  ['an error', 500, '{"status":500}'],
  ['invalid', 200, '{"data":{"likes":"many","dislikes":null}}'],
  ['no JSON', 200, '<html>'],
] as const) {
  test(`shows no counts if they are ${name}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await mockVotes(page);
    await mockCounts(page, body, status);
    await open(page, 'bab-mansour');
    await expect(result(page)).toContainText(HINT);
    await like(page).click();
    await expect(result(page)).toContainText('your vote is counted');
    expect(errors).toEqual([]);
  });
}

test('late counts and failed votes cause no layout shift', async ({ page }) => {
  await mockVotes(page, 500);
  const pendingCounts = Promise.withResolvers<void>();
  await page.route('**/api/vote/*', async (route) => {
    await pendingCounts.promise;
    await route.fulfill({ json: { data: { likes: 1203, dislikes: 31 } } });
  });
  // The longest texts on the narrowest screen.
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await page.setViewportSize({ width: 320, height: 640 });
  }
  await page.goto('/de/poi/bab-mansour');
  await page.locator('.Votes').scrollIntoViewIfNeeded();
  await waitForAfterLoad(page);
  const height = () => page.locator('.Votes').evaluate((element) => element.clientHeight);
  const before = await height();
  await expect(result(page)).toContainText('Ohne Konto');
  pendingCounts.resolve();
  await expect(result(page)).toContainText('97 % von 1.234 Stimmen');
  expect(await height()).toBe(before);
  await page.getByRole('button', { name: 'Nichts für mich' }).click();
  await expect(result(page)).toContainText('hat uns nicht erreicht');
  expect(await height()).toBe(before);
});

test('works with the keyboard, keeps the focus and passes axe', async ({ page }) => {
  await mockVotes(page);
  await mockCounts(page, '{"data":{"likes":40,"dislikes":2}}');
  await open(page, 'bab-mansour');
  await like(page).focus();
  await page.keyboard.press('Enter');
  await expectPressed(page, true, false);
  await expect(like(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dislike(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expectPressed(page, false, true);
  await expect(dislike(page)).toBeFocused();
  await expect(result(page)).toContainText('95% of 42 votes');
  for (const button of [like(page), dislike(page)]) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect(await axeViolations(page, { within: '.Votes' })).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows no vote buttons', async ({ page }) => {
    await page.goto('/en/poi/bab-mansour');
    await expect(page.locator('.Votes')).toBeHidden();
  });
});
