/** Small pictures on the map. Each stands on (0, 0). */
import { n } from '../../format/svgPath.ts';

const TILE = '#1f6b4d';
const EARTH = '#d19a62';
const SHADE = '#a8713f';
const DEEP = '#4d2f1e';
const LIME = '#fbf4e4';
const SAFFRON = 'var(--color-saffron, #e3a92f)';
const GREEN = 'var(--color-green, #1c473b)';

/** Bab Mansour in Meknes: the tall arch between two square porticoes. */
const gate = [
  `<path d="M-27 0v-26h7v-5h40v5h7v26z" fill="${EARTH}"/>`,
  `<path d="M-27 0v-26h7v-5h6v31z" fill="${SHADE}"/>`,
  `<path d="M-20-31v-4h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v4z" fill="${EARTH}"/>`,
  `<path d="M-14-28h28v9h-28z" fill="${TILE}"/>`,
  `<path d="M-13-23.5l3.3-3.5 3.2 3.5 3.3-3.5 3.2 3.5 3.3-3.5 3.2 3.5 3.3-3.5 3.2 3.5" fill="none" stroke="${SAFFRON}" stroke-width="1.3"/>`,
  `<path d="M-9 0v-9a9.5 9.5 0 1 1 18 0v9z" fill="${LIME}"/>`,
  `<path d="M-6.5 0v-9a7 7 0 1 1 13 0v9z" fill="${DEEP}"/>`,
  `<path d="M-24 0v-13a3.5 3.5 0 0 1 7 0v13zM17 0v-13a3.5 3.5 0 0 1 7 0v13z" fill="${DEEP}"/>`,
].join('');

/** A minaret of Fes: green tiles, merlons, a small lantern with a finial. */
const minaret = [
  `<path d="M-1-52h2v-7h-2z" fill="${SAFFRON}"/><circle cy="-60" r="2" fill="${SAFFRON}"/>`,
  `<path d="M-4-40v-8q0-6 4-7 4 1 4 7v8z" fill="${LIME}"/><path d="M-4-48q0-6 4-7 4 1 4 7z" fill="${TILE}"/>`,
  `<path d="M-9 0v-40h18v40z" fill="${EARTH}"/><path d="M-9 0v-40h5v40z" fill="${SHADE}"/>`,
  `<path d="M-10-39v-4h4v2h4v-2h4v2h4v-2h4v4z" fill="${EARTH}"/>`,
  `<path d="M-6.5-33h13v17h-13z" fill="${TILE}"/>`,
  `<path d="M-6-24.5l6-8 6 8-6 8z" fill="none" stroke="${LIME}" stroke-width="1.4"/>`,
  `<path d="M-2.5 0v-7a2.5 2.5 0 0 1 5 0v7z" fill="${DEEP}"/>`,
].join('');

/** The basilica of Volubilis: columns under a broken entablature. */
const columns = [
  `<path d="M-20 0h40v-3h-40zM-17-3h5v-21h-5zM-7-3h5v-21h-5zM3-3h5v-21h-5zM13-3h5v-13l-2 1-3-2z" fill="#dcc596"/>`,
  `<path d="M-17-3h2v-21h-2zM-7-3h2v-21h-2zM3-3h2v-21h-2zM13-3h2v-13l-2-1zM-20 0h40v-1.5h-40z" fill="#94764a"/>`,
  `<path d="M-20-24h30l-2-5h-28z" fill="#ead6a8"/><path d="M-20-24h29v-1.8h-29z" fill="#94764a"/>`,
].join('');

/** The hot spring of Moulay Yacoub: a white dome and steam. */
const spring = [
  `<path d="M-10 0v-8q0-9 10-9t10 9v8z" fill="${LIME}"/><path d="M-10 0v-8q0-9 10-9-6 2-6 9v8z" fill="#cdbb94"/>`,
  `<path d="M-3 0v-5a3 3 0 0 1 6 0v5z" fill="var(--color-fes-blue, #1d4f8f)"/>`,
  `<path d="M-5-20q-4-4 0-8t0-8M5-20q-4-4 0-8t0-8" fill="none" stroke="#6f9fb8" stroke-width="2.4" stroke-linecap="round"/>`,
].join('');

/** The cherries of Sefrou. */
const cherries = [
  `<path d="M-6-8q1-10 8-14 2 7 4 13" fill="none" stroke="#5c6b44" stroke-width="1.8"/>`,
  `<path d="M2-22q8-6 15 0-8 6-15 0z" fill="#3f7a4d"/>`,
  `<circle cx="-6" cy="-5" r="5.5" fill="#a3242f"/><circle cx="6" cy="-4" r="5.5" fill="#b9313a"/>`,
  `<circle cx="-7.5" cy="-6.5" r="1.3" fill="#f3c6c0"/><circle cx="4.5" cy="-5.5" r="1.3" fill="#f3c6c0"/>`,
].join('');

