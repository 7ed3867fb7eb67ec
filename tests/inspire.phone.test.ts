import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { collectErrors, test } from './fixtures.ts';

const words = (page: Page) => page.locator('.Deck-text h2');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const like = (page: Page) => button(page, 'I’d go there');
const dislike = (page: Page) => button(page, 'Not for me');
const takeBack = (page: Page) => button(page, 'Take back');
const steps = (page: Page) => page.locator('.Deck-steps');
const told = (page: Page) => page.locator('.Deck [role=status]');

/** The ids of the deck in its order, as the list for those without scripts has them. */
const deckOf = (page: Page) =>
  page
    .locator('.without-script a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));

/** Keeps votes from the server and collects them; `answer` says how each is met. */
async function watchVotes(page: Page, answer: () => number | 'nothing' = () => 204) {
  const sent: { place: string; vote: string }[] = [];
  await page.route('**/api/vote', async (route) => {
    const now = answer();
    if (now === 204) sent.push(route.request().postDataJSON());
    await (now === 'nothing' ? route.abort() : route.fulfill({ status: now }));
  });
  return sent;
}

async function open(page: Page, path = '/en/inspire'): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.Poster[data-depth="1"]')).toHaveCount(1);
}

/** Answers with the keys, waiting for each to be taken. */
async function answer(page: Page, choices: string): Promise<void> {
  for (const choice of choices) {
    const before = await words(page).textContent();
    await page.keyboard.press(choice === 'y' ? 'ArrowRight' : 'ArrowLeft');
    await expect(words(page).filter({ hasText: before ?? '' })).toHaveCount(0);
  }
}

test('buttons say yes and no, take back, and tell what is next', async ({ page }) => {
  const complaints = collectErrors(page);
  const sent = await watchVotes(page);
  await open(page);
  const [first, second, third] = await deckOf(page);
  const title = await words(page).textContent();
  await expect(takeBack(page)).toHaveAttribute('aria-disabled', 'true');

  await like(page).click();
  await expect(words(page)).not.toHaveText(title ?? '');
  const next = await words(page).textContent();
  await expect(told(page)).toHaveText(`Liked: ${title}. Next: ${next}.`);
  await expect(steps(page)).toHaveAttribute('aria-label', '1 of 12 answered');
  await dislike(page).click();
  await expect(told(page)).toContainText(`Not for you: ${next}.`);
  // The first vote is sent by the second; the second may still be taken back.
  await expect.poll(() => sent).toEqual([{ place: first, vote: 'like' }]);

  await takeBack(page).click();
  await expect(words(page)).toHaveText(next ?? '');
  await expect(told(page)).toHaveText(`Taken back: ${next}.`);
  await like(page).click();
  await like(page).click();
  await expect.poll(() => sent.map(({ place }) => place)).toEqual([first, second]);
  expect(sent.map(({ vote }) => vote)).toEqual(['like', 'like']);

  // Leaving sends the last one too.
  await page.locator('.Header-logo').first().click();
  await expect.poll(() => sent.map(({ place }) => place)).toEqual([first, second, third]);
  expect(complaints).toEqual([]);
});

test('keys do what the buttons do, and leave other keys alone', async ({ page }) => {
  await watchVotes(page);
  await open(page);
  const [title] = await words(page).allTextContents();
  await answer(page, 'yn');
  await expect(steps(page).locator('[data-choice="like"]')).toHaveCount(1);
  await expect(steps(page).locator('[data-choice="dislike"]')).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await expect(steps(page)).toHaveAttribute('aria-label', '1 of 12 answered');
  await page.keyboard.press('Backspace');
  await expect(words(page)).toHaveText(title ?? '');
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(words(page)).toHaveText(title ?? '');
  await expect(steps(page)).toHaveAttribute('aria-label', '0 of 12 answered');
});

/** Pulls the poster sideways as a finger or a mouse does, and holds it there. */
async function pull(page: Page, by: number, hasTouch: boolean): Promise<() => Promise<void>> {
  const box = await page.locator('.Deck-pile').boundingBox();
  const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  const at = (step: number) => ({ x: x + (by * step) / 6, y });
  if (!hasTouch) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= 6; step++) await page.mouse.move(at(step).x, y);
    return () => page.mouse.up();
  }
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: step === undefined ? [] : [at(step)],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 6; step++) await touch('touchMove', step);
  return () => touch('touchEnd').then(() => undefined);
}

