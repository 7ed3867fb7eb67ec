import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A browser's storage, before the stores are made. */
const stored = vi.hoisted(() => {
  const items = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  Object.assign(globalThis, { window: { localStorage }, localStorage });
  return items;
});

import { useMice } from '../features/mice/miceStore.ts';
import { useTour } from '../features/planner/tourStore.ts';
import { loadUser } from './api/loadUser.ts';
import { storeLocale } from './localStore.ts';
import { useUser } from './userStore.ts';

const plan = { days: [{ day: 1, city: 'fes', places: ['bab-mansour'] }] };

describe('the plan', () => {
  beforeEach(() => {
    useTour.setState(useTour.getInitialState());
    stored.clear();
  });

  it('is kept with its archive and read again', async () => {
    useTour.getState().set(plan);
    useTour.getState().add(1, 0, 'volubilis');
    useTour.getState().remove(1, 'bab-mansour');
    useTour.getState().save();
    const kept = stored.get('tour') ?? '';
    useTour.setState(useTour.getInitialState());
    stored.set('tour', kept);
    await useTour.persist.rehydrate();
    const days = [{ day: 1, city: 'fes', places: ['volubilis'] }];
    expect(useTour.getState()).toMatchObject({ tour: { days }, archive: { days } });
  });

  it('takes back each change, the last first', () => {
    const { set, add, edit, remove, undo } = useTour.getState();
    set(plan);
    add(1, 1, 'volubilis');
    edit((tour) => ({ ...tour, pace: 'calm' }));
    remove(1, 'bab-mansour');
    const placesNow = () => useTour.getState().tour.days[0]?.places;
    expect(placesNow()).toEqual(['volubilis']);
    undo();
    expect(placesNow()).toEqual(['bab-mansour', 'volubilis']);
    undo();
    expect(useTour.getState().tour).not.toHaveProperty('pace');
    undo();
    expect(placesNow()).toEqual(['bab-mansour']);
    undo();
    undo();
    expect(useTour.getState()).toMatchObject({ tour: { days: [] }, archive: { days: [] } });
  });

  it('another plan is not the stored one, and giving it up brings the stored one back', () => {
    const link = { id: 'abc', editKey: 'key', text: '' };
    useTour.getState().set(plan);
    useTour.getState().setLink(link);
    useTour.getState().replace({ days: [] });
    expect(useTour.getState().link).toBeUndefined();
    useTour.getState().undo();
    expect(useTour.getState()).toMatchObject({ tour: plan, link });
  });

  it('what another tab wrote is taken, and this tab cannot undo it', async () => {
    useTour.getState().set(plan);
    const foreign = { days: [{ day: 1, city: 'meknes', places: ['volubilis'] }] };
    stored.set('tour', JSON.stringify({ version: 1, state: { tour: foreign, archive: foreign } }));
    useTour.getState().add(1, 1, 'bab-mansour');
    expect(useTour.getState().tour.days[0]).toMatchObject({
      city: 'meknes',
      places: ['volubilis', 'bab-mansour'],
    });
    useTour.getState().undo();
    useTour.getState().undo();
    expect(useTour.getState().tour).toEqual(foreign);
  });

  it('forgets an archive that was there only when it is cleared, and takes that back too', () => {
    useTour.getState().set(plan);
    useTour.getState().clear();
    expect(useTour.getState()).toMatchObject({ tour: { days: [] }, archive: { days: [] } });
    useTour.getState().undo();
    expect(useTour.getState().tour).toEqual(plan);
  });

  it('a change taken back leaves the link that was made since; another plan taken back brings its own', () => {
    const link = { id: 'a', editKey: 'key', text: '' };
    useTour.getState().set(plan);
    useTour.getState().add(1, 0, 'volubilis');
    useTour.getState().setLink(link);
    useTour.getState().undo();
    expect(useTour.getState().link).toEqual(link);
    useTour.getState().replace({ days: [{ day: 1, city: 'ifrane', places: [] }] });
    expect(useTour.getState().link).toBeUndefined();
    useTour.getState().undo();
    expect(useTour.getState()).toMatchObject({ tour: plan, link });
  });

  it.each([
    'no JSON',
    'null',
    '{"state":7,"version":1}',
    '{"state":{"tour":{"days":"x"}},"version":1}',
  ])('survives what is stored as %s', async (text) => {
    stored.set('tour', text);
    await useTour.persist.rehydrate();
    expect(useTour.getState().tour).toEqual({ days: [] });
    useTour.getState().set(plan);
    expect(useTour.getState().tour).toEqual(plan);
  });
});

it('offers for a quote are toggled, and neither they nor the quote are kept', () => {
  stored.clear();
  const { toggle, update } = useMice.getState();
  toggle('palais');
  toggle('riad');
  toggle('palais');
  update({ quotes: ['riad'], dealId: 'spring' });
  expect(useMice.getState()).toMatchObject({
    selected: ['riad'],
    quotes: ['riad'],
    dealId: 'spring',
    misc: {},
  });
  expect([...stored]).toEqual([]);
});

it('the visitor’s address, country and newsletter stay in memory', async () => {
  stored.clear();
  // A page that is the answer to the newsletter's form.
  vi.stubGlobal('document', { querySelector: () => ({}) });
  vi.stubGlobal('fetch', async () => new Response('{"ip":"203.0.113.9","country":"DE"}'));
  await loadUser();
  expect(useUser.getState()).toEqual({
    user: { ip: '203.0.113.9', country: 'DE' },
    newsletter: true,
    subscribedToNewsletter: false,
  });
  expect([...stored]).toEqual([]);
});

it('the chosen language is a cookie of a year', () => {
  const document = { cookie: '' };
  vi.stubGlobal('document', document);
  storeLocale('de');
  expect(document.cookie).toBe('locale=de; path=/; max-age=31536000; samesite=lax');
});
