import { describe, expect, it } from 'vitest';
import { buildCatalogue } from './catalogue.ts';
import { emptySettings, resolveSettings } from './settings.ts';
import { validateImport } from './validateImport.ts';

const validate = (raw: object) =>
  validateImport([{ kind: 'settings', raw: { _id: 'site', ...raw } }]);
const catalogueOf = (raw: object) => buildCatalogue(1, validate(raw).accepted);

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
    ['partners.0.url', { partners: [{ name: { en: 'P' }, url: 'p.example' }] }],
    ['agency.logo', { agency: { name: 'A', logo: '/etc/passwd' } }],
    ['regionCode', { regionCode: 'Fes' }],
    ['mapCentre.latitude', { mapCentre: { longitude: 0, latitude: 91 } }],
    ['_id', { _id: 'other' }],
  ])('are rejected with an invalid %s', (field, invalid) => {
    expect(validate(invalid).problems).toMatchObject([{ kind: 'settings', field }]);
  });
});
