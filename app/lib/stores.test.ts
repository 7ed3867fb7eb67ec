import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadUser } from '../api/loadUser.ts';
import { useMice } from '../features/mice/miceStore.ts';
import { useTour } from '../features/tour/tourStore.ts';
import { storeLocale } from './localStore.ts';
import { stubLocalStorage } from './testStorage.ts';
import { useUser } from './userStore.ts';

const stored = stubLocalStorage();
afterAll(() => vi.unstubAllGlobals());

const tour = { days: [{ day: 1, city: 'fes', places: ['bab-mansour'] }] };

describe('the tour store', () => {
  beforeEach(() => {
    useTour.setState(useTour.getInitialState());
    stored.clear();
  });

  it('stores and restores the tour and its archive', async () => {
    useTour.getState().set(tour);
    useTour.getState().add(1, 0, 'volubilis');
    useTour.getState().remove(1, 'bab-mansour');
    useTour.getState().save();
    const text = stored.get('tour') ?? '';
    useTour.setState(useTour.getInitialState());
    stored.set('tour', text);
    await useTour.persist.rehydrate();
    const days = [{ day: 1, city: 'fes', places: ['volubilis'] }];
    expect(useTour.getState()).toMatchObject({ tour: { days }, archive: { days } });
  });

  it('undoes changes in reverse order', () => {
    const { set, add, edit, remove, undo } = useTour.getState();
    set(tour);
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

  it('another tour has no link, and undo restores tour and link', () => {
    const link = { id: 'abc', editKey: 'key', text: '' };
    useTour.getState().set(tour);
    useTour.getState().setLink(link);
    useTour.getState().replace({ days: [] });
    expect(useTour.getState().link).toBeUndefined();
    useTour.getState().undo();
    expect(useTour.getState()).toMatchObject({ tour: tour, link });
  });

  it('adopts changes of another tab, which cannot be undone here', async () => {
    useTour.getState().set(tour);
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

  it('clears the archive with the tour, and undo restores the tour', () => {
    useTour.getState().set(tour);
    useTour.getState().clear();
    expect(useTour.getState()).toMatchObject({ tour: { days: [] }, archive: { days: [] } });
    useTour.getState().undo();
    expect(useTour.getState().tour).toEqual(tour);
  });

  it('undo of a change keeps a newer link, and undo of a replacement restores the old link', () => {
    const link = { id: 'a', editKey: 'key', text: '' };
    useTour.getState().set(tour);
    useTour.getState().add(1, 0, 'volubilis');
    useTour.getState().setLink(link);
    useTour.getState().undo();
    expect(useTour.getState().link).toEqual(link);
    useTour.getState().replace({ days: [{ day: 1, city: 'ifrane', places: [] }] });
    expect(useTour.getState().link).toBeUndefined();
    useTour.getState().undo();
    expect(useTour.getState()).toMatchObject({ tour: tour, link });
  });

  it.each([
    'no JSON',
    'null',
    '{"state":7,"version":1}',
    '{"state":{"tour":{"days":"x"}},"version":1}',
  ])('ignores the stored text %s', async (text) => {
    stored.set('tour', text);
    await useTour.persist.rehydrate();
    expect(useTour.getState().tour).toEqual({ days: [] });
    useTour.getState().set(tour);
    expect(useTour.getState().tour).toEqual(tour);
  });
});

it('toggles venues of a quote and stores nothing', () => {
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

it('keeps address, country and newsletter of the visitor in memory only', async () => {
  stored.clear();
  // A page that responds to the newsletter form.
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

it('stores the language in a cookie for a year', () => {
  const document = { cookie: '' };
  vi.stubGlobal('document', document);
  storeLocale('de');
  expect(document.cookie).toBe('locale=de; path=/; max-age=31536000; samesite=lax');
});
