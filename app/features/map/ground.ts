/** The ground of our own map: schematic at first, with streets as soon as there are tiles. */
import type { ErrorEvent, Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import { currentColorScheme, onColorSchemeChange } from '../../lib/colorScheme.ts';
import { Credits } from './credits.ts';
import { addImages } from './mapImages.ts';
import type { MapLabels } from './mapLabels.ts';
import { fetchForMap, labelsPath, loadMapFont } from './mapRequests.ts';
import {
  describeTiles,
  type StreetTiles,
  streetTiles,
  type TileDescription,
} from './streetTiles.ts';
import {
  groundStyle,
  isSchematic,
  type MapStyleOptions,
  mapLayers,
  mapStyle,
} from './style/mapStyle.ts';
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
  #isComplete = false;

  constructor(
    names: MapLabels,
    { locale, schematicCredit }: GroundOptions,
    description: TileDescription | undefined,
  ) {
    this.#credit = schematicCredit;
    this.#options = { names, locale, scheme: currentColorScheme() };
    if (description) this.#describe(description);
  }

  /** The style for the first frame; `complete` adds the rest. */
  get style(): StyleSpecification {
    return groundStyle(this.#options);
  }

  /** True if the part of the map in view has streets; before the first tiles, if it can have some. */
  get hasStreets(): boolean {
    return this.#hasStreets || (!this.#map && this.#description?.reachable === true);
  }

  /** Adds what the first frame needs to a new map. */
  async attach(map: MapLibre): Promise<void> {
    this.#map = map;
    map.addControl(this.#credits, 'bottom-right');
    this.#showCredits();
    map.on('error', logUnlessTile);
    const stop = onColorSchemeChange(() => {
      this.#options = { ...this.#options, scheme: currentColorScheme() };
      this.#recolor(map);
    });
    map.once('remove', () => {
      stop();
      this.#map = undefined;
    });
    this.#tiles?.track(map);
    await addImages(map, ['stars']);
  }

  /** Adds relief, names and streets, after the first frame. */
  async complete(map: MapLibre): Promise<void> {
    // Letters drawn before their font is there would stay in another one.
    await Promise.all([addImages(map), loadMapFont()]);
    if (this.#map) this.#addMissing(map);
    this.#isComplete = true;
  }

  /** Adds tiles to a map that was opened before they were known. */
  addTiles(description: TileDescription): void {
    const map = this.#map;
    this.#describe(description);
    if (!map) return;
    if (this.#isComplete) this.#addMissing(map);
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

  /** Adds sources and layers that the map does not have, in their places. */
  #addMissing(map: MapLibre): void {
    const { layers, sources } = mapStyle(this.#options);
    for (const [id, source] of Object.entries(sources)) {
      if (!map.getSource(id)) map.addSource(id, source);
    }
    let above: string | undefined;
    for (const layer of layers.toReversed()) {
      if (!map.getLayer(layer.id)) map.addLayer(layer, above);
      above = layer.id;
    }
    this.#showGround(map);
  }

  #recolor(map: MapLibre): void {
    for (const { id, paint } of mapLayers(this.#options)) {
      if (!map.getLayer(id)) continue;
      for (const [name, value] of Object.entries(paint ?? {})) {
        map.setPaintProperty(id, name as never, value as never);
      }
    }
  }

  #onStreets(hasStreets: boolean): void {
    this.#hasStreets = hasStreets;
    if (!this.#map) return;
    this.#showGround(this.#map);
    this.#showCredits();
  }

  #showGround(map: MapLibre): void {
    const visibility = this.#hasStreets ? 'none' : 'visible';
    for (const layer of mapLayers(this.#options)) {
      if (isSchematic(layer) && map.getLayer(layer.id))
        map.setLayoutProperty(layer.id, 'visibility', visibility);
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
