import type { Descriptions } from './descriptions.ts';

/** What pictures of the rooms and courts of riads show. */
export const RIADS = {
  riad: {
    en: 'the patio of a town house, with its fountain',
    fr: 'le patio d’une maison de médina et sa fontaine',
    es: 'el patio de una casa de medina con su fuente',
    de: 'der Innenhof eines Stadthauses mit Brunnen',
  },
  'riad/alcove': {
    en: 'a window seat with cushions behind a wooden lattice',
    fr: 'une banquette et ses coussins derrière un moucharabieh',
    es: 'un asiento con cojines tras una celosía de madera',
    de: 'eine Sitznische mit Kissen hinter einem Holzgitter',
  },
  'riad/basin': {
    en: 'columns and lit doors reflected in a still basin',
    fr: 'des colonnes et des portes éclairées dans l’eau d’un bassin',
    es: 'columnas y puertas iluminadas en el agua quieta de un estanque',
    de: 'Säulen und helle Türen spiegeln sich in einem stillen Becken',
  },
  'riad/carpets': {
    en: 'carpets hung over the rail of a gallery',
    fr: 'des tapis suspendus à la rambarde d’une galerie',
    es: 'alfombras colgadas de la barandilla de una galería',
    de: 'Teppiche über dem Geländer einer Galerie',
  },
  'riad/dinner': {
    en: 'tables laid with candles in a court with galleries',
    fr: 'des tables dressées aux chandelles dans un patio à galeries',
    es: 'mesas con velas en un patio con galerías',
    de: 'gedeckte Tische mit Kerzen in einem Galeriehof',
  },
  'riad/door': {
    en: 'tall carved doors that open on a court',
    fr: 'de hautes portes sculptées ouvertes sur un patio',
    es: 'altas puertas talladas abiertas a un patio',
    de: 'hohe geschnitzte Türen, die sich auf einen Hof öffnen',
  },
  'riad/fountain': {
    en: 'a tiled wall fountain between plants in pots',
    fr: 'une fontaine murale de zellige entre des plantes en pot',
    es: 'una fuente mural de azulejos entre macetas',
    de: 'ein gefliester Wandbrunnen zwischen Topfpflanzen',
  },
  'riad/garden': {
    en: 'a garden of roses and orange trees with a water channel',
    fr: 'un jardin de roses et d’orangers traversé d’une rigole',
    es: 'un jardín de rosas y naranjos con una acequia',
    de: 'ein Garten mit Rosen, Orangenbäumen und einem Wasserlauf',
  },
  'riad/palms': {
    en: 'a long basin between palms before a pavilion',
    fr: 'un long bassin entre des palmiers, devant un pavillon',
    es: 'un largo estanque entre palmeras ante un pabellón',
    de: 'ein langes Becken zwischen Palmen vor einem Pavillon',
  },
  'riad/pool': {
    en: 'a swimming pool beside a wall with blue doors',
    fr: 'une piscine au pied d’un mur à portes bleues',
    es: 'una piscina junto a un muro con puertas azules',
    de: 'ein Schwimmbecken vor einer Wand mit blauen Türen',
  },
  'riad/room': {
    en: 'a bedroom with a carved bed and a view of the roofs',
    fr: 'une chambre au lit sculpté avec vue sur les toits',
    es: 'un dormitorio con cama tallada y vistas a los tejados',
    de: 'ein Schlafzimmer mit geschnitztem Bett und Blick auf die Dächer',
  },
  'riad/salon': {
    en: 'a salon with cushioned benches and a painted ceiling',
    fr: 'un salon à banquettes sous un plafond peint',
    es: 'un salón con bancos de cojines y techo pintado',
    de: 'ein Salon mit gepolsterten Bänken und bemalter Decke',
  },
  'riad/sky': {
    en: 'the sky above a court, framed by its galleries',
    fr: 'le ciel au-dessus d’un patio, dans le cadre de ses galeries',
    es: 'el cielo sobre un patio, enmarcado por sus galerías',
    de: 'der Himmel über einem Hof, von seinen Galerien gerahmt',
  },
  'riad/stairs': {
    en: 'steep tiled stairs up to a small court',
    fr: 'un escalier raide de zellige vers un petit patio',
    es: 'una empinada escalera de azulejos hacia un pequeño patio',
    de: 'eine steile Fliesentreppe zu einem kleinen Hof',
  },
  'riad/trees': {
    en: 'a walled garden with banana plants and a small pool',
    fr: 'un jardin clos, des bananiers et un petit bassin',
    es: 'un jardín cerrado con plataneras y una pequeña piscina',
    de: 'ein ummauerter Garten mit Bananenstauden und kleinem Becken',
  },
  'riad/windows': {
    en: 'windows of coloured glass above a writing desk',
    fr: 'des fenêtres de verre coloré au-dessus d’une table à écrire',
    es: 'ventanas de vidrio de colores sobre un escritorio',
    de: 'bunte Glasfenster über einem Schreibtisch',
  },
  'riad/columns': {
    en: 'a gallery on slim columns around a rectangular basin',
    fr: 'une galerie à fines colonnes autour d’un bassin rectangulaire',
    es: 'una galería de finas columnas en torno a un estanque rectangular',
    de: 'eine Galerie auf schlanken Säulen um ein rechteckiges Becken',
  },
  'riad/cushions': {
    en: 'cushions and a tray of tea beside a star-shaped basin, from above',
    fr: 'des coussins et un plateau de thé près d’un bassin en étoile, vus d’en haut',
    es: 'cojines y una bandeja de té junto a un estanque en estrella, desde arriba',
    de: 'Kissen und ein Teetablett neben einem Sternbecken, von oben gesehen',
  },
  'riad/lawn': {
    en: 'lawns and a large pool between old houses',
    fr: 'des pelouses et une grande piscine entre de vieilles maisons',
    es: 'céspedes y una gran piscina entre casas antiguas',
    de: 'Rasen und ein großes Schwimmbecken zwischen alten Häusern',
  },
  'riad/showcase': {
    en: 'a kaftan, old rifles, jars and a painted chest',
    fr: 'un caftan, de vieux fusils, des jarres et un coffre peint',
    es: 'un caftán, fusiles antiguos, tinajas y un arcón pintado',
    de: 'ein Kaftan, alte Gewehre, Krüge und eine bemalte Truhe',
  },
  'riad/concert': {
    en: 'a small band with a double bass beside the fountain of a court',
    fr: 'un petit orchestre et sa contrebasse près de la fontaine d’un patio',
    es: 'un pequeño grupo con contrabajo junto a la fuente de un patio',
    de: 'eine kleine Band mit Kontrabass am Brunnen eines Innenhofs',
  },
} satisfies Descriptions;
