import { stillMap } from '../../../domain/map/drawing/stillMap.ts';

/** `/{locale}/map.svg`: the region's map without text, the background of closed maps. */
export const loader = (): Response =>
  new Response(stillMap(), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
