import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { collectErrors, test, WITH_MOTION } from './fixtures.ts';

test.use(WITH_MOTION);

const posterTitle = (page: Page) => page.locator('.Deck-text h2');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const like = (page: Page) => button(page, 'I’d go there');
const dislike = (page: Page) => button(page, 'Not for me');
const takeBack = (page: Page) => button(page, 'Take back');
const steps = (page: Page) => page.locator('.Deck-steps');
const announcement = (page: Page) => page.locator('.Deck [role=status]');

/** The ids of the deck in its order, from the list that is shown without scripts. */
const deckOf = (page: Page) =>
  page
    .locator('.without-script a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));

/** Intercepts votes and collects them; `respond` gives the status of each response. */
async function watchVotes(page: Page, respond: () => number | 'nothing' = () => 204) {
  const sent: { place: string; vote: string }[] = [];
  await page.route('**/api/vote', async (route) => {
    const status = respond();
    if (status === 204) sent.push(route.request().postDataJSON());
    await (status === 'nothing' ? route.abort() : route.fulfill({ status }));
  });
  return sent;
}

async function open(page: Page, path = '/en/inspire'): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.Poster[data-depth="1"]')).toHaveCount(1);
}

/** Answers with the arrow keys, and waits for the next poster after each. */
async function answer(page: Page, choices: string): Promise<void> {
  for (const choice of choices) {
    const before = await posterTitle(page).textContent();
    await page.keyboard.press(choice === 'y' ? 'ArrowRight' : 'ArrowLeft');
    await expect(posterTitle(page).filter({ hasText: before ?? '' })).toHaveCount(0);
  }
}

test('buttons like, dislike and undo, and announce the next poster', async ({ page }) => {
  const errors = collectErrors(page);
  const sent = await watchVotes(page);
  // The retry of every 15 seconds would send the last vote too.
  await page.addInitScript(() => {
    const start = window.setInterval;
    Object.assign(window, {
      setInterval: (run: TimerHandler, delay?: number, ...rest: unknown[]) =>
        delay === 15_000 ? 0 : start(run, delay, ...rest),
    });
  });
  await open(page);
  const [first, second, third] = await deckOf(page);
  const title = await posterTitle(page).textContent();
  await expect(takeBack(page)).toHaveAttribute('aria-disabled', 'true');

  await like(page).click();
  await expect(posterTitle(page)).not.toHaveText(title ?? '');
  const next = await posterTitle(page).textContent();
  await expect(announcement(page)).toHaveText(`Liked: ${title}. Next: ${next}.`);
  await expect(steps(page)).toHaveAttribute('aria-label', '1 of 12 answered');
  await dislike(page).click();
  await expect(announcement(page)).toContainText(`Not for you: ${next}.`);
  // The second vote sends the first, and can still be undone itself.
  await expect.poll(() => sent).toEqual([{ place: first, vote: 'like' }]);

  await takeBack(page).click();
  await expect(posterTitle(page)).toHaveText(next ?? '');
  await expect(announcement(page)).toHaveText(`Taken back: ${next}.`);
  await like(page).click();
  await like(page).click();
  await expect.poll(() => sent.map(({ place }) => place)).toEqual([first, second]);
  expect(sent.map(({ vote }) => vote)).toEqual(['like', 'like']);

  // Leaving the page sends the last vote.
  await page.locator('.Header-logo').first().click();
  await expect.poll(() => sent.map(({ place }) => place)).toEqual([first, second, third]);
  expect(errors).toEqual([]);
});

test('arrow keys and Backspace work like the buttons, other keys do nothing', async ({ page }) => {
  await watchVotes(page);
  await open(page);
  const [title] = await posterTitle(page).allTextContents();
  await answer(page, 'yn');
  await expect(steps(page).locator('[data-choice="like"]')).toHaveCount(1);
  await expect(steps(page).locator('[data-choice="dislike"]')).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await expect(steps(page)).toHaveAttribute('aria-label', '1 of 12 answered');
  await page.keyboard.press('Backspace');
  await expect(posterTitle(page)).toHaveText(title ?? '');
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(posterTitle(page)).toHaveText(title ?? '');
  await expect(steps(page)).toHaveAttribute('aria-label', '0 of 12 answered');
});

/** Drags the poster sideways by touch or mouse. Returns a function that releases it. */
async function drag(page: Page, by: number, hasTouch: boolean): Promise<() => Promise<void>> {
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
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: step === undefined ? [] : [at(step)],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 6; step++) await touch('touchMove', step);
  return () => touch('touchEnd').then(() => undefined);
}

