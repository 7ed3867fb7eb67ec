import { createContext, use } from 'react';
import type { MapPoint } from './points.ts';

/** What is known of the way to a point, as text; undefined for nothing. */
export interface PointNotes {
  fromVisitor: (point: MapPoint) => string | undefined;
  /** From the stop before. */
  leg: (point: MapPoint) => string | undefined;
}

const NONE = () => undefined;

/** The notes of the open map. */
export const PointNotesContext = createContext<PointNotes>({ fromVisitor: NONE, leg: NONE });

interface Props {
  point: MapPoint;
  /** True in the list, where the stop before is seen. */
  withLeg?: boolean;
  className?: string;
}

/** The way to a point from the visitor, where that is known, else from the stop before. */
export function PointNote({ point, withLeg = false, className }: Props) {
  const { fromVisitor, leg } = use(PointNotesContext);
  const note = fromVisitor(point) ?? (withLeg ? leg(point) : undefined);
  return note && <span className={className}>{note}</span>;
}
