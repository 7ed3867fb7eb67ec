/** The kinds of forms. A new form needs a schema, an entry here, and a page. */
import type { z } from 'zod';
import type { Catalogue } from '../../domain/content/catalogue.ts';
import { dayInRegion } from '../../domain/format/today.ts';
import { Contact } from '../../domain/forms/contact.ts';
import type { Fact } from '../../domain/forms/emailEvent.ts';
import { quoteSchema, quoteTerms } from '../../domain/forms/quote.ts';
import type { FormKind } from '../../domain/forms/submissionResult.ts';
import type { Locale } from '../../domain/locale.ts';
import { quoteSummary, REPEATED_QUOTE_FIELDS } from './quoteSummary.ts';

/** Fields of every stored form. */
interface Sent {
  email: string;
  name: string;
  firstName?: string | undefined;
  message?: string | undefined;
}

interface Kind<T extends Sent> {
  /** The catalogue provides the allowed ids of content. */
  schema(catalogue: Catalogue): z.ZodType<T>;
  /**
   * Fields that the confirmation repeats. Never free text: anyone can enter another person's
   * address.
   */
  repeated: readonly string[];
  /** What the council's e-mail lists, in one language, with titles instead of ids. */
  facts(data: T, catalogue: Catalogue, locale: Locale): Fact[];
}

/** Kinds that are stored with a reference. The newsletter has its own table. */
export type StoredKind = Exclude<FormKind, 'newsletter'>;

export const FORM_SPECS: Record<StoredKind, Kind<Sent>> = {
  contact: kind({
    schema: () => Contact,
    repeated: [],
    facts: (data) => writtenText(data),
  }),
  quote: kind({
    schema: (catalogue) => quoteSchema(quoteTerms(catalogue, dayInRegion(new Date()))),
    repeated: REPEATED_QUOTE_FIELDS,
    facts: quoteSummary,
  }),
};

/** Keeps the data type of a kind within its definition. */
function kind<T extends Sent>(definition: Kind<T>): Kind<Sent> {
  return definition as unknown as Kind<Sent>;
}

/** The fields that were filled in, unchanged, in the order of the schema. */
export function writtenText(data: object): Fact[] {
  return Object.entries(data).flatMap(([field, value]) =>
    value === undefined || value === '' ? [] : [[field, String(value)] as Fact],
  );
}
