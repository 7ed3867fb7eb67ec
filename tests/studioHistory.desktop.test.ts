import { expect } from '@playwright/test';
import { newMember } from '../server/testing/studioClient.ts';
import { button, openAs, test } from './studio.ts';

test('a version says whether it is the first, or whether the entry was off the website before it', async ({
  page,
  site,
}) => {
  const member = await newMember(site);
  const path = '/entries/articles/reading-zellige';
  const { client } = member;
  const state = async () => (await client.get(path)).data as unknown as { revision: number };
  await client.post(`${path}/unpublish`, { revision: (await state()).revision });
  const { draft } = (await state()) as unknown as { draft: { version: number } };
  const published = await client.post(`${path}/publish`, { version: draft.version });
  expect(published.status).toBe(200);
  await openAs(page, member, path);
  await button(page, 'More').click();
  await button(page, 'History').click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveCount(3);
  const reads: string[] = [];
  page.on('request', (request) => reads.push(new URL(request.url()).pathname));
  await history.getByText('Published').click();
  await expect(history).toContainText('Before this version, the entry was not on the website.');
  await expect(history).not.toContainText('This is the first version on the website.');
  expect(reads.filter((one) => one.endsWith('/history'))).toEqual([]);
  await history.getByText('Imported').click();
  await expect(history).toContainText('This is the first version on the website.');
});
