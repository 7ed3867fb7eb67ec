import { Hono } from 'hono';
import { Assignment } from '../../domain/studio/entryRequests.ts';
import type { LiveCatalogue } from '../content/liveCatalogue.ts';
import { jsonBody } from '../http/requestBody.ts';
import { assign, assignees } from './assignments.ts';
import { listAssigned } from './entryLists.ts';
import { type EntryEnv, entryRef, notFound } from './entryRoutes.ts';
import { requireStaff, type StudioServices } from './staff.ts';
import { studioProblem } from './studioProblem.ts';
import { inLanguage, interfaceLocale } from './titles.ts';

/** Assigning entries to members, and what is assigned to oneself. */
export function assignmentRoutes(services: StudioServices, live: LiveCatalogue) {
  const { sql } = services;
  const routes = new Hono<EntryEnv>();
  const reader = requireStaff(services);
  const editor = requireStaff(services, { permission: 'edit' });

  routes.get('/members', reader, async (context) => context.json({ data: await assignees(sql) }));

  routes.get('/assigned', reader, async (context) => {
    const found = await listAssigned(sql, live.current(), context.var.staff);
    return context.json({ data: await inLanguage(sql, found, interfaceLocale(context)) });
  });

  const body = jsonBody(Assignment, 1024);
  routes.put('/entries/:kind/:id/assignment', editor, entryRef, body, async (context) => {
    const { ref, staff } = context.var;
    const result = await assign(sql, ref, context.req.valid('json').member, staff);
    if (result === 'not-found') return notFound(context);
    if (result === 'no-assignee') return noAssignee(context);
    return context.json({ data: result });
  });
  return routes;
}

export const noAssignee = (context: Parameters<typeof studioProblem>[0]) =>
  studioProblem(context, 400, 'NO_ASSIGNEE', 'Nobody can change entries by this id.', 'member');