test('a long swipe answers and a short one springs back', async ({ page, hasTouch }) => {
  await watchVotes(page);
  await open(page);
  const title = (await posterTitle(page).textContent()) ?? '';
  const sheet = page.locator('.Poster[data-depth="0"] .Poster-sheet');

  let release = await drag(page, 40, hasTouch);
  await expect(sheet).toHaveAttribute('style', /translate\(4\dpx|translate\(3\dpx/);
  await expect(sheet).toHaveAttribute('style', /rotate\([12]\./);
  // Slower than a flick.
  const draggedAt = await page.evaluate(() => performance.now());
  await page.waitForFunction((start) => performance.now() - start > 250, draggedAt);
  await release();
  await expect(sheet).not.toHaveAttribute('style', /translate/);
  await expect(posterTitle(page)).toHaveText(title);

  release = await drag(page, 190, hasTouch);
  await release();
  await expect(posterTitle(page)).not.toHaveText(title);
  await expect(steps(page).locator('[data-choice="like"]')).toHaveCount(1);
  release = await drag(page, -190, hasTouch);
  await release();
  await expect(steps(page).locator('[data-choice="dislike"]')).toHaveCount(1);
  // Answered posters are removed from the page.
  await expect(page.locator('.Poster[data-depth="-1"]')).toHaveCount(0);
});

test('reduced motion disables the animation of answered posters', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchVotes(page);
  await open(page);
  await answer(page, 'y');
  await expect(page.locator('.Poster[data-depth="-1"]')).toHaveCount(0);
});

/** Likes places with water and dislikes the others until the result appears. Returns the disliked ids. */
async function likePlacesWithWater(page: Page): Promise<string[]> {
  await open(page);
  const response = await page.request.get('/en/itinerary/places');
  const { places }: { places: { id: string; tags: string[] }[] } = await response.json();
  const water = new Set(places.flatMap(({ id, tags }) => (tags.includes('water') ? [id] : [])));
  const deck = await deckOf(page);
  const firstTwelve = deck.slice(0, 12).map((id) => id ?? '');
  await answer(page, firstTwelve.map((id) => (water.has(id) ? 'y' : 'n')).join(''));
  return firstTwelve.filter((id) => !water.has(id));
}

test('twelve answers lead to a description of tastes and three itineraries, one of which can be chosen', async ({
  page,
}) => {
  await watchVotes(page);
  const disliked = await likePlacesWithWater(page);
  const heading = page.locator('.InspireResult h2').first();
  await expect(heading).toContainText(/You are looking for .*water.*leave .* to others\./);
  await expect(heading).toBeFocused();
  const plans = page.locator('.PlanCard');
  await expect(plans).toHaveCount(3);
  await expect(plans.locator('h3')).toHaveText(['A long weekend', 'Five days', 'Water']);
  const starts = await page.getByText(/^From .* and back$/).allTextContents();
  expect(new Set(starts).size).toBe(3);
  expect(await axeViolations(page)).toEqual([]);

  await button(page, 'See this plan A long weekend').click();
  await expect(page).toHaveURL('/en/itinerary');
  const storedTour = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('tour') ?? '{}').state?.tour);
  const weekend = await storedTour();
  expect(weekend.days).toHaveLength(3);
  const stops = weekend.days.flatMap((day: { places: string[] }) => day.places);
  expect(stops.length).toBeGreaterThan(3);
  expect(stops.filter((id: string) => disliked.includes(id))).toEqual([]);
  expect(weekend.startingPoint.label).toBe(/From (.*) and back/.exec(starts[0] ?? '')?.[1]);

  // Choosing another one asks before it replaces the visitor's itinerary.
  await page.goBack();
  await button(page, 'See this plan Five days').click();
  const dialog = page.getByRole('dialog', { name: 'You have a plan already' });
  await expect(dialog).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await button(page, 'Keep my plan').click();
  await expect(dialog).toBeHidden();
  expect(await storedTour()).toEqual(weekend);
  await button(page, 'See this plan Five days').click();
  await button(page, 'Replace my plan').click();
  await expect(page).toHaveURL('/en/itinerary');
  expect((await storedTour()).days).toHaveLength(5);
});

