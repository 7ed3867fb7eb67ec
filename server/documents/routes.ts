import { z } from 'zod';
import type { EntryOf } from '../../domain/content/kinds.ts';
import {
  CROSS_SITE,
  dataResponse,
  describeRoute,
  pathParameter,
  problemResponse,
  tooMany,
} from '../api/openapi.ts';
import { type AppContext, type AppServices, createRouter } from '../http/context.ts';
import { allowedMethods, chargeClient, rateLimit, sameOrigin } from '../http/middleware.ts';
import { problem } from '../http/problem.ts';
import type { Copy } from './brochures/brochureStore.ts';
import { sendFile } from './sendFile.ts';

/** `guide-en.pdf`; ids have no dot and no slash, so that no name leaves the folder. */
const NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*)-([a-z]{2})\.pdf$/;

const DocumentStatus = z.object({
  ready: z.boolean(),
  size: z.number().int().positive().optional().describe('in bytes'),
  pages: z.number().int().positive().optional(),
  done: z.number().int().optional().describe('parts that are made'),
  of: z.number().int().optional().describe('parts in all; 0 before it has begun'),
});

type DocumentServices = Pick<AppServices, 'live' | 'brochures'>;

/** `GET /documents/{id}-{language}.pdf`; without scripts the response waits for the brochure's build. */
export function documentFileRoutes(services: DocumentServices) {
  const { live, brochures } = services;
  const routes = createRouter();
  routes.use(allowedMethods(routes));
  routes.get('/:name', async (context) => {
    const name = context.req.param('name');
    const found = await findDocument(services, name);
    if (!found) return notFound(context);
    const { document, language, copy } = found;
    if (!copy) {
      const newer = document.newer && live.current().documents.get(document.newer);
      if (!newer || !(await brochures.find(newer, language))) return notFound(context);
      context.header('Cache-Control', 'no-cache');
      return context.redirect(`/documents/${newer._id}-${language}.pdf`, 302);
    }
    if (copy.kind === 'address') {
      context.header('Cache-Control', 'no-cache');
      return context.redirect(copy.url, 302);
    }
    if (copy.file) return sendFile(context, copy.file, name);
    if (copy.kind !== 'brochure') return notFound(context);
    const build = startBuild(context, services, copy);
    if ('rejection' in build) return build.rejection;
    return sendFile(context, await build.making.finished, name);
  });
  routes.all('*', notFound);
  return routes;
}

/** `POST /documents/{name}` of the API: starts the build of a brochure and returns its progress. */
export function documentStatusRoutes(services: DocumentServices) {
  const routes = createRouter();
  routes.post(
    '/:name',
    describeRoute({
      summary: 'Has a document made that is made of the content, and tells how far it is',
      parameters: [
        pathParameter(
          'name',
          'the _id of a document, a hyphen, a language and ".pdf": guide-en.pdf',
        ),
      ],
      responses: {
        200: dataResponse('It is at /documents/{name}', DocumentStatus),
        202: dataResponse('It is being made', DocumentStatus),
        ...CROSS_SITE,
        404: problemResponse('There is no such document in this language'),
        ...tooMany('documents'),
      },
    }),
    sameOrigin,
    rateLimit('brochureStatus'),
    async (context) => {
      const found = await findDocument(services, context.req.param('name'));
      if (!found?.copy) return notFound(context);
      const { copy } = found;
      context.header('Cache-Control', 'no-store');
      if (copy.kind === 'address') return context.json({ data: { ready: true } });
      if (copy.file) {
        const { size, pages } = copy.file;
        return context.json({ data: { ready: true, size, ...(pages && { pages }) } });
      }
      if (copy.kind !== 'brochure') return notFound(context);
      const build = startBuild(context, services, copy);
      if ('rejection' in build) return build.rejection;
      // The next request starts a failed build again, and the link reports the error.
      build.making.finished.catch(() => {});
      const { done, of } = build.making;
      return context.json({ data: { ready: false, done, of } }, 202);
    },
  );
  return routes;
}

interface RequestedDocument {
  document: EntryOf<'documents'>;
  language: string;
  copy: Copy | undefined;
}

async function findDocument(
  { live, brochures }: DocumentServices,
  name: string,
): Promise<RequestedDocument | undefined> {
  const [, id = '', language = ''] = NAME.exec(name) ?? [];
  const document = live.current().documents.get(id);
  return document && { document, language, copy: await brochures.find(document, language) };
}

/** Starts to build a brochure, or joins the build under way; only a new build is charged. */
function startBuild(
  context: AppContext,
  { brochures }: DocumentServices,
  { id, locale }: Extract<Copy, { kind: 'brochure' }>,
) {
  const rejection = brochures.isGenerating(id, locale)
    ? undefined
    : chargeClient(context, 'brochureBuilds');
  return rejection ? { rejection } : { making: brochures.generate(id, locale) };
}

function notFound(context: AppContext): Response {
  return problem(context, 404, 'There is no such document in this language.');
}
