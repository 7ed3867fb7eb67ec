import { stillMap } from '../../../posters/map/stillMap.ts';

/** `/{locale}/map.svg`: the region's ground, without any word, on which closed maps set their points. */
export const loader = (): Response =>
  new Response(stillMap(), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
