import { desc, lt } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { ROLES } from '../../domain/studio/roles.ts';
import { jsonBody } from '../http/requestBody.ts';
import { invite, linkUrl, makeResetLink } from './invitations.ts';
import { changeMember, listPeople, withdrawInvitation } from './people.ts';
import { audit } from './schema.ts';
import { requireStaff, type StudioEnv, type StudioServices } from './staff.ts';
import { studioProblem } from './studioProblem.ts';

const MAX_BYTES = 4096;
const AUDIT_PAGE = 50;

/** What administrators do: people, links and the audit log. */
export function peopleRoutes(services: StudioServices) {
  const { sql, siteUrl } = services;
  const routes = new Hono<StudioEnv>();
  routes.use('/people/*', requireStaff(services, { permission: 'managePeople' }));
  routes.use('/people', requireStaff(services, { permission: 'managePeople' }));

  routes.get('/people', async (context) => context.json({ data: await listPeople(sql) }));

  const Invitation = z.strictObject({ email: z.email().max(200), role: z.enum(ROLES) });
  routes.post('/people/invitations', jsonBody(Invitation, MAX_BYTES), async (context) => {
    const token = await invite(sql, context.req.valid('json'), context.var.staff);
    if (!token) {
      return studioProblem(context, 409, 'HAS_ACCOUNT', 'The address has an account.', 'email');
    }
    return context.json({ data: { url: linkUrl(siteUrl, token) } });
  });

  routes.delete('/people/invitations/:id', async (context) => {
    const withdrawn = await withdrawInvitation(sql, context.req.param('id'), context.var.staff);
    return withdrawn
      ? context.json({ data: null })
      : studioProblem(context, 404, 'NOT_FOUND', 'There is no such invitation.');
  });

  const Change = z.strictObject({
    role: z.enum(ROLES).optional(),
    disabled: z.boolean().optional(),
  });
  routes.patch('/people/:id', jsonBody(Change, MAX_BYTES), async (context) => {
    const change = context.req.valid('json');
    const result = await changeMember(sql, context.req.param('id'), change, context.var.staff);
    if (result === 'changed') return context.json({ data: null });
    return result === 'not-found'
      ? studioProblem(context, 404, 'NOT_FOUND', 'There is no such member.')
      : studioProblem(context, 409, 'LAST_ADMINISTRATOR', 'One administrator has to remain.');
  });

  const Reset = z.strictObject({ resetsFactors: z.boolean() });
  routes.post('/people/:id/reset-link', jsonBody(Reset, MAX_BYTES), async (context) => {
    const { resetsFactors } = context.req.valid('json');
    const userId = context.req.param('id');
    const token = await makeResetLink(sql, { userId, resetsFactors }, context.var.staff);
    return token
      ? context.json({ data: { url: linkUrl(siteUrl, token) } })
      : studioProblem(context, 404, 'NOT_FOUND', 'There is no such member.');
  });

  routes.get('/audit', requireStaff(services, { permission: 'readAudit' }), async (context) => {
    const before = z.coerce.number().int().positive().safeParse(context.req.query('before'));
    const rows = await sql
      .select()
      .from(audit)
      .where(before.success ? lt(audit.id, before.data) : undefined)
      .orderBy(desc(audit.id))
      .limit(AUDIT_PAGE + 1);
    const data = rows.slice(0, AUDIT_PAGE);
    return context.json({ data, next: rows.length > AUDIT_PAGE ? data.at(-1)?.id : null });
  });
  return routes;
}
