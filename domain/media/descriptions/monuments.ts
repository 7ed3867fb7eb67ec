import type { Descriptions } from './descriptions.ts';

/** What pictures of fortresses, ruins, tombs and palaces show. */
export const MONUMENTS = {
  borj: {
    en: 'a fortress on its hill',
    fr: 'une forteresse sur sa colline',
    es: 'una fortaleza en su colina',
    de: 'eine Festung auf ihrem Hügel',
  },
  'borj/bastion': {
    en: 'a low, thick bastion of brick at the end of a rampart',
    fr: 'un bastion de brique, bas et épais, au bout d’un rempart',
    es: 'un baluarte de ladrillo, bajo y grueso, al final de una muralla',
    de: 'eine niedrige, dicke Bastion aus Ziegeln am Ende einer Mauer',
  },
  tombs: {
    en: 'ruined arches on a hill over the town',
    fr: 'des arcs en ruine sur une colline au-dessus de la ville',
    es: 'arcos en ruinas en un cerro sobre la ciudad',
    de: 'Bogenruinen auf einem Hügel über der Stadt',
  },
  'tombs/cemetery': {
    en: 'rows of rounded white tombs on a slope below the town',
    fr: 'des rangées de tombes blanches et arrondies sur une pente, sous la ville',
    es: 'hileras de tumbas blancas redondeadas en una ladera bajo la ciudad',
    de: 'Reihen runder weißer Gräber an einem Hang unter der Stadt',
  },
  ramparts: {
    en: 'a long city wall with its towers',
    fr: 'une longue muraille et ses tours',
    es: 'una larga muralla con sus torres',
    de: 'eine lange Stadtmauer mit Türmen',
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
  'ruins/tangier-gate': {
    en: 'a plain arch between two broken towers of the town wall',
    fr: 'un arc sobre entre deux tours ruinées du rempart',
    es: 'un arco sencillo entre dos torres rotas de la muralla',
    de: 'ein schlichter Bogen zwischen zwei verfallenen Türmen der Stadtmauer',
  },
  mosaic: {
    en: 'a Roman mosaic floor under the sky',
    fr: 'une mosaïque romaine à ciel ouvert',
    es: 'un mosaico romano a cielo abierto',
    de: 'ein römischer Mosaikboden unter freiem Himmel',
  },
  'mosaic/orpheus': {
    en: 'a mosaic of Orpheus with his lyre among animals',
    fr: 'une mosaïque d’Orphée à la lyre parmi les animaux',
    es: 'un mosaico de Orfeo con la lira entre animales',
    de: 'ein Mosaik: Orpheus mit der Leier zwischen Tieren',
  },
  'mosaic/diana': {
    en: 'a mosaic of Diana bathing with two nymphs',
    fr: 'une mosaïque de Diane au bain avec deux nymphes',
    es: 'un mosaico de Diana en el baño con dos ninfas',
    de: 'ein Mosaik: Diana im Bad mit zwei Nymphen',
  },
  'mosaic/ariadne': {
    en: 'a mosaic of Bacchus beside the sleeping Ariadne',
    fr: 'une mosaïque de Bacchus auprès d’Ariane endormie',
    es: 'un mosaico de Baco junto a Ariadna dormida',
    de: 'ein Mosaik: Bacchus neben der schlafenden Ariadne',
  },
  'mosaic/hercules': {
    en: 'a mosaic of twelve ovals, Hercules with his club in each',
    fr: 'une mosaïque de douze ovales, Hercule et sa massue dans chacun',
    es: 'un mosaico de doce óvalos, con Hércules y su maza en cada uno',
    de: 'ein Mosaik aus zwölf Ovalen, in jedem Herkules mit der Keule',
  },
  'mosaic/rider': {
    en: 'a mosaic of a rider who sits backwards with a cup',
    fr: 'une mosaïque d’un cavalier assis à l’envers, une coupe à la main',
    es: 'un mosaico de un jinete sentado al revés, con una copa',
    de: 'ein Mosaik: ein Reiter, der verkehrt herum sitzt und einen Becher hält',
  },
  mausoleum: {
    en: 'green-tiled roofs over white walls',
    fr: 'des toits de tuiles vertes sur des murs blancs',
    es: 'tejados de teja verde sobre muros blancos',
    de: 'grüne Ziegeldächer über weißen Mauern',
  },
  'mausoleum/courts': {
    en: 'quiet ochre courts with a fountain before a tomb',
    fr: 'des cours ocre et une fontaine devant un tombeau',
    es: 'patios ocres y una fuente ante una tumba',
    de: 'stille ockerfarbene Höfe mit einem Brunnen vor einem Grab',
  },
  'mausoleum/door': {
    en: 'the tiled door of a shrine, candles and a wooden bar across the lane',
    fr: 'la porte de zellige d’un sanctuaire, des cierges et une barre de bois en travers de la ruelle',
    es: 'la puerta de azulejos de un santuario, velas y una barra de madera en la calle',
    de: 'die geflieste Tür eines Heiligtums, Kerzen und ein Holzbalken quer über die Gasse',
  },
  'mausoleum/graves': {
    en: 'a shrine with a green roof among white graves',
    fr: 'un sanctuaire au toit vert parmi des tombes blanches',
    es: 'un santuario de tejado verde entre tumbas blancas',
    de: 'ein Heiligtum mit grünem Dach zwischen weißen Gräbern',
  },
  'mausoleum/pavilion': {
    en: 'a white pavilion under a pyramid of green tiles',
    fr: 'un pavillon blanc sous une pyramide de tuiles vertes',
    es: 'un pabellón blanco bajo una pirámide de tejas verdes',
    de: 'ein weißer Pavillon unter einer Pyramide aus grünen Ziegeln',
  },
} satisfies Descriptions;
