import type { Descriptions } from './descriptions.ts';

/** What pictures of streets, squares and houses of towns show. */
export const TOWNS = {
  madrasa: {
    en: 'the court of a madrasa, with its basin',
    fr: 'la cour d’une médersa et son bassin',
    es: 'el patio de una madrasa con su pila',
    de: 'der Hof einer Medersa mit seinem Becken',
  },
  'madrasa/bou-inania': {
    en: 'the court of a madrasa with a narrow channel of water and a minaret',
    fr: 'la cour d’une médersa, un étroit canal et un minaret',
    es: 'el patio de una madrasa con un estrecho canal y un alminar',
    de: 'der Hof einer Medersa mit schmalem Wasserlauf und Minarett',
  },
  'madrasa/portal': {
    en: 'the door of a madrasa below a carved wooden awning',
    fr: 'la porte d’une médersa sous un auvent de bois sculpté',
    es: 'la puerta de una madrasa bajo un alero de madera tallada',
    de: 'die Tür einer Medersa unter einem geschnitzten Vordach',
  },
  minaret: {
    en: 'a minaret above the roofs',
    fr: 'un minaret au-dessus des toits',
    es: 'un alminar sobre los tejados',
    de: 'ein Minarett über den Dächern',
  },
  medina: {
    en: 'the roofs and minarets of a medina',
    fr: 'les toits et les minarets d’une médina',
    es: 'los tejados y alminares de una medina',
    de: 'Dächer und Minarette einer Medina',
  },
  souk: {
    en: 'a market lane in the stripes of light below its laths',
    fr: 'une ruelle de souk sous ses lattes, rayée de lumière',
    es: 'una calle de zoco bajo su celosía, rayada de luz',
    de: 'eine Marktgasse unter Holzlatten, von Licht gestreift',
  },
  'souk/dyers': {
    en: 'skeins of dyed wool above steaming vats',
    fr: 'des écheveaux de laine teinte au-dessus de cuves fumantes',
    es: 'madejas de lana teñida sobre cubas humeantes',
    de: 'gefärbte Wollstränge über dampfenden Kesseln',
  },
  'souk/henna': {
    en: 'stacks of blue bowls and sacks of henna under old trees',
    fr: 'des piles de bols bleus et des sacs de henné sous de vieux arbres',
    es: 'pilas de cuencos azules y sacos de alheña bajo árboles viejos',
    de: 'Stapel blauer Schalen und Säcke mit Henna unter alten Bäumen',
  },
  tannery: {
    en: 'the round pits of a tannery',
    fr: 'les fosses rondes d’une tannerie',
    es: 'las tinas redondas de una curtiduría',
    de: 'die runden Becken einer Gerberei',
  },
  mellah: {
    en: 'a street with wooden balconies',
    fr: 'une rue aux balcons de bois',
    es: 'una calle con balcones de madera',
    de: 'eine Straße mit Holzbalkonen',
  },
  'mellah/synagogue': {
    en: 'the prayer room of a synagogue, with the Torah ark, hanging lamps and painted beams',
    fr: 'la salle de prière d’une synagogue, avec l’arche sainte, des lampes suspendues et des poutres peintes',
    es: 'la sala de oración de una sinagoga, con el arca de la Torá, lámparas colgantes y vigas pintadas',
    de: 'der Gebetsraum einer Synagoge mit Thoraschrein, Hängelampen und bemalten Balken',
  },
  'mellah/prayer-hall': {
    en: 'the hall of a synagogue, with a reading platform between pillars',
    fr: 'la salle d’une synagogue, avec l’estrade de lecture entre deux piliers',
    es: 'la sala de una sinagoga, con la tarima de lectura entre pilares',
    de: 'der Saal einer Synagoge mit dem Lesepodium zwischen Pfeilern',
  },
  'mellah/clock-house': {
    en: 'twelve small windows above thirteen wooden beams in a street wall',
    fr: 'douze petites fenêtres au-dessus de treize poutres, dans le mur d’une rue',
    es: 'doce ventanitas sobre trece vigas de madera en el muro de una calle',
    de: 'zwölf kleine Fenster über dreizehn Holzbalken an einer Straßenwand',
  },
  fondouk: {
    en: 'the galleried court of a caravanserai',
    fr: 'la cour à galeries d’un fondouk',
    es: 'el patio con galerías de un fonduk',
    de: 'der Galeriehof einer Karawanserei',
  },
  'fondouk/animals': {
    en: 'a vet and a farrier with a mule in the court of an animal hospital',
    fr: 'un vétérinaire et un maréchal-ferrant avec un mulet, dans la cour d’un hôpital pour animaux',
    es: 'un veterinario y un herrador con una mula en el patio de un hospital de animales',
    de: 'ein Tierarzt und ein Hufschmied mit einem Maultier im Hof einer Tierklinik',
  },
  square: {
    en: 'a square with awnings and people',
    fr: 'une place, des auvents, des passants',
    es: 'una plaza con toldos y gente',
    de: 'ein Platz mit Markisen und Menschen',
  },
  street: {
    en: 'a corner house with balconies in a new town',
    fr: 'un immeuble d’angle à balcons dans une ville nouvelle',
    es: 'una casa de esquina con balcones en la ciudad nueva',
    de: 'ein Eckhaus mit Balkonen in einer Neustadt',
  },
  'street/arcades': {
    en: 'a street with arcades and palms',
    fr: 'une rue à arcades et ses palmiers',
    es: 'una calle con soportales y palmeras',
    de: 'eine Straße mit Arkaden und Palmen',
  },
  'street/palms': {
    en: 'a wide avenue between two rows of palms',
    fr: 'une large avenue entre deux rangées de palmiers',
    es: 'una ancha avenida entre dos hileras de palmeras',
    de: 'eine breite Allee zwischen zwei Palmenreihen',
  },
  'street/plane-trees': {
    en: 'café tables under plane trees on a square',
    fr: 'des tables de café sous les platanes d’une place',
    es: 'mesas de café bajo los plátanos de una plaza',
    de: 'Cafétische unter Platanen auf einem Platz',
  },
  zellige: {
    en: 'stars of cut tile',
    fr: 'des étoiles de zellige',
    es: 'estrellas de azulejo cortado',
    de: 'Sterne aus zugehauenen Fliesen',
  },
} satisfies Descriptions;
