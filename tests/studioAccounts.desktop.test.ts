/** The staff's own screens: from the first link to signing in, second factors, people and the log. */
import { expect, type Page } from '@playwright/test';
import { inviteFirstAdministrator } from '../server/studio/invitations.ts';
import {
  newMember,
  nextTotpCode,
  PASSWORD,
  StudioClient,
  totpCode,
} from '../server/testing/studioClient.ts';
import { facesOf } from './fontFaces.ts';
import { button, expectAccessible, openAs, test } from './studio.ts';

const EMAIL = 'salma@visit.example';

async function enterPassword(page: Page, email = EMAIL): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Continue').click();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await button(page, 'Sign in').click();
}

const overview = (page: Page) => page.getByRole('heading', { name: /^Good to see you/ });

async function signOut(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  await button(page, 'Sign out').click();
  await expect(button(page, 'Continue')).toBeVisible();
}

test('the typeface of texts is that of the website', async ({ page }) => {
  await page.goto('/studio/sign-in');
  await expect(button(page, 'Continue')).toBeVisible();
  await expect.poll(() => facesOf(page, 'Instrument Sans')).toContain('loaded');
});

test('the first link leads to an account with an app, whose codes work once', async ({
  page,
  site,
}) => {
  const token = await inviteFirstAdministrator(site.database.sql);
  await page.goto(`/studio/welcome#${token}`);
  await page.getByLabel('E-mail address').fill(EMAIL);
  await page.getByLabel('Your name').fill('Salma Idrissi');
  const password = page.getByLabel('Password', { exact: true });
  const rule = page.getByRole('listitem').filter({ hasText: 'at least 12 characters' });
  await password.fill('idrissi id');
  await expect(rule).toContainText('(not met yet)');
  await password.fill('idrissi idri');
  await expect(rule).toContainText('(met)');
  await expectAccessible(page);
  await button(page, 'Create the account').click();
  await expect(page.getByRole('alert')).toContainText('too easy to guess');
  await password.fill(PASSWORD);
  await button(page, 'Create the account').click();

  await test.step('nothing but the enrolment is shown', async () => {
    const title = page.getByRole('heading', { name: 'Protect your account' });
    await expect(title).toBeVisible();
    await page.goto('/studio/people');
    await expect(title).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expectAccessible(page);
  });
  await button(page, 'Set up an app').click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await button(page, 'Continue').click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const key = await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent();
  const secret = (key ?? '').replace(/\s/g, '');
  await expectAccessible(page);
  await page.getByLabel('Code that the app shows now').fill('000000');
  await button(page, 'Confirm').click();
  await expect(page.getByRole('alert')).toContainText('The code is wrong');
  await page.getByLabel('Code that the app shows now').fill(totpCode(secret));
  await button(page, 'Confirm').click();
  const codes = page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
  await expect(codes.first()).toBeVisible();
  const [backupCode = ''] = await codes.allTextContents();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('studio-backup-codes.txt');
  await expectAccessible(page);
  await button(page, 'I have kept them').click();
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();

  await test.step('the link is used up', async () => {
    await page.goto(`/studio/welcome#${token}`);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to the sign-in' }).click();
  });

  await test.step('a code opens the account once', async () => {
    await signOut(page, 'Salma Idrissi');
    await expectAccessible(page);
    await enterPassword(page);
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    await expectAccessible(page);
    const code = nextTotpCode(secret);
    await enterCode(page, code);
    await expect(overview(page)).toBeVisible();
    await signOut(page, 'Salma Idrissi');
    await enterPassword(page);
    await enterCode(page, code);
    await expect(page.getByRole('alert')).toContainText('This code was used already.');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Continue').click();
    await button(page, 'Use a backup code').click();
    await page.getByLabel('Backup code', { exact: true }).fill(backupCode);
    await button(page, 'Sign in').click();
    await expect(overview(page)).toBeVisible();
  });
});

