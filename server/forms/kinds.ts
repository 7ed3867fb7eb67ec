/** What the desk knows of each kind of form. A new form is a schema, a line here, and a page. */
import type { z } from 'zod';
import type { Catalogue } from '../../domain/catalogue.ts';
import { Contact } from '../../domain/forms/contact.ts';
import type { Fact } from '../../domain/forms/notice.ts';
import type { FormKind } from '../../domain/forms/outcome.ts';
import { quoteSchema, quoteTerms } from '../../domain/forms/quote.ts';
import type { Locale } from '../../domain/locale.ts';
import { dayInRegion } from '../../domain/today.ts';
import { quoteFacts, REPEATED_OF_QUOTES } from './quoteFacts.ts';

/** What every stored form has. */
interface Sent {
  email: string;
  name: string;
  firstName?: string | undefined;
  message?: string | undefined;
}

interface Kind<T extends Sent> {
  /** The catalogue tells which names of content there are. */
  schema(catalogue: Catalogue): z.ZodType<T>;
  /**
   * Which of the facts the mail to the sender repeats. Never free text: anyone may enter anyone's
   * address, and we carry no stranger's words to it.
   */
  repeated: readonly string[];
  /** What the council's mail says of it, in one language; names of content in words. */
  facts(data: T, catalogue: Catalogue, locale: Locale): Fact[];
}

/** The kinds that are stored with a reference; the newsletter has its own table. */
export type StoredKind = Exclude<FormKind, 'newsletter'>;

export const KINDS: Record<StoredKind, Kind<Sent>> = {
  contact: kind({
    schema: () => Contact,
    repeated: [],
    facts: (data) => written(data),
  }),
  quote: kind({
    schema: (catalogue) => quoteSchema(quoteTerms(catalogue, dayInRegion(new Date()))),
    repeated: REPEATED_OF_QUOTES,
    facts: quoteFacts,
  }),
};

/** Keeps the type of a kind's data within its definition. */
function kind<T extends Sent>(definition: Kind<T>): Kind<Sent> {
  return definition as unknown as Kind<Sent>;
}

/** The fields that were filled in, as they were written, in the schema's order. */
export function written(data: object): Fact[] {
  return Object.entries(data).flatMap(([field, value]) =>
    value === undefined || value === '' ? [] : [[field, String(value)] as Fact],
  );
}
