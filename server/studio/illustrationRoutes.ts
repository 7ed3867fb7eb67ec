import { Hono } from 'hono';
import { entryPoster } from '../../domain/content/picture.ts';
import { Poster } from '../../domain/media/poster.ts';
import { describedScenes } from '../../domain/media/sceneDescriptions.ts';
import { requireStaff, type StudioEnv, type StudioServices } from './staff.ts';
import { studioProblem } from './studioProblem.ts';

/** The illustrations that an entry can have, and their pictures with values that are not saved yet. */
export function illustrationRoutes(services: StudioServices) {
  const routes = new Hono<StudioEnv>();
  const staff = requireStaff(services);

  routes.get('/illustrations', staff, (context) => context.json({ data: describedScenes() }));

  routes.get('/illustrations/picture.svg', staff, async (context) => {
    const { id = '', poster, tags = '' } = context.req.query();
    const { data, success } = Poster.optional().safeParse(parsed(poster));
    if (!success) return studioProblem(context, 400, 'BAD_POSTER', 'This is no illustration.');
    const { drawPoster } = await import('../../illustrations/poster.ts');
    const svg = drawPoster(entryPoster({ _id: id, poster: data, tags: tags.split(' ') }), id);
    return context.body(svg, 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'private, max-age=3600',
    });
  });
  return routes;
}

/** The value of a JSON text; undefined without a text, null where it is none. */
function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return null;
  }
}