test('a swipe follows the finger, answers when it goes far, and springs back when not', async ({
  page,
  hasTouch,
}) => {
  await watchVotes(page);
  await open(page);
  const title = (await words(page).textContent()) ?? '';
  const sheet = page.locator('.Poster[data-depth="0"] .Poster-sheet');

  let letGo = await pull(page, 40, hasTouch);
  await expect(sheet).toHaveAttribute('style', /translate\(4\dpx|translate\(3\dpx/);
  await expect(sheet).toHaveAttribute('style', /rotate\([12]\./);
  // Slower than a flick.
  const pulled = await page.evaluate(() => performance.now());
  await page.waitForFunction((start) => performance.now() - start > 250, pulled);
  await letGo();
  await expect(sheet).not.toHaveAttribute('style', /translate/);
  await expect(words(page)).toHaveText(title);

  letGo = await pull(page, 190, hasTouch);
  await letGo();
  await expect(words(page)).not.toHaveText(title);
  await expect(steps(page).locator('[data-choice="like"]')).toHaveCount(1);
  letGo = await pull(page, -190, hasTouch);
  await letGo();
  await expect(steps(page).locator('[data-choice="dislike"]')).toHaveCount(1);
  // What has flown off is gone from the page.
  await expect(page.locator('.Poster[data-depth="-1"]')).toHaveCount(0);
});

test('with less motion nothing flies', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchVotes(page);
  await open(page);
  await answer(page, 'y');
  await expect(page.locator('.Poster[data-depth="-1"]')).toHaveCount(0);
});

/** Says yes to what has water and no to the rest, until the tastes are told; answers what was passed by. */
async function likeWater(page: Page): Promise<string[]> {
  await open(page);
  const answered = await page.request.get('/en/itinerary/places');
  const { places }: { places: { id: string; tags: string[] }[] } = await answered.json();
  const water = new Set(places.flatMap(({ id, tags }) => (tags.includes('water') ? [id] : [])));
  const deck = await deckOf(page);
  const dozen = deck.slice(0, 12).map((id) => id ?? '');
  await answer(page, dozen.map((id) => (water.has(id) ? 'y' : 'n')).join(''));
  return dozen.filter((id) => !water.has(id));
}

test('a dozen answers tell the tastes and make three plans; one becomes the itinerary', async ({
  page,
}) => {
  await watchVotes(page);
  const passedBy = await likeWater(page);
  const heading = page.locator('.InspireResult h2').first();
  await expect(heading).toContainText(/You look for .*water.*leave .* to others\./);
  await expect(heading).toBeFocused();
  const plans = page.locator('.PlanCard');
  await expect(plans).toHaveCount(3);
  await expect(plans.locator('h3')).toHaveText(['A long weekend', 'Five days', 'Water']);
  const starts = await page.getByText(/^From .* and back$/).allTextContents();
  expect(new Set(starts).size).toBe(3);
  expect(await axeViolations(page)).toEqual([]);

  await button(page, 'See this plan A long weekend').click();
  await expect(page).toHaveURL('/en/itinerary');
  const own = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('tour') ?? '{}').state?.tour);
  const weekend = await own();
  expect(weekend.days).toHaveLength(3);
  const stops = weekend.days.flatMap((day: { places: string[] }) => day.places);
  expect(stops.length).toBeGreaterThan(3);
  expect(stops.filter((id: string) => passedBy.includes(id))).toEqual([]);
  expect(weekend.startingPoint.label).toBe(/From (.*) and back/.exec(starts[0] ?? '')?.[1]);

  // Back among the plans, and a plan of one's own is asked after.
  await page.goBack();
  await button(page, 'See this plan Five days').click();
  const dialog = page.getByRole('dialog', { name: 'You have a plan already' });
  await expect(dialog).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await button(page, 'Keep my plan').click();
  await expect(dialog).toBeHidden();
  expect(await own()).toEqual(weekend);
  await button(page, 'See this plan Five days').click();
  await button(page, 'Replace my plan').click();
  await expect(page).toHaveURL('/en/itinerary');
  expect((await own()).days).toHaveLength(5);
});

