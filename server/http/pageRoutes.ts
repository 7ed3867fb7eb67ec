import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { FOOTER_FORM } from '../../domain/forms/submissionResult.ts';
import { DEFAULT_LOCALE, splitLocale } from '../../domain/locale.ts';
import { orUnavailable } from '../db/unavailable.ts';
import { type AppServices, createRouter } from './context.ts';
import { chargeClient, sameOrigin, waitOfClient } from './middleware.ts';
import type { PageHandler } from './pageHandler.ts';
import { normalPath, requestUrl } from './pageUrl.ts';
import { problem } from './problem.ts';
import { formBody } from './requestBody.ts';

/** In bytes; longer than all fields of a form together may be. */
const MAX_FORM_BYTES = 64 * 1024;

const PLAN_PAGE = /^(\/[a-z]{2})?\/(itinerary|pdf)(\.data)?$/;
const SEARCH_PAGE = /^(\/[a-z]{2})?\/search(\.data)?$/;

/** All addresses that no other route has: pages, and the forms that they send. */
export function pageRoutes({ config, submissions }: AppServices, pages: PageHandler) {
  const routes = createRouter();

  routes.on(['GET', 'HEAD'], '*', async (context) => {
    const { incoming, outgoing } = context.env;
    const url = requestUrl(incoming.url, config.site.url);
    const rejection = computesPlan(url) ? chargeClient(context, 'planPages') : undefined;
    if (rejection) return rejection;
    const visitor = isSearch(url) ? { searchWait: waitOfClient(context, 'searches') } : {};
    await pages.sendPage(incoming, outgoing, visitor);
    return RESPONSE_ALREADY_SENT;
  });

  routes.post('*', sameOrigin, formBody(MAX_FORM_BYTES), async (context) => {
    const { incoming, outgoing } = context.env;
    const form = context.req.valid('form');
    const { pathname, search } = requestUrl(incoming.url, config.site.url);
    const { locale = DEFAULT_LOCALE } = splitLocale(pathname.replace(/\.data$/, ''));
    const sender = { ip: context.var.clientIp, locale };
    if (form.has(FOOTER_FORM)) {
      const fields = Object.fromEntries(form);
      const { email = '', consent } = fields;
      const result = await submissions.submit('newsletter', fields, sender);
      const footerSubmission = { result, email, consent: consent !== undefined };
      await pages.sendFooterResult(incoming, outgoing, footerSubmission);
      return RESPONSE_ALREADY_SENT;
    }
    return pages.submitForm(normalPath(pathname) + search, form, {
      submit: (kind, fields) => submissions.submit(kind, fields, sender),
      confirmNewsletter: (key) => submissions.confirm(key),
      unsubscribeNewsletter: (key) => orUnavailable(submissions.newsletters.unsubscribe(key)),
    });
  });

  routes.all('*', (context) => {
    context.header('Allow', 'GET, HEAD, POST');
    return problem(context, 405, 'Allowed methods: GET, HEAD, POST.');
  });
  return routes;
}

/** Compares decoded parameter names: `%73tart` is `start` too. */
const computesPlan = ({ pathname, searchParams }: URL): boolean =>
  PLAN_PAGE.test(pathname) &&
  ['start', 'tour'].some((name) => searchParams.getAll(name).some(Boolean));

/** Lists of a city or tag are not searches. */
const isSearch = ({ pathname, searchParams }: URL): boolean =>
  SEARCH_PAGE.test(pathname) && searchParams.getAll('q').some((term) => term.trim() !== '');
