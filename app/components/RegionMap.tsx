import { useMemo, useRef } from 'react';
import { trustedHtml } from '../lib/trustedHtml.ts';
import { useNear } from '../lib/useNear.ts';

/** Distance in pixels from the viewport at which the Arabic typeface (38 kB) is loaded. */
const NEAR = '400px';

/**
 * The illustrated map of the region with links to provinces and towns. It is a string of markup because
 * as a component it would add its drawing code, 8.7 kB (Brotli), to the page, and 346 elements to hydrate.
 *
 * @param props.svg undefined where the document has it (`servedData`): hydration keeps what is there
 */
export function RegionMap({ svg }: { svg: string | undefined }) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame, NEAR);
  const drawing = useMemo(() => trustedHtml(svg ?? ''), [svg]);
  return (
    <div
      ref={frame}
      className={isNear ? 'region-map-frame near' : 'region-map-frame'}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, its texts are escaped
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
