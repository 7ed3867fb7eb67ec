/** Loaded when the form is first sent on: the schema's library is heavier than the page. */
import './noEval.ts';
import { judge } from '../../../../domain/forms/judge.ts';
import type { Problems } from '../../../../domain/forms/outcome.ts';
import { type QuoteTerms, quoteSchema } from '../../../../domain/forms/quote.ts';
import type { Values } from '../../../parts/forms/answer.ts';

/** What is wrong with a request, as the server will see it. */
export function checkQuote(values: Values, terms: QuoteTerms): Problems {
  const judged = judge(quoteSchema(terms), values);
  return 'problems' in judged ? judged.problems : {};
}
