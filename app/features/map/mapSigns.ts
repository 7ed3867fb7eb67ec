/** Signs on the map's streets: stations, gates, mosques and the like, each 20 units wide. */
import { khatam } from '../../../domain/map/drawing/signs.ts';

const PLASTER = '#fbf6ea';
const stroke = (d: string, width = 1.6) =>
  `<path d="${d}" fill="none" stroke="${PLASTER}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const fill = (d: string) => `<path d="${d}" fill="${PLASTER}"/>`;
const disc = (color: string, drawing: string) =>
  `<circle r="9" fill="${color}" stroke="${PLASTER}" stroke-width="1.4"/>${drawing}`;

const BLUE = '#1d4f8f';
const GREEN = '#2c5f3f';
const EARTH = '#8a5530';

/** Drawings around (0, 0), by the name of the image. */
export const SIGNS: Record<string, string> = {
  'sign-railway': disc(
    BLUE,
    stroke(
      'M-3.4-5h6.8q1.2 0 1.2 1.2v5q0 1.2-1.2 1.2h-6.8q-1.2 0-1.2-1.2v-5q0-1.2 1.2-1.2zM-4.6-1.6h9.2M-2.4 2.6-4.2 5.4M2.4 2.6 4.2 5.4',
      1.3,
    ),
  ),
  'sign-bus': disc(
    BLUE,
    stroke('M-4.6-4.6h9.2v7.4h-9.2zM-4.6-.6h9.2', 1.3) + fill('M-3.6 2.8h2v2h-2zM1.6 2.8h2v2h-2z'),
  ),
  'sign-airport': disc(
    '#16324f',
    fill(
      'M0-6.4q1 0 1 1.6v2.6l5 3.2v1.6l-5-1.6v3.2l1.6 1.2v1.2l-2.6-.8-2.6.8V5.4L-1 4.2V1l-5 1.6V1l5-3.2v-2.6q0-1.6 1-1.6z',
    ),
  ),
  'sign-hospital': disc('#a3242f', fill('M-1.5-5h3v3.5h3.5v3h-3.5V5h-3V1.5H-5v-3h3.5z')),
  'sign-mosque': disc(
    GREEN,
    fill('M-4.8 4.6V.6h.8q0-3.4 3.2-5V-5.8h1.6v1.4q3.2 1.6 3.2 5h.8v4z') +
      `<path d="M-1.3 4.6V2.6a1.3 1.3 0 0 1 2.6 0v2z" fill="${GREEN}"/>`,
  ),
  'sign-park': disc(GREEN, fill('M0-5.8 4.2 1H1v4h-2V1h-3.2z')),
  'sign-parking': disc(BLUE, stroke('M-2 5V-4.4h2.4a2.5 2.5 0 0 1 0 5H-2', 1.8)),
  'sign-gate': `<path d="M-8 7V-7.5h3v2h2.5v-2h5v2H5v-2h3V7H3.6V.5a3.6 3.6 0 0 0-7.2 0V7z" fill="${EARTH}" stroke="${PLASTER}" stroke-width="1.4" stroke-linejoin="round"/>`,
  summit: `<path d="M0-4.5 5 4H-5z" fill="${EARTH}" stroke="${PLASTER}" stroke-width="1.2" stroke-linejoin="round"/>`,
  landmark: `<path d="${khatam(8)}" fill="#a8713f" stroke="${PLASTER}" stroke-width="1.6"/>`,
};
