/** The compass of a device, where the browser offers it without another question. */

/** Safari's direction, in degrees clockwise from north. */
interface CompassEvent extends DeviceOrientationEvent {
  webkitCompassHeading?: number;
}

/**
 * Calls `onHeading` with the direction in which the top of the screen points, in degrees clockwise
 * from north, at most once per frame.
 *
 * @returns stops it
 */
export function watchCompass(onHeading: (degrees: number) => void): () => void {
  let frame = 0;
  const onOrientation = (event: CompassEvent) => {
    const heading = headingOf(event);
    if (heading === undefined) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => onHeading(heading));
  };
  // Only this event is relative to north in browsers other than Safari.
  const name =
    'ondeviceorientationabsolute' in window ? 'deviceorientationabsolute' : 'deviceorientation';
  window.addEventListener(name, onOrientation as EventListener);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener(name, onOrientation as EventListener);
  };
}

/** Undefined for a device without a compass, as a laptop. */
export function headingOf(
  {
    webkitCompassHeading,
    absolute,
    alpha,
  }: Pick<CompassEvent, 'absolute' | 'alpha' | 'webkitCompassHeading'>,
  screenAngle = window.screen.orientation?.angle ?? 0,
): number | undefined {
  const north = webkitCompassHeading ?? (absolute && alpha !== null ? 360 - alpha : undefined);
  return north === undefined ? undefined : (north + screenAngle + 360) % 360;
}
