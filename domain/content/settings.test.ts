import { describe, expect, it } from 'vitest';
import { buildCatalogue } from './catalogue.ts';
import { emptySettings, resolveSettings } from './settings.ts';
import { validateImport } from './validateImport.ts';

const validate = (raw: object) =>
  validateImport([{ kind: 'settings', raw: { _id: 'site', ...raw } }]);
const catalogueOf = (raw: object) => buildCatalogue(1, validate(raw).accepted);

const holiday = (date: string) => ({ date, name: { en: 'Holiday' } });

describe('settings', () => {
  it('may be empty, and emptySettings lists what is', () => {
    const settings = resolveSettings(
      catalogueOf({ social: { facebook: null, youtube: 'https://youtube.com/@fes' }, agency: {} }),
    );
    expect(settings).toMatchObject({
      social: { youtube: 'https://youtube.com/@fes' },
      contact: { path: '/contact' },
      regionCode: 'MA-03',
      mapCentre: { longitude: -5.01, latitude: 34.02 },
    });
    expect(emptySettings(settings)).toEqual([
      'social.facebook',
      'social.instagram',
      'stores.appStore',
      'stores.googlePlay',
      'contact.email',
      'contact.phone',
      'agency.name',
      'partners',
    ]);
    expect(resolveSettings(buildCatalogue(1, []))).toMatchObject({ partners: [] });
  });

  it('sort holidays by date and mark calculated ones', () => {
    const { holidays, ramadan } = resolveSettings(
      catalogueOf({
        holidays: [{ ...holiday('2027-03-10'), expected: true }, holiday('2027-01-01')],
        ramadan: [{ start: '2027-02-08', end: '2027-03-09', expected: true }],
      }),
    );
    expect(holidays.map(({ date, expected }) => [date, expected])).toEqual([
      ['2027-01-01', false],
      ['2027-03-10', true],
    ]);
    expect(ramadan).toEqual([{ start: '2027-02-08', end: '2027-03-09', expected: true }]);
    expect(resolveSettings(buildCatalogue(1, []))).toMatchObject({ holidays: [], ramadan: [] });
  });

  it('are overridden by the environment, value by value', () => {
    const catalogue = catalogueOf({
      social: { facebook: 'https://a.example', youtube: 'https://b.example' },
      agency: { name: 'A', logo: 'logos/a.svg' },
      partners: [{ name: { en: 'P' }, url: 'https://p.example' }],
    });
    const settings = resolveSettings(catalogue, {
      social: { facebook: 'https://c.example' },
      agency: { name: 'B', logo: '' },
      partners: [],
      regionCode: 'MA-04',
    });
    expect(settings).toMatchObject({
      social: { facebook: 'https://c.example', youtube: 'https://b.example' },
      partners: [],
      regionCode: 'MA-04',
    });
    expect(settings.agency).toEqual({ name: 'B' });
  });

  it.each([
    ['social.facebook', { social: { facebook: 'javascript:alert(1)' } }],
    ['stores.appStore', { stores: { appStore: 'app store' } }],
    ['contact.email', { contact: { email: 'nobody' } }],
    ['contact.phone', { contact: { phone: 'call' } }],
    ['contact.path', { contact: { path: 'https://elsewhere.example' } }],
    ['holidays.0.date', { holidays: [{ date: '2027-02-30', name: { en: 'H' } }] }],
    ['holidays', { holidays: [holiday('2027-01-01'), holiday('2027-01-01')] }],
    ['ramadan.0.end', { ramadan: [{ start: '2027-03-09', end: '2027-02-08' }] }],
    ['partners.0.url', { partners: [{ name: { en: 'P' }, url: 'p.example' }] }],
    ['agency.logo', { agency: { name: 'A', logo: '/etc/passwd' } }],
    ['regionCode', { regionCode: 'Fes' }],
    ['mapCentre.latitude', { mapCentre: { longitude: 0, latitude: 91 } }],
    ['_id', { _id: 'other' }],
  ])('are rejected with an invalid %s', (field, invalid) => {
    expect(validate(invalid).problems).toMatchObject([{ kind: 'settings', field }]);
  });
});
