import { type EntryData, isObject } from './fieldPath.ts';

/** What names an entry, or was found out about it alone. */
const OWN = ['_id', 'slug', 'title', 'name', 'caption', 'arabicTitle', 'aliases', 'sought'];
const FOUND = ['coordinates', 'sources', 'checkedOn', 'evidence', 'media', 'order', 'sample'];
const CONTACT = ['phone', 'email', 'website', 'asOf'];

/**
 * What a new entry takes over from one like it: all but its names, its position, its sources and how to
 * reach it, which must not be published of another entry unnoticed.
 */
export function copyEntry(data: EntryData): EntryData {
  const { contact, ...others } = without(data, [...OWN, ...FOUND]);
  if (!isObject(contact)) return others;
  const { address, ...reach } = without(contact, CONTACT);
  const town = isObject(address) ? { address: without(address, ['street_address']) } : {};
  return { ...others, contact: { ...reach, ...town } };
}

const without = (data: EntryData, keys: readonly string[]): EntryData =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)));
