import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { choicesQuery } from './entries.ts';

afterEach(() => vi.unstubAllGlobals());

it('offers all entries of a kind, also where they fill several pages', async () => {
  const ids = Array.from({ length: 120 }, (_, index) => `tag-${index}`);
  vi.stubGlobal('fetch', async (address: string) => {
    const page = Number(new URL(address, 'http://studio').searchParams.get('page') ?? 1);
    const data = ids.slice((page - 1) * 50, page * 50).map((id) => ({ id }));
    return Response.json({ data, total: ids.length, pageSize: 50 });
  });
  const choices = await new QueryClient().fetchQuery(choicesQuery('tags'));
  expect(choices.map(({ id }) => id)).toEqual(ids);
});
