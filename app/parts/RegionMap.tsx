import { useEffect, useMemo, useRef, useState } from 'react';
import { trusted } from './trusted.ts';

/** So many pixels before it is seen, the map gets the face of its Arabic names: 38 kB. */
const NEAR = '400px';

/** The drawn map of the region, whose provinces and towns are links. */
export function RegionMap({ svg }: { svg: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const drawing = useMemo(() => trusted(svg), [svg]);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    );
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      className={isNear ? 'region-map-frame near' : 'region-map-frame'}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, its texts are escaped
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
