import type { Descriptions } from './descriptions.ts';

/** What pictures of hotels, terraces and baths show. */
export const HOTELS = {
  hotel: {
    en: 'a hotel with balconies and a pool',
    fr: 'un hôtel à balcons et sa piscine',
    es: 'un hotel con balcones y piscina',
    de: 'ein Hotel mit Balkonen und Schwimmbecken',
  },
  'hotel/camp': {
    en: 'tents and motorhomes below a castle with towers',
    fr: 'des tentes et des camping-cars au pied d’un château à tours',
    es: 'tiendas y autocaravanas al pie de un castillo con torres',
    de: 'Zelte und Wohnmobile unter einem Schloss mit Türmen',
  },
  'hotel/cave': {
    en: 'a guest room in a cave, with two beds',
    fr: 'une chambre d’hôtes dans une grotte, avec deux lits',
    es: 'una habitación en una cueva, con dos camas',
    de: 'ein Gästezimmer in einer Höhle, mit zwei Betten',
  },
  'hotel/fireside': {
    en: 'a fire in a stone hearth and a window on cedars',
    fr: 'un feu dans une cheminée de pierre, une fenêtre sur les cèdres',
    es: 'fuego en una chimenea de piedra y una ventana a los cedros',
    de: 'ein Kaminfeuer und ein Fenster auf Zedern',
  },
  'hotel/inn': {
    en: 'an inn among cedars',
    fr: 'une auberge parmi les cèdres',
    es: 'un albergue entre cedros',
    de: 'ein Gasthof zwischen Zedern',
  },
  'hotel/jetty': {
    en: 'an angler on a jetty, a lodge on the shore of a lake',
    fr: 'un pêcheur sur un ponton, un relais au bord d’un lac',
    es: 'un pescador en un embarcadero y un refugio a orillas de un lago',
    de: 'ein Angler auf einem Steg, ein Haus am Ufer eines Sees',
  },
  'hotel/park': {
    en: 'a large hotel in a park, with a pool and palms',
    fr: 'un grand hôtel dans son parc, une piscine et des palmiers',
    es: 'un gran hotel en un parque, con piscina y palmeras',
    de: 'ein großes Hotel im Park, mit Schwimmbecken und Palmen',
  },
  'hotel/slope': {
    en: 'a hotel that steps down a green slope',
    fr: 'un hôtel en gradins sur une pente verte',
    es: 'un hotel escalonado en una ladera verde',
    de: 'ein Hotel in Stufen an einem grünen Hang',
  },
  'hotel/view': {
    en: 'a long pool on a hill above the roofs of the city',
    fr: 'une longue piscine sur une colline au-dessus des toits de la ville',
    es: 'una larga piscina en un cerro sobre los tejados de la ciudad',
    de: 'ein langes Becken auf einem Hügel über den Dächern der Stadt',
  },
  terrace: {
    en: 'a roof terrace above the town',
    fr: 'une terrasse au-dessus de la ville',
    es: 'una azotea sobre la ciudad',
    de: 'eine Dachterrasse über der Stadt',
  },
  'terrace/azrou': {
    en: 'a balcony above red roofs, a great rock and wooded slopes',
    fr: 'un balcon au-dessus de toits rouges, d’un gros rocher et de pentes boisées',
    es: 'un balcón sobre tejados rojos, una gran roca y laderas arboladas',
    de: 'ein Balkon über roten Dächern, einem großen Felsen und bewaldeten Hängen',
  },
  'terrace/blue-gate': {
    en: 'a shaded roof opposite a gate of blue tiles',
    fr: 'une terrasse ombragée face à une porte de zelliges bleus',
    es: 'una azotea con sombra frente a una puerta de azulejos azules',
    de: 'eine schattige Dachterrasse gegenüber einem blau gefliesten Tor',
  },
  'terrace/panorama': {
    en: 'a laid table at a window above the whole medina',
    fr: 'une table dressée à une fenêtre, au-dessus de toute la médina',
    es: 'una mesa puesta ante una ventana sobre toda la medina',
    de: 'ein gedeckter Tisch am Fenster über der ganzen Medina',
  },
  'terrace/pool': {
    en: 'a small pool on a roof, beside a minaret',
    fr: 'un petit bassin sur un toit, près d’un minaret',
    es: 'una pequeña piscina en una azotea, junto a un alminar',
    de: 'ein kleines Becken auf dem Dach, neben einem Minarett',
  },
  'terrace/square': {
    en: 'tea on a parapet above a great square',
    fr: 'un thé sur le parapet, au-dessus d’une grande place',
    es: 'té sobre el pretil, encima de una gran plaza',
    de: 'Tee auf der Brüstung über einem großen Platz',
  },
  'terrace/volubilis': {
    en: 'supper on a roof above olive groves and far columns',
    fr: 'un dîner sur un toit, au-dessus des oliviers et de colonnes lointaines',
    es: 'una cena en la azotea, sobre olivares y columnas lejanas',
    de: 'Abendessen auf dem Dach über Olivenhainen und fernen Säulen',
  },
  hammam: {
    en: 'a domed steam room with star-shaped lights',
    fr: 'une salle chaude sous sa coupole percée d’étoiles',
    es: 'una sala de vapor bajo una cúpula de estrellas',
    de: 'ein Dampfraum unter einer Kuppel mit Sternlichtern',
  },
  thermal: {
    en: 'steam over warm water',
    fr: 'de la vapeur sur l’eau chaude',
    es: 'vapor sobre el agua caliente',
    de: 'Dampf über warmem Wasser',
  },
  'thermal/lanes': {
    en: 'an open-air pool with lanes',
    fr: 'une piscine de plein air avec ses lignes d’eau',
    es: 'una piscina al aire libre con calles',
    de: 'ein Freibad mit Schwimmbahnen',
  },
  'thermal/concrete-spa': {
    en: 'folded concrete canopies, round basins and palms',
    fr: 'des auvents de béton plissé, des bassins ronds et des palmiers',
    es: 'marquesinas de hormigón plegado, pilas redondas y palmeras',
    de: 'gefaltete Betondächer, runde Becken und Palmen',
  },
  'thermal/open-pools': {
    en: 'steaming open-air pools before a row of changing cubicles',
    fr: 'des bassins fumants en plein air devant des cabines',
    es: 'piscinas humeantes al aire libre ante una hilera de casetas',
    de: 'dampfende Becken im Freien vor einer Reihe von Kabinen',
  },
  'thermal/spa-hotel': {
    en: 'a hotel with balconies in bare hills, a steaming pool before it',
    fr: 'un hôtel à balcons dans des collines nues, devant un bassin fumant',
    es: 'un hotel con balcones entre colinas peladas y una piscina humeante',
    de: 'ein Hotel mit Balkonen in kahlen Hügeln, davor ein dampfendes Becken',
  },
} satisfies Descriptions;
