/** Reads MBTiles files (https://github.com/mapbox/mbtiles-spec): SQLite databases of tiles. */
import type { DatabaseSync } from 'node:sqlite';
import { checkTile, type TileFile } from './tileData.ts';

/**
 * Opens a file and checks it as far as this is fast.
 *
 * @throws if it is no MBTiles file with vector tiles, or is truncated
 */
export async function openMbtiles(path: string): Promise<TileFile> {
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const metadata = readMetadata(database);
    if (metadata.get('format') !== 'pbf') throw new Error('its tiles are no vector tiles');
    const first = database.prepare('SELECT tile_data FROM tiles LIMIT 1').get()?.tile_data;
    if (!(first instanceof Uint8Array)) throw new Error('it has no tiles');
    await checkTile(first);
    const zooms = database
      .prepare('SELECT min(zoom_level) AS low, max(zoom_level) AS high FROM tiles')
      .get();
    const find = database.prepare(
      'SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?',
    );
    return {
      minZoom: Number(zooms?.low),
      maxZoom: Number(zooms?.high),
      attribution: metadata.get('attribution'),
      async tile({ z, x, y }) {
        // Rows are counted from the south (TMS).
        const data = find.get(z, x, 2 ** z - 1 - y)?.tile_data;
        return data instanceof Uint8Array ? data : undefined;
      },
      async close() {
        database.close();
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

function readMetadata(database: DatabaseSync): Map<string, string> {
  const rows = database.prepare('SELECT name, value FROM metadata').all();
  return new Map(rows.map(({ name, value }) => [String(name), String(value)]));
}
