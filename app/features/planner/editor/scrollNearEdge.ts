/** Height of the scrolling zones at the top and bottom of the window, in px. */
const EDGE = 110;
/** Highest speed in px per frame. */
const MAX_SPEED = 14;

/**
 * Scrolls the page while a pointer is near the top or bottom of the window, faster towards the edge.
 *
 * @param y returns the position of the pointer, in px from the top of the window
 * @param onScroll called after each step
 * @returns a function that stops the scrolling
 */
export function scrollNearEdge(y: () => number, onScroll: () => void): () => void {
  let frame = requestAnimationFrame(step);

  function step(): void {
    const depth = Math.max(0, y() - (window.innerHeight - EDGE)) - Math.max(0, EDGE - y());
    if (depth !== 0) {
      window.scrollBy({
        top: Math.max(-1, Math.min(1, depth / EDGE)) * MAX_SPEED,
        behavior: 'instant',
      });
      onScroll();
    }
    frame = requestAnimationFrame(step);
  }

  return () => cancelAnimationFrame(frame);
}
