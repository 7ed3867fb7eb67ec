import { Hono } from 'hono';
import { problem } from '../api/problem.ts';
import { FOR_ALL_SITES } from '../securityHeaders.ts';
import { BadImageRequest, type ImageService } from './images.ts';

/** `/img/{width},{format}/{src}` */
export function imageRoutes(images: ImageService) {
  const routes = new Hono();
  routes.get('/:options/:src{.+}', async (context) => {
    try {
      const image = await images.get(context.req.param('options'), context.req.param('src'));
      const headers = {
        ...FOR_ALL_SITES,
        'Content-Type': image.type,
        // A missing picture may come later; a found one changes its tag when its file changes.
        'Cache-Control': image.placeholder ? 'public, max-age=60' : 'public, max-age=86400',
        ETag: image.etag,
      };
      if (!image.placeholder && context.req.header('if-none-match') === image.etag) {
        return context.body(null, 304, headers);
      }
      return context.body(new Uint8Array(image.body), image.placeholder ? 404 : 200, headers);
    } catch (error) {
      if (error instanceof BadImageRequest) return problem(context, 400, error.message);
      throw error;
    }
  });
  routes.all('*', (context) =>
    problem(context, 400, 'Pictures are at /img/{width},{format}/{path}.'),
  );
  return routes;
}
