import type { Descriptions } from './descriptions.ts';

/** What pictures of forests, caves and mountains show. */
export const MOUNTAINS = {
  cedars: {
    en: 'tall cedars of the Middle Atlas',
    fr: 'de hauts cèdres du Moyen Atlas',
    es: 'altos cedros del Medio Atlas',
    de: 'hohe Zedern des Mittleren Atlas',
  },
  'cedars/gouraud': {
    en: 'a dead cedar, silver and bare, with macaques at its foot',
    fr: 'un cèdre mort, argenté et nu, des macaques à son pied',
    es: 'un cedro muerto, plateado y desnudo, con macacos a sus pies',
    de: 'eine tote Zeder, silbern und kahl, davor Makaken',
  },
  'cedars/cork-oaks': {
    en: 'a path between cork oaks with red stripped trunks',
    fr: 'un sentier entre des chênes-lièges aux troncs rouges, écorcés',
    es: 'un sendero entre alcornoques de troncos rojos descorchados',
    de: 'ein Weg zwischen Korkeichen mit roten, geschälten Stämmen',
  },
  'cedars/oak-hills': {
    en: 'hills with cork oaks and a gorge, cedars on the highest summit',
    fr: 'des collines de chênes-lièges et une gorge, des cèdres au plus haut sommet',
    es: 'colinas de alcornoques con un barranco y cedros en la cumbre más alta',
    de: 'Hügel mit Korkeichen und einer Schlucht, Zedern auf dem höchsten Gipfel',
  },
  'cedars/monastery': {
    en: 'the buildings of a former monastery on a terrace in the woods',
    fr: 'les bâtiments d’un ancien monastère sur une terrasse, dans les bois',
    es: 'los edificios de un antiguo monasterio en una terraza del bosque',
    de: 'die Gebäude eines früheren Klosters auf einer Terrasse im Wald',
  },
  'cedars/refuge': {
    en: 'a stone refuge in a clearing among cedars, below a snowy ridge',
    fr: 'un refuge de pierre dans une clairière de cèdres, sous une crête enneigée',
    es: 'un refugio de piedra en un claro de cedros, bajo una cresta nevada',
    de: 'eine Schutzhütte aus Stein auf einer Lichtung unter Zedern und einem Schneekamm',
  },
  'cedars/oak-clearing': {
    en: 'a clearing between oaks with the view over ridge after ridge',
    fr: 'une clairière entre les chênes, d’où l’on voit crête après crête',
    es: 'un claro entre encinas con vista a una sierra tras otra',
    de: 'eine Lichtung zwischen Eichen mit Blick über viele Bergkämme',
  },
  macaque: {
    en: 'a Barbary macaque on a cedar bough',
    fr: 'un macaque de Barbarie sur une branche de cèdre',
    es: 'un macaco de Berbería en una rama de cedro',
    de: 'ein Berberaffe auf einem Zedernast',
  },
  cave: {
    en: 'the mouth of a cave, seen from inside',
    fr: 'la bouche d’une grotte vue de l’intérieur',
    es: 'la boca de una cueva vista desde dentro',
    de: 'ein Höhleneingang, von innen gesehen',
  },
  'cave/lion-cliff': {
    en: 'a cliff at the end of a street, with a cave like an open mouth',
    fr: 'une falaise au bout d’une rue, une grotte en forme de gueule ouverte',
    es: 'un cortado al final de una calle, con una cueva como una boca abierta',
    de: 'eine Felswand am Ende einer Straße, mit einer Höhle wie ein offenes Maul',
  },
  'cave/candles': {
    en: 'candles in a hollow of a cliff, and strips of cloth tied to a bush',
    fr: 'des cierges dans un creux de falaise, des rubans noués à un arbuste',
    es: 'velas en un hueco de la roca y cintas atadas a un arbusto',
    de: 'Kerzen in einer Felsnische und Stoffstreifen an einem Strauch',
  },
  'cave/rooms': {
    en: 'a room cut into the rock, with niches for lamps and pots',
    fr: 'une pièce taillée dans la roche, ses niches à lampes et à jarres',
    es: 'una habitación excavada en la roca, con nichos para lámparas y vasijas',
    de: 'ein in den Fels gehauener Raum mit Nischen für Lampen und Krüge',
  },
  gorge: {
    en: 'a river between high rock walls',
    fr: 'une rivière entre de hautes parois',
    es: 'un río entre altas paredes de roca',
    de: 'ein Fluss zwischen hohen Felswänden',
  },
  peak: {
    en: 'a mountain above its ridges',
    fr: 'une montagne au-dessus de ses crêtes',
    es: 'una montaña sobre sus crestas',
    de: 'ein Berg über seinen Kämmen',
  },
  'peak/bou-naceur': {
    en: 'a long bare crest of limestone with snow patches, tents and a flock',
    fr: 'une longue crête calcaire tachée de neige, des tentes et un troupeau',
    es: 'una larga cresta caliza con manchas de nieve, jaimas y un rebaño',
    de: 'ein langer kahler Kalkkamm mit Schneeflecken, Zelte und eine Herde',
  },
  'peak/white-wall': {
    en: 'a wall of snowy mountains above cedars and a few houses',
    fr: 'une muraille de montagnes enneigées au-dessus des cèdres et de quelques maisons',
    es: 'un muro de montañas nevadas sobre cedros y unas casas',
    de: 'eine Wand verschneiter Berge über Zedern und einigen Häusern',
  },
  'peak/mule-track': {
    en: 'a mule track that climbs a broad bare mountain in bends',
    fr: 'un chemin muletier qui monte en lacets sur une large montagne nue',
    es: 'un camino de herradura que sube en curvas por una montaña ancha y desnuda',
    de: 'ein Saumpfad, der in Kehren über einen breiten kahlen Berg führt',
  },
  'peak/town-rock': {
    en: 'a dark rock in the middle of a town, opposite a white mosque',
    fr: 'un rocher sombre au milieu d’une ville, face à une mosquée blanche',
    es: 'una roca oscura en medio de una ciudad, frente a una mezquita blanca',
    de: 'ein dunkler Felsen mitten in einer Stadt, gegenüber einer weißen Moschee',
  },
  'peak/tomb-view': {
    en: 'a white tomb on a hill above a town, its river and its orchards',
    fr: 'un tombeau blanc sur une colline, au-dessus d’une ville, de sa rivière et de ses vergers',
    es: 'una tumba blanca en un cerro sobre una ciudad, su río y sus huertos',
    de: 'ein weißes Grabmal auf einem Hügel über einer Stadt, ihrem Fluss und ihren Gärten',
  },
  snow: {
    en: 'steep roofs and slopes of the mountain resort',
    fr: 'les toits pentus et les pentes de la station',
    es: 'tejados empinados y laderas de la estación de montaña',
    de: 'steile Dächer und Hänge des Bergorts',
  },
  'snow/campus': {
    en: 'a clock tower and gabled buildings round the lawns of a campus',
    fr: 'une tour d’horloge et des bâtiments à pignons autour des pelouses d’un campus',
    es: 'una torre con reloj y edificios con hastiales en torno a los céspedes de un campus',
    de: 'ein Uhrturm und Giebelhäuser um die Rasenflächen eines Campus',
  },
  'snow/park': {
    en: 'ducks on a pond in a park, below houses with steep roofs',
    fr: 'des canards sur l’étang d’un parc, sous des maisons aux toits pentus',
    es: 'patos en el estanque de un parque, bajo casas de tejados empinados',
    de: 'Enten auf einem Parkteich vor Häusern mit steilen Dächern',
  },
  'snow/sledges': {
    en: 'families with sledges in a snowy bowl with cedars on its rim',
    fr: 'des familles et leurs luges dans une cuvette de neige bordée de cèdres',
    es: 'familias con trineos en una hondonada nevada rodeada de cedros',
    de: 'Familien mit Schlitten in einer verschneiten Mulde mit Zedern am Rand',
  },
  lion: {
    en: 'the stone lion of Ifrane',
    fr: 'le lion de pierre d’Ifrane',
    es: 'el león de piedra de Ifrane',
    de: 'der steinerne Löwe von Ifrane',
  },
} satisfies Descriptions;
