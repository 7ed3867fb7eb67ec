/** Drawings of single places and events that share nothing with the other pictures of their scene. */
import type { Poster } from '../domain/media/poster.ts';
import { bathAmongSlippers, bathDoor, soapAndGlove } from './scenes/baths/details.ts';
import { candleHollow, lionCliff } from './scenes/caves/cliffs.ts';
import { rockRooms } from './scenes/caves/rooms.ts';
import { lowLake, windingLake, woodedReservoir } from './scenes/dams/reservoirs.ts';
import { deepLake, embankment } from './scenes/dams/walls.ts';
import { decumanus } from './scenes/decumanus.ts';
import { cherryBranch, cherryVan } from './scenes/farms/cherries.ts';
import { onionValley } from './scenes/farms/onions.ts';
import { cherryBaskets, newOil } from './scenes/farms/tables.ts';
import { cellar, vineRowsToAtlas, vinesAndOlives } from './scenes/farms/vines.ts';
import { bannerProcession, candleProcession } from './scenes/feasts/processions.ts';
import { sweetStalls } from './scenes/feasts/sweets.ts';
import { cliffKasbah, southFort } from './scenes/forts/heights.ts';
import { ridgeFortress } from './scenes/forts/ridge.ts';
import { artilleryTower, potteryBastion, townKasbah } from './scenes/forts/walls.ts';
import { oliveFairway, pondCourse, walledGreen } from './scenes/golf/courses.ts';
import { dormitory } from './scenes/hotels/hostel.ts';
import { doline, egrets, shelducks, volcanoLake } from './scenes/lakes/highLakes.ts';
import { figValley, restingBoats } from './scenes/lakes/lowWater.ts';
import { floodedBasin, oliveShore, seasonalMeadow } from './scenes/lakes/shallows.ts';
import { redBeds, snowyCone } from './scenes/mountains/beds.ts';
import { bareCrest, muleTrack, whiteWall } from './scenes/mountains/ridges.ts';
import { townRock } from './scenes/mountains/townRock.ts';
import { tombView, volcanicPlain } from './scenes/mountains/views.ts';
import { parkLake } from './scenes/parkLake.ts';
import { planeWindow } from './scenes/planeWindow.ts';
import { mountainChurch, townChurch } from './scenes/quarters/churches.ts';
import { slipperLane, walledRoad, washingLane } from './scenes/quarters/lanes.ts';
import { astrolabe, readingRoom } from './scenes/quarters/learning.ts';
import { roundMinaret, wideningMinaret } from './scenes/quarters/minarets.ts';
import { cedarPortal, greenRoofs } from './scenes/quarters/mosques.ts';
import { riverHouses, riverTown, shutters } from './scenes/quarters/rivers.ts';
import { findsGallery } from './scenes/rooms/museum.ts';
import { courtConcert, musicLesson } from './scenes/rooms/music.ts';
import { chorus, circleOfVoices, malhoun } from './scenes/rooms/song.ts';
import { filledBottles, springFields } from './scenes/springs/country.ts';
import { kingfisherPool, outflow } from './scenes/springs/shade.ts';
import { gorgeSource, plainSprings } from './scenes/springs/sources.ts';
import { cliffGardens, planePools, terracedFalls } from './scenes/springs/town.ts';
import { troutWater } from './scenes/springs/trout.ts';
import { marketHall } from './scenes/squares/hall.ts';
import { almondMarket, carpetMarket, sheepMarket } from './scenes/squares/markets.ts';
import { benchSquare, lowerSquare, taxiSquare } from './scenes/squares/open.ts';
import { stables } from './scenes/stables.ts';
import { threeWaters } from './scenes/threeWaters.ts';
import { roadsideHalt } from './scenes/villages/halt.ts';
import { steepTown, walledVillage } from './scenes/villages/hill.ts';
import { steppeRiver, volcanoRoad } from './scenes/villages/plain.ts';
import { carpetSlope, woolBalconies } from './scenes/villages/wool.ts';
import { avenueHotel, snowdropHotel } from './scenes/winter/hotels.ts';
import { campus, parkPond, sledges } from './scenes/winter/resort.ts';
import { corkOaks, monastery, oakClearing, oakHills, refuge } from './scenes/woods.ts';
import { SCENE_DRAWINGS, type Scene } from './scenes.ts';

