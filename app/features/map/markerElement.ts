/** The element of a marker: a button with a number or an icon, and the name beside it. */
import { CATEGORY_LOOK } from '../../components/categoryLook.ts';
import type { Marker } from './clusters.ts';
import type { Side } from './labelPlacement.ts';
import * as styles from './MapMarker.module.css';
import { markerClasses } from './markerClasses.ts';
import type { MapPoint } from './points.ts';

/** Edges of markers in pixels, with their rims; the same as in the style sheet. */
export const MARKER_SIZES = { place: 32, cluster: 36, here: 40, beside: 26 };

/** A longer text gets smaller letters. */
const MAX_LARGE_TEXT = 3;

const SIDE_CLASS: Record<Side, string> = {
  right: styles.right,
  left: styles.left,
  top: styles.top,
  bottom: styles.bottom,
};

/** The edge of the square that a marker fills, in pixels. */
export function markerSize({ point, members, beside }: Marker): number {
  if (beside) return MARKER_SIZES.beside;
  if (point.kind === 'here') return MARKER_SIZES.here;
  return members.length > 1 ? MARKER_SIZES.cluster : MARKER_SIZES.place;
}

/** The name that may stand beside a marker: that of its only point. */
export const markerName = ({ point, members, beside }: Marker): string =>
  members.length === 1 && !beside ? point.title : '';

export class MarkerElement {
  readonly root = document.createElement('div');
  readonly #button = document.createElement('button');
  readonly #name = document.createElement('span');
  /** What is shown, so that nothing is changed without need while the map moves. */
  #shown = '';

  constructor(onPress: () => void) {
    this.root.className = styles.root;
    this.#button.type = 'button';
    // Keyboards use the list beside the map: a hundred tab stops here would be unusable.
    this.#button.tabIndex = -1;
    this.#name.hidden = true;
    // The button has the same name for screen readers.
    this.#name.ariaHidden = 'true';
    this.root.append(this.#button, this.#name);
    this.root.addEventListener('click', (event) => {
      // Otherwise the map would handle the click as well.
      event.stopPropagation();
      onPress();
    });
  }

  setHighlighted(isHighlighted: boolean): void {
    this.root.classList.toggle(String(styles.isHighlighted), isHighlighted);
  }

  /** Shows a marker; `title` returns its accessible name. */
  update(marker: Marker, title: () => string, isSelected: boolean): void {
    const { point, members, beside } = marker;
    const text = textOf(marker);
    const category = common(members, (member) => member.category);
    const state = [isSelected, text, category, ...members.map(({ id, title }) => id + title)];
    if (state.join() === this.#shown) return;
    this.#shown = state.join();
    const look = category && CATEGORY_LOOK[category];
    const button = this.#button;
    button.className = [
      styles.marker,
      ...markerClasses({
        kind: point.kind,
        day: common(members, ({ day }) => day),
        vague: members.every(({ vague }) => vague),
      }),
      look?.className,
      beside ? styles.beside : members.length > 1 && styles.cluster,
      text.length > MAX_LARGE_TEXT && styles.long,
      isSelected && styles.isSelected,
    ]
      .filter(Boolean)
      .join(' ');
    button.dataset.id = point.id;
    button.dataset.members = members.map(({ id }) => id).join(' ');
    if (text || !look || members.length > 1) button.textContent = text;
    else button.replaceChildren(icon(look.icon));
    // The visible text is part of the name (WCAG 2.5.3), so that voice control finds it.
    const fullName = title();
    const name = fullName.includes(text) ? fullName : `${text}, ${fullName}`;
    button.ariaLabel = name;
    button.title = name;
    button.ariaPressed = String(isSelected);
  }

  /** Shows the name on a side, or not at all. */
  showName(name: string, side: Side | undefined): void {
    if (this.#name.textContent !== name) this.#name.textContent = name;
    this.#name.hidden = !side;
    if (side) this.#name.className = `${styles.name} ${SIDE_CLASS[side]}`;
  }
}

const SVG = 'http://www.w3.org/2000/svg';

function icon(path: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.ariaHidden = 'true';
  const drawing = document.createElementNS(SVG, 'path');
  drawing.setAttribute('d', path);
  svg.append(drawing);
  return svg;
}

/** The value that all members have; undefined if they differ. */
function common<T>(members: readonly MapPoint[], value: (point: MapPoint) => T): T | undefined {
  const [first] = members;
  return first && members.every((member) => value(member) === value(first))
    ? value(first)
    : undefined;
}

/** The text of a marker: its number, its range of numbers (2–5), or the number of places. */
function textOf({ point, members, beside }: Marker): string {
  if (beside) return `+${members.length}`;
  if (members.length === 1) return point.number === undefined ? '' : String(point.number);
  const numbers = members.flatMap(({ number }) => number ?? []);
  const isRange =
    numbers.length === members.length && new Set(members.map(({ day }) => day)).size === 1;
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  if (isRange && last - first === numbers.length - 1) return `${first}–${last}`;
  return String(members.length);
}
