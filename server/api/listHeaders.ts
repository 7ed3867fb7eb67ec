import { FOR_ALL_SITES } from '../securityHeaders.ts';

/** For answers made of the content alone, which is public and meant to be used elsewhere. */
export const LIST_HEADERS = {
  ...FOR_ALL_SITES,
  'content-type': 'application/json',
  'cache-control': 'public, max-age=60, s-maxage=60, stale-while-revalidate=600',
  'access-control-allow-origin': '*',
  vary: 'Accept-Encoding',
};
