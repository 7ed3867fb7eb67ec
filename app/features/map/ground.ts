/** The ground of our own map: schematic at first, with streets as soon as there are tiles. */
import type { ErrorEvent, Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import { currentColorScheme, onColorSchemeChange } from '../../lib/colorScheme.ts';
import { Credits } from './credits.ts';
import { addImages } from './mapImages.ts';
import type { MapLabels } from './mapLabels.ts';
import { fetchForMap, labelsPath } from './mapRequests.ts';
import {
  describeTiles,
  type StreetTiles,
  streetTiles,
  type TileDescription,
} from './streetTiles.ts';
import { isSchematic, type MapStyleOptions, mapStyle } from './style/mapStyle.ts';
import { TILES } from './style/tileLand.ts';

/** How long the map waits to learn whether there are tiles, in ms. Later ones are added. */
const DESCRIPTION_WAIT = 1200;

export interface GroundOptions {
  locale: string;
  /** The credits of the schematic ground, with a note that it is schematic. */
  schematicCredit: string;
}

/** @throws if the names of the map cannot be loaded */
export async function loadGround(options: GroundOptions): Promise<Ground> {
  const description = describeTiles();
  const wait = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), DESCRIPTION_WAIT);
  });
  const [names, tiles] = await Promise.all([
    fetchNames(options.locale),
    Promise.race([description, wait]),
    // Letters drawn before their font is there would stay in another one, and no text of the page
    // may have loaded this font yet.
    document.fonts.load('48px "Aref Ruqaa"', 'فاس'),
  ]);
  const ground = new Ground(names, options, tiles);
  if (!tiles) void description.then((later) => later && ground.addTiles(later));
  return ground;
}

export class Ground {
  readonly #credit: string;
  readonly #credits = new Credits();
  #options: MapStyleOptions;
  #map: MapLibre | undefined;
  #description: TileDescription | undefined;
  #tiles: StreetTiles | undefined;
  #hasStreets = false;

  constructor(
    names: MapLabels,
    { locale, schematicCredit }: GroundOptions,
    description: TileDescription | undefined,
  ) {
    this.#credit = schematicCredit;
    this.#options = { names, locale, scheme: currentColorScheme() };
    if (description) this.#describe(description);
  }

  get style(): StyleSpecification {
    return mapStyle(this.#options);
  }

  /** True if the part of the map in view has streets; before the first tiles, if it can have some. */
  get hasStreets(): boolean {
    return this.#hasStreets || (!this.#map && this.#description?.reachable === true);
  }

  /** Adds what the style needs to a new map. Resolves when its images are loaded. */
  async attach(map: MapLibre): Promise<void> {
    this.#map = map;
    map.addControl(this.#credits, 'bottom-right');
    this.#showCredits();
    map.on('error', logUnlessTile);
    const stop = onColorSchemeChange(() => {
      this.#options = { ...this.#options, scheme: currentColorScheme() };
      this.#synchronize(map);
    });
    map.once('remove', () => {
      stop();
      this.#map = undefined;
    });
    this.#tiles?.track(map);
    await addImages(map);
  }

  /** Adds tiles to a map that was opened before they were known. */
  addTiles(description: TileDescription): void {
    const map = this.#map;
    this.#describe(description);
    if (!map) return;
    this.#synchronize(map);
    this.#tiles?.track(map);
  }

  #describe(description: TileDescription): void {
    const { minzoom, maxzoom, bounds } = description;
    this.#description = description;
    this.#tiles = streetTiles(description, (hasStreets) => this.#onStreets(hasStreets));
    this.#options = {
      ...this.#options,
      tiles: {
        tiles: [this.#tiles.template],
        minzoom,
        maxzoom,
        bounds: [...bounds] as [number, number, number, number],
      },
    };
  }

  /** Adds layers that the map does not have, and applies the colours. Other layers stay. */
  #synchronize(map: MapLibre): void {
    const { layers, sources } = this.style;
    const tiles = sources[TILES];
    if (tiles && !map.getSource(TILES)) map.addSource(TILES, tiles);
    let above: string | undefined;
    for (const layer of layers.toReversed()) {
      if (!map.getLayer(layer.id)) map.addLayer(layer, above);
      for (const [name, value] of Object.entries(layer.paint ?? {})) {
        map.setPaintProperty(layer.id, name as never, value as never);
      }
      above = layer.id;
    }
    this.#showGround(map);
  }

  #onStreets(hasStreets: boolean): void {
    this.#hasStreets = hasStreets;
    if (!this.#map) return;
    this.#showGround(this.#map);
    this.#showCredits();
  }

  #showGround(map: MapLibre): void {
    const visibility = this.#hasStreets ? 'none' : 'visible';
    for (const layer of this.style.layers) {
      if (isSchematic(layer)) map.setLayoutProperty(layer.id, 'visibility', visibility);
    }
  }

  #showCredits(): void {
    const credits = this.#hasStreets ? this.#description?.credits : undefined;
    this.#credits.set(credits ?? [{ text: this.#credit }]);
  }
}

/** Missing tiles are no errors: the ground below them stays. */
function logUnlessTile(event: ErrorEvent & { sourceId?: string }): void {
  if (event.sourceId !== TILES) console.error(event.error);
}

async function fetchNames(locale: string): Promise<MapLabels> {
  const response = await fetchForMap(labelsPath(locale));
  if (!response.ok) throw new Error(`The names of the map: ${response.status}`);
  return response.json();
}