test('one goes on with other posters, comes to their end, and starts again', async ({ page }) => {
  await watchVotes(page);
  await open(page);
  const deck = await deckOf(page);
  await answer(page, 'ynynynynynyn');
  await page.reload();
  await expect(page.locator('.InspireResult')).toBeVisible();
  await button(page, 'More posters').click();
  await expect(words(page).locator('a')).toHaveAttribute('href', `/en/poi/${deck[12]}`);
  await button(page, 'See my plans').click();
  await expect(page.locator('.PlanCard')).toHaveCount(3);
  await button(page, 'More posters').click();
  await answer(page, 'y'.repeat(deck.length - 12));
  await expect(page.getByText('You have seen every poster.')).toBeVisible();
  await expect(button(page, 'More posters')).toHaveCount(0);
  await button(page, 'Start again').click();
  await expect(words(page).locator('a')).toHaveAttribute('href', `/en/poi/${deck[0]}`);
  await expect(steps(page)).toHaveAttribute('aria-label', '0 of 12 answered');
});

test('what was voted on elsewhere is not shown, and counts as a taste', async ({ page }) => {
  await watchVotes(page);
  await page.goto('/en/poi/bab-mansour');
  await button(page, 'Worth it').click();
  // Pressed at once, kept when the server has taken it.
  await expect(page.locator('.Votes-result')).toContainText('your vote is counted');
  await open(page);
  const deck = await deckOf(page);
  expect(deck).toContain('bab-mansour');
  // The server does not know the votes: the browser has to have read them.
  await expect(words(page).locator('a')).not.toHaveAttribute('href', /bab-mansour/);
  const seen = [];
  for (let step = 0; step < 12; step++) {
    seen.push((await words(page).locator('a').getAttribute('href'))?.split('/').at(-1));
    await answer(page, 'n');
  }
  expect(seen).not.toContain('bab-mansour');
  await expect(page.locator('.InspireResult-pictures img')).toHaveCount(1);
});

test('answers outlast votes that fail, and are sent once they can be', async ({ page }) => {
  let status: number | 'nothing' = 'nothing';
  const sent = await watchVotes(page, () => status);
  await open(page);
  const deck = await deckOf(page);
  await answer(page, 'yny');
  await page.reload();
  await expect(steps(page)).toHaveAttribute('aria-label', '3 of 12 answered');
  await expect(words(page).locator('a')).toHaveAttribute('href', `/en/poi/${deck[3]}`);
  status = 429;
  await answer(page, 'y');
  status = 204;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => sent.map(({ place }) => place).sort()).toEqual(deck.slice(0, 4).sort());
  expect(sent.find(({ place }) => place === deck[1])?.vote).toBe('dislike');
});

test('without the places, the tastes are told all the same and plans come later', async ({
  page,
}) => {
  await watchVotes(page);
  await page.route('**/itinerary/places', (route) => route.abort());
  await likeWater(page);
  await expect(page.locator('.InspireResult h2').first()).toContainText('water');
  await expect(page.getByText('The plans need the network.')).toBeVisible();
  await page.unroute('**/itinerary/places');
  await button(page, 'Try again').click();
  await expect(page.locator('.PlanCard')).toHaveCount(3);
});

for (const [locale, sentence] of [
  ['fr', /Vous cherchez .*l’eau.*\s; vous laissez .* à d’autres\./],
  ['es', /Usted busca .*el agua.*; deja .* para otros\./],
  ['de', /Sie suchen .*Wasser.*\. Anderen überlassen Sie .*\./],
] as const) {
  test(`the tastes are a sentence in ${locale}`, async ({ page }) => {
    await watchVotes(page);
    await likeWater(page);
    await page.goto(`/${locale}/inspire`);
    await expect(page.locator('.InspireResult h2').first()).toContainText(sentence);
    await expect(page.locator('.PlanCard')).toHaveCount(3);
  });
}

for (const [width, height] of [
  [390, 844],
  [320, 568],
  [768, 1024],
  [1440, 900],
  [844, 390],
] as const) {
  test(`fits ${width} x ${height}: poster, words and buttons in one view`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    for (const part of [words(page), like(page), dislike(page), takeBack(page), steps(page)]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    for (const round of await page.locator('.Deck-choice svg').all()) {
      const box = await round.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(56);
    }
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the posters are a list of links', async ({ page }) => {
    await page.goto('/de/inspire');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('.without-script a')).toHaveCount(24);
    await expect(page.locator('.Deck-choice').first()).toBeHidden();
    await page.locator('.without-script a').first().click();
    await expect(page).toHaveURL(/\/de\/poi\//);
  });
});
