import { expect, it } from 'vitest';
import type { Kind } from '../content/kinds.ts';
import { parseDraft } from './checkDraft.ts';

const gate = { _id: 'gate', title: { en: 'Gate' }, contact: { address: { city: 'fes' } } };
const address = (more: object) => ({ ...gate, contact: { address: { city: 'fes' }, ...more } });
const fair = { _id: 'fair', title: { en: 'Fair' }, kind: 'fair', city: 'fes' };

it.each<[Kind, string, object, string, object]>([
  ['places', 'contact', { ...gate, contact: undefined }, 'required', {}],
  ['places', 'title.en', { ...gate, title: { de: 'Tor' } }, 'required', {}],
  ['places', 'order', { ...gate, order: 'first' }, 'number', {}],
  ['places', 'order', { ...gate, order: 1.5 }, 'integer', {}],
  ['places', 'duration', { ...gate, duration: 0 }, 'above', { limit: 0 }],
  ['places', 'contact.email', address({ email: 'nobody' }), 'email', {}],
  ['places', 'contact.phone', address({ phone: 'none' }), 'custom.phone', {}],
  ['places', 'tags.0', { ...gate, tags: ['Blue Gate'] }, 'custom.slug', {}],
  ['events', 'kind', { ...fair, kind: 'party' }, 'option', {}],
  ['places', 'colour', { ...gate, colour: 'blue' }, 'unknownField', { name: 'colour' }],
  ['places', '_id', { ...gate, _id: 'door' }, 'otherId', { name: 'gate' }],
  ['events', 'usualMonths.0', { ...fair, usualMonths: [13] }, 'max', { limit: 12 }],
])('names what is wrong with %s › %s', (kind, path, data, key, values) => {
  const id = kind === 'events' ? 'fair' : 'gate';
  const { problems } = parseDraft(kind, id, data as Record<string, unknown>);
  expect(problems.map((one) => ({ path: one.path.join('.'), reason: one.reason }))).toContainEqual({
    path,
    reason: { code: `invalid.${key}`, values },
  });
});
