/** The line with the credits of the map, which change with its ground. */
import type { IControl } from 'maplibre-gl';
import type { Credit } from '../../../domain/map/tiles.ts';

/** A MapLibre control in the place of its own attribution, which accepts HTML alone. */
export class Credits implements IControl {
  readonly #element = document.createElement('div');

  onAdd(): HTMLElement {
    this.#element.classList.add('maplibregl-ctrl', 'maplibregl-ctrl-attrib');
    return this.#element;
  }

  onRemove(): void {
    this.#element.remove();
  }

  set(credits: readonly Credit[]): void {
    this.#element.replaceChildren(
      ...credits.flatMap((credit, index) => [...(index > 0 ? [' '] : []), node(credit)]),
    );
  }
}

function node({ text, href }: Credit): Node {
  if (!href) return new Text(text);
  const link = document.createElement('a');
  link.href = href;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = text;
  return link;
}
