import type { Entry } from '../kinds.ts';
import type { ContentProblem } from '../validateContent.ts';

/**
 * Rule: a deal states its price (0 is free), where it applies, how long, and a source that readers can
 * open. Only deals have these terms.
 */
export function checkDeals(entries: readonly Entry[]): ContentProblem[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== 'places') return [];
    const { _id: id, isDeal, offer, price, admission, sources } = entry.data;
    const findings: [field: string, reason: string][] = [];
    if (isDeal) {
      if (!offer) findings.push(['offer', 'is missing: a deal says how long it applies']);
      if (offer?.places.length === 0) findings.push(['offer.places', 'are missing']);
      if (!price && admission.length === 0) {
        findings.push(['admission', 'is missing: a deal has a price, or is free']);
      }
      if (!sources.some((source) => /^https?:/.test(source))) {
        findings.push(['sources', 'name no address at which the deal can be checked']);
      }
    } else if (offer) {
      findings.push(['offer', 'is only for deals']);
    }
    return findings.map(([field, reason]) => ({ kind: entry.kind, id, field, reason }));
  });
}
