import '../../../lib/zodWithoutEval.ts';
import { type QuoteTerms, quoteSchema } from '../../../../domain/forms/quote.ts';
import type { FieldErrors } from '../../../../domain/forms/submissionResult.ts';
import { validate } from '../../../../domain/forms/validate.ts';
import type { FormValues } from '../../forms/formResult.ts';

/**
 * Validates a request with the server's schema. This module is loaded on the first submit: zod is
 * larger than the rest of the page's scripts.
 */
export function checkQuote(values: FormValues, terms: QuoteTerms): FieldErrors {
  const result = validate(quoteSchema(terms), values);
  return 'problems' in result ? result.problems : {};
}
