import { documentStatusRoutes } from '../documents/routes.ts';
import { type AppServices, createRouter } from '../http/context.ts';
import { allowedMethods } from '../http/middleware.ts';
import { problem } from '../http/problem.ts';
import { biRoutes } from './bi.ts';
import { docsPage } from './docsPage.ts';
import { formRoutes } from './forms.ts';
import { listRoutes } from './lists.ts';
import { type OpenApiDocument, openApiDocument } from './openapi.ts';
import { openDataRoutes } from './openData.ts';
import { ratesRoutes } from './rates.ts';
import { searchRoutes } from './search.ts';
import { tourExportRoutes } from './tourExports.ts';
import { tourRoutes } from './tours.ts';
import { travelRoutes } from './travel.ts';
import { visaRoutes } from './visa.ts';
import { voteRoutes } from './vote.ts';
import { weatherRoutes } from './weather.ts';
import { whoamiRoutes } from './whoami.ts';

/** All routes below `/api`. */
export function apiRoutes(services: AppServices) {
  const api = createRouter();
  api.use(allowedMethods(api));
  api.route('/open-data', openDataRoutes(services));
  api.route('/', listRoutes(services));
  api.route('/search', searchRoutes(services));
  api.route('/vote', voteRoutes(services));
  api.route('/tours', tourRoutes(services));
  api.route('/tours', tourExportRoutes(services));
  api.route('/travel', travelRoutes(services));
  api.route('/', formRoutes(services));
  api.route('/bi', biRoutes(services));
  api.route('/documents', documentStatusRoutes(services));
  api.route('/visa', visaRoutes(services));
  api.route('/weather', weatherRoutes(services));
  api.route('/rates', ratesRoutes(services));
  api.route('/whoami', whoamiRoutes(services));

  let document: OpenApiDocument | undefined;
  const openApi = () => {
    document ??= openApiDocument(api, '/api', services.config.site.url);
    return document;
  };
  api.get('/openapi.json', (context) => context.json(openApi()));
  api.get('/docs', (context) => context.html(docsPage(openApi())));

  api.all('*', (context) => problem(context, 404, 'The API has no such address; see /api/docs.'));
  return api;
}
