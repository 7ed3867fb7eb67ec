/** The drawing functions of all scenes, by name. */
import type { SceneName } from '../domain/media/poster.ts';
import { basin } from './scenes/basin.ts';
import { borj } from './scenes/borj.ts';
import { brass } from './scenes/brass.ts';
import { cave } from './scenes/cave.ts';
import { cedars } from './scenes/cedars.ts';
import { dam } from './scenes/dam.ts';
import { festival } from './scenes/festival.ts';
import { fondouk } from './scenes/fondouk.ts';
import { garden } from './scenes/garden.ts';
import { gate } from './scenes/gate.ts';
import { golf } from './scenes/golf.ts';
import { gorge } from './scenes/gorge.ts';
import { granary } from './scenes/granary.ts';
import { hammam } from './scenes/hammam.ts';
import { hilltown } from './scenes/hilltown.ts';
import { hotel } from './scenes/hotel.ts';
import { journey } from './scenes/journey.ts';
import { lake } from './scenes/lake.ts';
import { leather } from './scenes/leather.ts';
import { lion } from './scenes/lion.ts';
import { loom } from './scenes/loom.ts';
import { macaque } from './scenes/macaque.ts';
import { madrasa } from './scenes/madrasa.ts';
import { market } from './scenes/market.ts';
import { mausoleum } from './scenes/mausoleum.ts';
import { meal } from './scenes/meal.ts';
import { medina } from './scenes/medina.ts';
import { mellah } from './scenes/mellah.ts';
import { minaret } from './scenes/minaret.ts';
import { mosaic } from './scenes/mosaic.ts';
import { music } from './scenes/music.ts';
import { olives } from './scenes/olives.ts';
import { orchard } from './scenes/orchard.ts';
import { pastilla } from './scenes/pastilla.ts';
import { peak } from './scenes/peak.ts';
import { pottery } from './scenes/pottery.ts';
import { ramparts } from './scenes/ramparts.ts';
import { reedlake } from './scenes/reedlake.ts';
import { riad } from './scenes/riad.ts';
import { road } from './scenes/road.ts';
import { roses } from './scenes/roses.ts';
import { ruins } from './scenes/ruins.ts';
import { snow } from './scenes/snow.ts';
import { souk } from './scenes/souk.ts';
import { spring } from './scenes/spring.ts';
import { square } from './scenes/square.ts';
import { street } from './scenes/street.ts';
import { tagine } from './scenes/tagine.ts';
import { tannery } from './scenes/tannery.ts';
import { tbourida } from './scenes/tbourida.ts';
import { tea } from './scenes/tea.ts';
import { terrace } from './scenes/terrace.ts';
import { thermal } from './scenes/thermal.ts';
import { tombs } from './scenes/tombs.ts';
import { train } from './scenes/train.ts';
import { village } from './scenes/village.ts';
import { vineyard } from './scenes/vineyard.ts';
import { waterfall } from './scenes/waterfall.ts';
import { wheat } from './scenes/wheat.ts';
import { zellige } from './scenes/zellige.ts';
import type { Stage } from './stage.ts';

/** Draws a scene from back to front, including the sky. @returns SVG elements */
export type Scene = (stage: Stage) => string;

export const SCENE_DRAWINGS: Record<SceneName, Scene> = {
  gate,
  madrasa,
  minaret,
  medina,
  souk,
  tannery,
  mellah,
  fondouk,
  borj,
  tombs,
  ramparts,
  square,
  granary,
  basin,
  ruins,
  mosaic,
  hilltown,
  mausoleum,
  village,
  zellige,
  garden,
  riad,
  terrace,
  hammam,
  hotel,
  street,
  meal,
  cedars,
  macaque,
  lake,
  reedlake,
  dam,
  waterfall,
  spring,
  cave,
  gorge,
  peak,
  snow,
  lion,
  thermal,
  olives,
  vineyard,
  orchard,
  roses,
  wheat,
  road,
  golf,
  tbourida,
  music,
  festival,
  pottery,
  brass,
  loom,
  leather,
  tagine,
  tea,
  pastilla,
  market,
  train,
  journey,
};