/** By `{scene}/{motif}`. */
export const VARIANTS: Partial<Record<string, Scene>> = {
  'dam/embankment': embankment,
  'dam/deep': deepLake,
  'dam/winding': windingLake,
  'dam/low': lowLake,
  'dam/wooded': woodedReservoir,
  'lake/basin': floodedBasin,
  'lake/meadow': seasonalMeadow,
  'lake/olives': oliveShore,
  'reedlake/doline': doline,
  'reedlake/shelducks': shelducks,
  'reedlake/volcanoes': volcanoLake,
  'reedlake/egrets': egrets,
  'spring/gorge': gorgeSource,
  'spring/plain': plainSprings,
  'spring/trout': troutWater,
  'spring/fields': springFields,
  'spring/basin': filledBottles,
  'spring/planes': planePools,
  'spring/cliff': cliffGardens,
  'spring/terraces': terracedFalls,
  'village/steppe': steppeRiver,
  'village/volcano': volcanoRoad,
  'village/walled': walledVillage,
  'village/wool': woolBalconies,
  'village/carpets': carpetSlope,
  'village/steep': steepTown,
  'borj/town': townKasbah,
  'borj/pottery': potteryBastion,
  'borj/artillery': artilleryTower,
  'borj/round-towers': ridgeFortress,
  'borj/cliff': cliffKasbah,
  'borj/south': southFort,
  'peak/bou-naceur': bareCrest,
  'peak/white-wall': whiteWall,
  'peak/mule-track': muleTrack,
  'peak/town-rock': townRock,
  'peak/tomb-view': tombView,
  'road/volcanic-plain': volcanicPlain,
  'cedars/cork-oaks': corkOaks,
  'cedars/oak-hills': oakHills,
  'cedars/monastery': monastery,
  'cedars/refuge': refuge,
  'cedars/oak-clearing': oakClearing,
  'street/washing': washingLane,
  'souk/slippers': slipperLane,
  'ramparts/walled-road': walledRoad,
  'ramparts/river': riverTown,
  'mellah/river': riverHouses,
  'mellah/shutters': shutters,
  'lake/boats': restingBoats,
  'dam/figs': figValley,
  'gorge/red-beds': redBeds,
  'snow/cone': snowyCone,
  'golf/olives': oliveFairway,
  'golf/walls': walledGreen,
  'golf/ponds': pondCourse,
  'music/chorus': chorus,
  'music/circle': circleOfVoices,
  'music/malhoun': malhoun,
  'orchard/cherry-branch': cherryBranch,
  'orchard/cherry-van': cherryVan,
  'hotel/avenue': avenueHotel,
  'hotel/snowdrops': snowdropHotel,
  'hotel/dormitory': dormitory,
  'garden/lake': parkLake,
  'hammam/three-waters': threeWaters,
  'ruins/decumanus': decumanus,
  'journey/plane': planeWindow,
  'snow/church': mountainChurch,
  'street/church': townChurch,
  'granary/stables': stables,
  'minaret/round': roundMinaret,
  'minaret/widening': wideningMinaret,
  'minaret/portal': cedarPortal,
  'minaret/green-roofs': greenRoofs,
  'fondouk/library': readingRoom,
  'brass/astrolabe': astrolabe,
  'market/hall': marketHall,
  'market/carpets': carpetMarket,
  'market/sheep': sheepMarket,
  'market/almonds': almondMarket,
  'square/taxis': taxiSquare,
  'square/benches': benchSquare,
  'square/lower': lowerSquare,
  'hammam/door': bathDoor,
  'hammam/soap': soapAndGlove,
  'hammam/slippers': bathAmongSlippers,
  'festival/banners': bannerProcession,
  'festival/candles': candleProcession,
  'festival/sweets': sweetStalls,
  'vineyard/rows': vineRowsToAtlas,
  'vineyard/olives': vinesAndOlives,
  'vineyard/cellar': cellar,
  'olives/oil': newOil,
  'wheat/onions': onionValley,
  'orchard/cherry-baskets': cherryBaskets,
  'cave/lion-cliff': lionCliff,
  'cave/candles': candleHollow,
  'cave/rooms': rockRooms,
  'snow/campus': campus,
  'snow/park': parkPond,
  'snow/sledges': sledges,
  'music/lesson': musicLesson,
  'riad/concert': courtConcert,
  'ruins/museum': findsGallery,
  'spring/kingfisher': kingfisherPool,
  'spring/outflow': outflow,
  'village/halt': roadsideHalt,
};

/** The drawing of a poster: of its variant, if that has one of its own, or of its scene. */
export const drawingOf = ({ scene, motif }: Poster): Scene =>
  VARIANTS[`${scene}/${motif}`] ?? SCENE_DRAWINGS[scene];
