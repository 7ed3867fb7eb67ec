import { type CodedProblem, type Finding, toProblem } from '../contentProblem.ts';
import type { Entry } from '../kinds.ts';

/**
 * Rule: a deal states its price (0 is free), where it applies, how long, and a source that readers can
 * open. Only deals have these terms.
 */
export function checkDeals(entries: readonly Entry[]): CodedProblem[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== 'places') return [];
    const { isDeal, offer, price, admission, sources } = entry.data;
    const findings: Finding[] = [];
    if (isDeal) {
      if (!offer) findings.push(['offer', 'dealWithoutTerms']);
      if (offer?.places.length === 0) findings.push(['offer.places', 'missing']);
      if (!price && admission.length === 0) {
        findings.push(['admission', 'dealWithoutPrice']);
      }
      if (!sources.some((source) => /^https?:/.test(source))) {
        findings.push(['sources', 'dealWithoutAddress']);
      }
    } else if (offer) {
      findings.push(['offer', 'onlyForDeals']);
    }
    return findings.map(toProblem(entry));
  });
}
