import { type AppServices, clientAbortSignal, createRouter } from '../http/context.ts';
import { tooManyRequests, waitOfClient } from '../http/middleware.ts';
import { problem } from '../http/problem.ts';
import { CROSS_ORIGIN } from '../http/responseHeaders.ts';
import { BadImageRequest } from './images.ts';

class TooManyMegapixels extends Error {
  /** In seconds. */
  readonly wait: number;

  constructor(wait: number) {
    super('too many megapixels');
    this.wait = wait;
  }
}

/** `/img/{width},{format}/{src}` */
export function imageRoutes({ images }: Pick<AppServices, 'images'>) {
  const routes = createRouter();
  routes.get('/:options/:src{.+}', async (context) => {
    try {
      const image = await images.get(context.req.param('options'), context.req.param('src'), {
        gone: clientAbortSignal(context.env.outgoing),
        charge(megapixels) {
          const wait = waitOfClient(context, 'imageMegapixels', megapixels);
          if (wait > 0) throw new TooManyMegapixels(wait);
        },
      });
      const headers = {
        ...CROSS_ORIGIN,
        'Content-Type': image.type,
        // A missing image may be added later; the ETag of a found one changes with its file.
        'Cache-Control': image.placeholder ? 'public, max-age=60' : 'public, max-age=86400',
        ETag: image.etag,
      };
      if (!image.placeholder && context.req.header('if-none-match') === image.etag) {
        return context.body(null, 304, headers);
      }
      return context.body(new Uint8Array(image.body), image.placeholder ? 404 : 200, headers);
    } catch (error) {
      if (error instanceof BadImageRequest) return problem(context, 400, error.message);
      if (error instanceof TooManyMegapixels) {
        return tooManyRequests(context, 'imageMegapixels', error.wait);
      }
      throw error;
    }
  });
  routes.all('*', (context) =>
    problem(context, 400, 'Pictures are at /img/{width},{format}/{path}.'),
  );
  return routes;
}