/** A chalet of Ifrane. */
const chalet = [
  `<path d="M-11 0v-9h22v9z" fill="${LIME}"/><path d="M-14-8l9-13h15l5 13z" fill="#b5532a"/><path d="M-14-8l9-13 6 13z" fill="#8f3f20"/>`,
  `<path d="M-5-9l-4 0 0 9h3v-5h3v5h5v-9z" fill="#cdbb94"/><path d="M5-6h4v4h-4z" fill="${DEEP}"/><path d="M7-25h3v6h-3z" fill="#8f3f20"/>`,
].join('');

/** The ramparts of old Taza on their rock. */
const ramparts = [
  `<path d="M-24 2q4-12 10-13h28q7 2 10 13z" fill="#9c7a58"/><path d="M-24 2q4-12 10-13h6q-6 6-7 13z" fill="#7d5f43"/>`,
  `<path d="M-17-10v-10h7v-5h8v5h19v10z" fill="${EARTH}"/><path d="M-17-10v-10h7v-5h3v15z" fill="${SHADE}"/>`,
  `<path d="M-11-25v-3h2v2h2v-2h2v2h2v-2h2v3zM-2-20v-3h3v2h3v-2h3v2h3v-2h3v2h3v-2h1v4z" fill="${EARTH}"/>`,
].join('');

const cedar = [
  `<path d="M-1 0h2.4v-9h-2.4z" fill="#7a4a2b"/>`,
  `<path d="M-8-4q4-3 8-3t9 3zM-7-8.5q3-3 7-3t8 3zM-5.5-13q3-2.5 5.5-2.5t6 2.5zM-3.5-17q2-2.5 3.5-3 2 .5 4 3z" fill="#1c4436"/>`,
  `<path d="M0-7q5 0 9 3h-9zM0-11.5q4 0 8 3h-8zM0-15.5q3 0 6 2.5h-6z" fill="#2f6a50"/>`,
].join('');

const olive = [
  `<path d="M-1 0q1-3 0-5h2.5q0 3 1 5z" fill="#7a5a3b"/>`,
  `<path d="M-7-6q-1-5 4-6 3-3 6 0 5 1 4 6-2 3-7 2-5 1-7-2z" fill="#5c6b44"/><path d="M0-6q0-4 3-6 5 1 4 6-2 3-5 2-2 0-2-2z" fill="#87955f"/>`,
].join('');

const grove = (tree: string, places: readonly (readonly [x: number, y: number])[]) =>
  places.map(([x, y]) => `<use href="#map-${tree}" x="${x}" y="${y}"/>`).join('');

/** SVG definitions of trees and groves, which are used many times. */
export const DEFINITIONS = [
  `<g id="map-cedar">${cedar}</g><g id="map-olive">${olive}</g>`,
  `<g id="map-cedars">${grove('cedar', [
    [1, -8],
    [-11, -3],
    [12, -2],
    [1, 3],
  ])}</g>`,
  `<g id="map-olives">${grove('olive', [
    [3, -7],
    [-11, 0],
    [12, 2],
  ])}</g>`,
].join('');

export const SIGNS = { gate, minaret, columns, spring, cherries, chalet, ramparts };

/** Path data of a khatam, the eight-pointed star of two squares, around (0, 0). */
export const khatam = (radius: number): string => {
  const points = Array.from({ length: 16 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * 0.765;
    const angle = (index * Math.PI) / 8;
    return `${n(Math.sin(angle) * reach)} ${n(-Math.cos(angle) * reach)}`;
  });
  return `M${points.join(' ')}Z`;
};

/** The compass: a khatam with long points in the four directions and an N. */
export const compass = [
  `<circle r="46" fill="none" stroke="${GREEN}" stroke-opacity="0.35" stroke-width="1.5"/>`,
  `<path d="${khatam(30)}" fill="${GREEN}"/><path d="${khatam(24)}" fill="none" stroke="${SAFFRON}" stroke-width="1.5"/>`,
  `<path d="M0-56l7 49h-14zM0 56l7-49h-14zM-56 0l49 7v-14zM56 0l-49 7v-14z" fill="#fbf6ea"/>`,
  `<path d="M0-56v56l-7-7zM0 56v-56l7 7zM-56 0h56l-7 7zM56 0h-56l7-7z" fill="var(--color-terracotta, #b5532a)"/>`,
  `<circle r="5" fill="${SAFFRON}"/>`,
  `<text y="-62" text-anchor="middle" font-size="19" font-weight="700" fill="${GREEN}">N</text>`,
].join('');