test('can continue to the last poster and start again', async ({ page }) => {
  await watchVotes(page);
  await open(page);
  const deck = await deckOf(page);
  await answer(page, 'ynynynynynyn');
  await page.reload();
  await expect(page.locator('.InspireResult')).toBeVisible();
  await button(page, 'More posters').click();
  await expect(posterTitle(page).locator('a')).toHaveAttribute('href', `/en/poi/${deck[12]}`);
  await button(page, 'See my plans').click();
  await expect(page.locator('.PlanCard')).toHaveCount(3);
  await button(page, 'More posters').click();
  await answer(page, 'y'.repeat(deck.length - 12));
  await expect(page.getByText('You have seen every poster.')).toBeVisible();
  await expect(button(page, 'More posters')).toHaveCount(0);
  await button(page, 'Start again').click();
  await expect(posterTitle(page).locator('a')).toHaveAttribute('href', `/en/poi/${deck[0]}`);
  await expect(steps(page)).toHaveAttribute('aria-label', '0 of 12 answered');
});

test('places voted on elsewhere are not shown but count for the tastes', async ({ page }) => {
  await watchVotes(page);
  await open(page);
  const [first = ''] = await deckOf(page);
  await page.goto(`/en/poi/${first}`);
  await button(page, 'Worth it').click();
  // The button is pressed at once, and the vote stored after the response.
  await expect(page.locator('.Votes-result')).toContainText('your vote is counted');
  await open(page);
  // The deck is rendered without the votes: the browser filters it.
  const link = posterTitle(page).locator('a');
  await expect(link).not.toHaveAttribute('href', `/en/poi/${first}`);
  const shown = [];
  for (let step = 0; step < 12; step++) {
    shown.push((await link.getAttribute('href'))?.split('/').at(-1));
    await answer(page, 'n');
  }
  expect(shown).not.toContain(first);
  await expect(page.locator('.InspireResult-pictures img')).toHaveCount(1);
});

test('keeps answers whose votes fail and sends them later', async ({ page }) => {
  let status: number | 'nothing' = 'nothing';
  const sent = await watchVotes(page, () => status);
  await open(page);
  const deck = await deckOf(page);
  await answer(page, 'yny');
  await page.reload();
  await expect(steps(page)).toHaveAttribute('aria-label', '3 of 12 answered');
  await expect(posterTitle(page).locator('a')).toHaveAttribute('href', `/en/poi/${deck[3]}`);
  status = 429;
  await answer(page, 'y');
  status = 204;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => sent.map(({ place }) => place).sort()).toEqual(deck.slice(0, 4).sort());
  expect(sent.find(({ place }) => place === deck[1])?.vote).toBe('dislike');
});

test('shows the tastes if the places cannot be loaded, and the itineraries after another attempt', async ({
  page,
}) => {
  await watchVotes(page);
  await page.route('**/itinerary/places', (route) => route.abort());
  await likePlacesWithWater(page);
  await expect(page.locator('.InspireResult h2').first()).toContainText('water');
  await expect(page.getByText('The plans need a connection.')).toBeVisible();
  await page.unroute('**/itinerary/places');
  await button(page, 'Try again').click();
  await expect(page.locator('.PlanCard')).toHaveCount(3);
});

test('describes the tastes in a sentence in every language', async ({ page }) => {
  await watchVotes(page);
  await likePlacesWithWater(page);
  for (const [locale, sentence] of [
    ['fr', /Vous cherchez .*l’eau.*\s; vous laissez .* à d’autres\./],
    ['es', /Usted busca .*el agua.*; deja .* para otros\./],
    ['de', /Sie suchen .*Wasser.*\. Anderen überlassen Sie .*\./],
  ] as const) {
    await page.goto(`/${locale}/inspire`);
    await expect(page.locator('.InspireResult h2').first()).toContainText(sentence);
    await expect(page.locator('.PlanCard')).toHaveCount(3);
  }
});

test('poster, text and buttons fit into every screen', async ({ page }) => {
  await open(page);
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [768, 1024],
    [1440, 900],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [
      posterTitle(page),
      like(page),
      dislike(page),
      takeBack(page),
      steps(page),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    for (const icon of await page.locator('.Deck-choice svg').all()) {
      const box = await icon.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(56);
    }
    const horizontalOverflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await horizontalOverflow()).toBeLessThanOrEqual(0);
    // screens.phone.test.ts runs axe on the narrow page.
    if (width === 1440) expect(await axeViolations(page)).toEqual([]);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the posters as a list of links', async ({ page }) => {
    await page.goto('/de/inspire');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('.without-script a')).toHaveCount(24);
    await expect(page.locator('.Deck-choice').first()).toBeHidden();
    await page.locator('.without-script a').first().click();
    await expect(page).toHaveURL(/\/de\/poi\//);
  });
});
