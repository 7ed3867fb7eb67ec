import { type CodedProblem, type Finding, toProblem } from '../contentProblem.ts';
import type { Entry } from '../kinds.ts';
import { textsOf } from './texts.ts';

/** International or Moroccan national format: +212 535 62 34 60, 05 35 62 34 60. */
const PHONE = /\+\d[\d .]{7,}\d|\b0\d(?:[ .]?\d{2}){4}\b/;
/** At most so many characters before the sign: without a bound, each letter of a long word is a start. */
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]+/;

/** Rule: a telephone number or email address has a source with a web address. */
export function checkContacts(entries: readonly Entry[]): CodedProblem[] {
  return entries.flatMap((entry) => {
    if (hasRealSource(entry)) return [];
    return contactsOf(entry)
      .map(([field, value]): Finding => [field, 'contactWithoutSource', { value }])
      .map(toProblem(entry));
  });
}

function hasRealSource({ data }: Entry): boolean {
  return 'sources' in data && data.sources.some((source) => !/general knowledge/i.test(source));
}

function contactsOf(entry: Entry): [field: string, value: string][] {
  const found: [string, string | undefined][] = textsOf(entry).flatMap(({ field, locale, text }) =>
    [PHONE, EMAIL].map((pattern): [string, string | undefined] => [
      `${field}.${locale}`,
      text.match(pattern)?.[0],
    ]),
  );
  if (entry.kind === 'places') {
    const { phone, email } = entry.data.contact;
    found.push(['contact.phone', phone], ['contact.email', email]);
  }
  if (entry.kind === 'emergency') found.push(['number', entry.data.number]);
  return found.flatMap(([field, value]) => (value === undefined ? [] : [[field, value]]));
}
