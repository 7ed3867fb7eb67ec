import { LOCALES, type Locale, type LocalizedText, textIn } from '../locale.ts';
import { MOTIF_DESCRIPTIONS } from './motifDescriptions.ts';
import type { Poster, SceneName } from './poster.ts';

/** Alternative texts: what each scene shows. */
const SCENE_DESCRIPTIONS: Record<SceneName, LocalizedText> = {
  gate: {
    en: 'a town gate in its rampart',
    fr: 'une porte de ville dans son rempart',
    es: 'una puerta de la ciudad en su muralla',
    de: 'ein Stadttor in seiner Mauer',
  },
  madrasa: {
    en: 'the court of a madrasa, with its basin',
    fr: 'la cour d’une médersa et son bassin',
    es: 'el patio de una madrasa con su pila',
    de: 'der Hof einer Medersa mit seinem Becken',
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
  fondouk: {
    en: 'the galleried court of a caravanserai',
    fr: 'la cour à galeries d’un fondouk',
    es: 'el patio con galerías de un fonduk',
    de: 'der Galeriehof einer Karawanserei',
  },
  borj: {
    en: 'a fortress on its hill',
    fr: 'une forteresse sur sa colline',
    es: 'una fortaleza en su colina',
    de: 'eine Festung auf ihrem Hügel',
  },
  tombs: {
    en: 'ruined arches on a hill over the town',
    fr: 'des arcs en ruine sur une colline au-dessus de la ville',
    es: 'arcos en ruinas en un cerro sobre la ciudad',
    de: 'Bogenruinen auf einem Hügel über der Stadt',
  },
  ramparts: {
    en: 'a long city wall with its towers',
    fr: 'une longue muraille et ses tours',
    es: 'una larga muralla con sus torres',
    de: 'eine lange Stadtmauer mit Türmen',
  },
  square: {
    en: 'a square with awnings and people',
    fr: 'une place, des auvents, des passants',
    es: 'una plaza con toldos y gente',
    de: 'ein Platz mit Markisen und Menschen',
  },
  granary: {
    en: 'rows of vaults in a granary',
    fr: 'les voûtes en enfilade d’un grenier',
    es: 'las bóvedas en hilera de un granero',
    de: 'Gewölbereihen eines Kornspeichers',
  },
  basin: {
    en: 'a great basin of still water beside a wall of arches',
    fr: 'un grand bassin immobile au pied d’un mur d’arcades',
    es: 'un gran estanque quieto junto a un muro de arcos',
    de: 'ein großes stilles Wasserbecken vor einer Bogenmauer',
  },
  ruins: {
    en: 'Roman stone in open country',
    fr: 'des pierres romaines en pleine campagne',
    es: 'piedras romanas en pleno campo',
    de: 'römisches Mauerwerk im offenen Land',
  },
  mosaic: {
    en: 'a Roman mosaic floor under the sky',
    fr: 'une mosaïque romaine à ciel ouvert',
    es: 'un mosaico romano a cielo abierto',
    de: 'ein römischer Mosaikboden unter freiem Himmel',
  },
  hilltown: {
    en: 'a white town on two hills',
    fr: 'une ville blanche sur deux collines',
    es: 'una ciudad blanca sobre dos colinas',
    de: 'eine weiße Stadt auf zwei Hügeln',
  },
  mausoleum: {
    en: 'green-tiled roofs over white walls',
    fr: 'des toits de tuiles vertes sur des murs blancs',
    es: 'tejados de teja verde sobre muros blancos',
    de: 'grüne Ziegeldächer über weißen Mauern',
  },
  village: {
    en: 'a village on its slope',
    fr: 'un village sur sa pente',
    es: 'un pueblo en su ladera',
    de: 'ein Dorf an seinem Hang',
  },
  zellige: {
    en: 'stars of cut tile',
    fr: 'des étoiles de zellige',
    es: 'estrellas de azulejo cortado',
    de: 'Sterne aus zugehauenen Fliesen',
  },
  garden: {
    en: 'a garden with palms and water',
    fr: 'un jardin, des palmiers et de l’eau',
    es: 'un jardín con palmeras y agua',
    de: 'ein Garten mit Palmen und Wasser',
  },
  riad: {
    en: 'the patio of a town house, with its fountain',
    fr: 'le patio d’une maison de médina et sa fontaine',
    es: 'el patio de una casa de medina con su fuente',
    de: 'der Innenhof eines Stadthauses mit Brunnen',
  },
  terrace: {
    en: 'a roof terrace above the town',
    fr: 'une terrasse au-dessus de la ville',
    es: 'una azotea sobre la ciudad',
    de: 'eine Dachterrasse über der Stadt',
  },
  hammam: {
    en: 'a domed steam room with star-shaped lights',
    fr: 'une salle chaude sous sa coupole percée d’étoiles',
    es: 'una sala de vapor bajo una cúpula de estrellas',
    de: 'ein Dampfraum unter einer Kuppel mit Sternlichtern',
  },
  hotel: {
    en: 'a hotel with balconies and a pool',
    fr: 'un hôtel à balcons et sa piscine',
    es: 'un hotel con balcones y piscina',
    de: 'ein Hotel mit Balkonen und Schwimmbecken',
  },
  street: {
    en: 'a corner house with balconies in a new town',
    fr: 'un immeuble d’angle à balcons dans une ville nouvelle',
    es: 'una casa de esquina con balcones en la ciudad nueva',
    de: 'ein Eckhaus mit Balkonen in einer Neustadt',
  },
  meal: {
    en: 'a laid table',
    fr: 'une table dressée',
    es: 'una mesa puesta',
    de: 'ein gedeckter Tisch',
  },
  cedars: {
    en: 'tall cedars of the Middle Atlas',
    fr: 'de hauts cèdres du Moyen Atlas',
    es: 'altos cedros del Medio Atlas',
    de: 'hohe Zedern des Mittleren Atlas',
  },
  macaque: {
    en: 'a Barbary macaque on a cedar bough',
    fr: 'un macaque de Barbarie sur une branche de cèdre',
    es: 'un macaco de Berbería en una rama de cedro',
    de: 'ein Berberaffe auf einem Zedernast',
  },
  lake: {
    en: 'a mountain lake',
    fr: 'un lac de montagne',
    es: 'una laguna de montaña',
    de: 'ein Bergsee',
  },
  reedlake: {
    en: 'a shallow lake with reeds and water birds',
    fr: 'un lac peu profond, des roseaux, des oiseaux d’eau',
    es: 'una laguna somera con juncos y aves',
    de: 'ein flacher See mit Schilf und Wasservögeln',
  },
  dam: {
    en: 'a dam and its reservoir between hills',
    fr: 'un barrage et sa retenue entre les collines',
    es: 'una presa y su embalse entre colinas',
    de: 'eine Staumauer und ihr See zwischen Hügeln',
  },
  waterfall: {
    en: 'a waterfall between rocks and trees',
    fr: 'une cascade entre rochers et arbres',
    es: 'una cascada entre rocas y árboles',
    de: 'ein Wasserfall zwischen Felsen und Bäumen',
  },
  spring: {
    en: 'clear water among stones and trees',
    fr: 'une eau claire entre pierres et arbres',
    es: 'agua clara entre piedras y árboles',
    de: 'klares Wasser zwischen Steinen und Bäumen',
  },
  cave: {
    en: 'the mouth of a cave, seen from inside',
    fr: 'la bouche d’une grotte vue de l’intérieur',
    es: 'la boca de una cueva vista desde dentro',
    de: 'ein Höhleneingang, von innen gesehen',
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
  snow: {
    en: 'steep roofs and slopes of the mountain resort',
    fr: 'les toits pentus et les pentes de la station',
    es: 'tejados empinados y laderas de la estación de montaña',
    de: 'steile Dächer und Hänge des Bergorts',
  },
  lion: {
    en: 'the stone lion of Ifrane',
    fr: 'le lion de pierre d’Ifrane',
    es: 'el león de piedra de Ifrane',
    de: 'der steinerne Löwe von Ifrane',
  },
  thermal: {
    en: 'steam over warm water',
    fr: 'de la vapeur sur l’eau chaude',
    es: 'vapor sobre el agua caliente',
    de: 'Dampf über warmem Wasser',
  },
  olives: {
    en: 'olive trees on terraces',
    fr: 'des oliviers en terrasses',
    es: 'olivos en bancales',
    de: 'Olivenbäume auf Terrassen',
  },
  vineyard: {
    en: 'rows of vines',
    fr: 'des rangs de vigne',
    es: 'hileras de viñas',
    de: 'Reihen von Reben',
  },
  orchard: {
    en: 'an orchard in its season',
    fr: 'un verger en sa saison',
    es: 'un huerto de frutales en su estación',
    de: 'ein Obstgarten in seiner Jahreszeit',
  },
  roses: {
    en: 'rows of roses',
    fr: 'des rangs de rosiers',
    es: 'hileras de rosales',
    de: 'Reihen von Rosen',
  },
  wheat: {
    en: 'fields of the plain to the horizon',
    fr: 'les champs de la plaine jusqu’à l’horizon',
    es: 'los campos de la llanura hasta el horizonte',
    de: 'Felder der Ebene bis zum Horizont',
  },
  road: {
    en: 'a mountain road in its bends',
    fr: 'une route de montagne et ses lacets',
    es: 'una carretera de montaña con sus curvas',
    de: 'eine Bergstraße in Kehren',
  },
  golf: {
    en: 'a golf green with its flag',
    fr: 'un green et son drapeau',
    es: 'un green con su bandera',
    de: 'ein Golfgrün mit Fahne',
  },
  tbourida: {
    en: 'riders and horses of the plain',
    fr: 'des cavaliers et des chevaux de la plaine',
    es: 'jinetes y caballos de la llanura',
    de: 'Reiter und Pferde der Ebene',
  },
  music: {
    en: 'an oud by candlelight',
    fr: 'un oud à la lueur des bougies',
    es: 'un laúd a la luz de las velas',
    de: 'eine Oud im Kerzenlicht',
  },
  festival: {
    en: 'a festival in the open air',
    fr: 'une fête en plein air',
    es: 'una fiesta al aire libre',
    de: 'ein Fest unter freiem Himmel',
  },
  pottery: {
    en: 'a potter at the wheel',
    fr: 'un potier à son tour',
    es: 'un alfarero en su torno',
    de: 'ein Töpfer an der Scheibe',
  },
  brass: {
    en: 'a coppersmith among trays and kettles',
    fr: 'un dinandier parmi plateaux et bouilloires',
    es: 'un calderero entre bandejas y teteras',
    de: 'ein Kupferschmied zwischen Tabletts und Kesseln',
  },
  loom: {
    en: 'threads and cloth of a workshop',
    fr: 'les fils et l’étoffe d’un atelier',
    es: 'los hilos y la tela de un taller',
    de: 'Fäden und Stoff einer Werkstatt',
  },
  leather: {
    en: 'leather slippers in rows',
    fr: 'des babouches en rangs',
    es: 'babuchas en hileras',
    de: 'Lederpantoffeln in Reihen',
  },
  tagine: {
    en: 'a dish of the house on the table',
    fr: 'un plat de la maison sur la table',
    es: 'un plato de la casa en la mesa',
    de: 'ein Gericht des Hauses auf dem Tisch',
  },
  tea: {
    en: 'mint tea poured into glasses',
    fr: 'du thé à la menthe versé dans les verres',
    es: 'té de menta servido en vasos',
    de: 'Minztee, in Gläser gegossen',
  },
  pastilla: {
    en: 'a pastilla on a blue plate of Fez',
    fr: 'une pastilla sur une assiette bleue de Fès',
    es: 'una pastela en un plato azul de Fez',
    de: 'eine Pastilla auf einem blauen Teller aus Fès',
  },
  market: {
    en: 'stalls of a market under awnings',
    fr: 'les étals d’un marché sous leurs bâches',
    es: 'puestos de mercado bajo los toldos',
    de: 'Marktstände unter Planen',
  },
  train: {
    en: 'a train of the line to the east',
    fr: 'un train de la ligne de l’est',
    es: 'un tren de la línea del este',
    de: 'ein Zug der Linie nach Osten',
  },
  journey: {
    en: 'things packed for a journey',
    fr: 'des affaires prêtes pour le voyage',
    es: 'cosas preparadas para el viaje',
    de: 'Gepäck für eine Reise',
  },
};

/** The alternative text of a picture: the entry's title, and what the scene shows. */
export function describeScene({ scene, motif }: Poster, title?: LocalizedText): LocalizedText {
  const description = MOTIF_DESCRIPTIONS[`${scene}/${motif}`] ?? SCENE_DESCRIPTIONS[scene];
  if (!title) return description;
  const alt = (locale: Locale) =>
    `${textIn(title, locale)}${locale === 'fr' ? ' :' : ':'} ${textIn(description, locale)}`;
  return Object.fromEntries(LOCALES.map((locale) => [locale, alt(locale)])) as LocalizedText;
}
