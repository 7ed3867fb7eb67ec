import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has once been in the viewport or within `margin` of it, a CSS length. */
export function useNear(element: RefObject<Element | null>, margin: string): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        watch.disconnect();
      },
      { rootMargin: margin },
    );
    if (element.current) watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, margin]);
  return isNear;
}