test('who is signed out elsewhere signs in again over the page, and loses nothing', async ({
  page,
  site,
}) => {
  const member = await newMember(site);
  await openAs(page, member, '/people');
  await button(page, 'Invite somebody').click();
  await page.getByLabel('E-mail address').fill('new@visit.example');
  const elsewhere = new StudioClient(site);
  await elsewhere.post('/sign-in', { email: member.email, password: PASSWORD });
  await elsewhere.post('/sign-in/backup-code', { code: member.backupCodes[0] });
  await elsewhere.post('/account/sign-out-everywhere');
  await button(page, 'Make the link').click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Password').fill(PASSWORD);
  await button(page, 'Continue').click();
  await enterCode(page, nextTotpCode(member.secret));
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('E-mail address')).toHaveValue('new@visit.example');
  await button(page, 'Make the link').click();
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue(/\/studio\/welcome#/);
});

test('a passkey is added, opens the account and cannot be removed as the last factor', async ({
  page,
  site,
}) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await openAs(page, await newMember(site, 'editor'), '/account');
  await button(page, 'Add a passkey').click();
  await page.getByLabel('Name of the passkey').fill('Laptop');
  await button(page, 'Add a passkey').last().click();
  await expect(button(page, 'Remove Laptop')).toBeVisible();
  await expectAccessible(page);
  await signOut(page, 'Amina Tazi');
  await button(page, 'Sign in with a passkey').click();
  await expect(button(page, 'Remove Laptop')).toBeVisible();
  await button(page, 'Remove the app').click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await button(page, 'Continue').click();
  await expect(page.getByText('No app is set up.')).toBeVisible();
  await button(page, 'Remove Laptop').click();
  await expect(page.getByRole('alert')).toContainText('This is your only second factor.');
});

test('a member chooses language and colours, changes the password and ends other sessions', async ({
  page,
  site,
}) => {
  const member = await newMember(site, 'reader');
  await openAs(page, member, '/account');
  await expect(page.getByRole('link', { name: 'People' })).toHaveCount(0);
  for (const code of member.backupCodes.slice(0, 2)) {
    const other = new StudioClient(site);
    await other.post('/sign-in', { email: member.email, password: PASSWORD });
    await other.post('/sign-in/backup-code', { code });
  }
  await page.reload();
  await button(page, 'End the session of Unknown browser').first().click();
  await expect(button(page, 'End the session of Unknown browser')).toHaveCount(1);
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').fill('Seven storks on a wall');
  await button(page, 'Change the password').click();
  await expect(
    page.getByRole('status').filter({ hasText: 'The password is changed' }),
  ).toBeVisible();
  await expect(button(page, /^End the session/)).toHaveCount(0);
  await page.getByLabel('Appearance').selectOption('Dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 33, 28)');
  await page.getByLabel('Language of the Studio').selectOption('Français');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon compte');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon compte');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 33, 28)');
  await expectAccessible(page);
  await button(page, 'Se déconnecter partout').click();
  await expect(button(page, 'Continuer')).toBeVisible();
});

test('administrators invite people, change roles and read the log', async ({ page, site }) => {
  const editor = await newMember(site, 'editor');
  await openAs(page, await newMember(site), '/people');
  await expectAccessible(page);
  await button(page, 'Invite somebody').click();
  await page.getByLabel('E-mail address').fill(editor.email);
  await button(page, 'Make the link').click();
  await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(
    'There is already an account with this address.',
  );
  await page.getByLabel('E-mail address').fill('driss@visit.example');
  await page.getByLabel('Role').selectOption('Translator');
  await expectAccessible(page);
  await button(page, 'Make the link').click();
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue(/\/studio\/welcome#/);
  await button(page, 'Close').click();
  await button(page, 'Withdraw the invitation of driss@visit.example').click();
  await expect(button(page, 'Withdraw the invitation of driss@visit.example')).toHaveCount(0);

  const row = page.getByRole('listitem').filter({ hasText: editor.email });
  await row.getByRole('button').click();
  await expectAccessible(page);
  await page.getByLabel('Role').selectOption('Reader');
  await button(page, 'Change the role').click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  await button(page, 'Make a link').click();
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue(/\/studio\/welcome#/);
  await button(page, 'Disable the account').click();
  await expect(button(page, 'Enable the account')).toBeVisible();
  await button(page, 'Close').click();
  await expect(row).toContainText('Reader');
  await expect(row).toContainText('disabled');

  await page.getByRole('link', { name: 'Log' }).click();
  const log = page.getByRole('list', { name: 'Log' });
  await expect(log).toContainText(`Disabled an account ${editor.email}`);
  await expect(log).toContainText('Editor → Reader');
  await expectAccessible(page);
});
