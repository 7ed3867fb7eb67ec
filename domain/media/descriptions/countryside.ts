import type { Descriptions } from './descriptions.ts';

/** What pictures of villages, fields, gardens and roads show. */
export const COUNTRYSIDE = {
  village: {
    en: 'a village on its slope',
    fr: 'un village sur sa pente',
    es: 'un pueblo en su ladera',
    de: 'ein Dorf an seinem Hang',
  },
  hilltown: {
    en: 'a white town on two hills',
    fr: 'une ville blanche sur deux collines',
    es: 'una ciudad blanca sobre dos colinas',
    de: 'eine weiße Stadt auf zwei Hügeln',
  },
  'hilltown/taza': {
    en: 'a walled town on a spur of rock, with a stairway up to its gate',
    fr: 'une ville fortifiée sur un éperon rocheux, un escalier monte à sa porte',
    es: 'una ciudad amurallada sobre un espolón de roca, con una escalera hasta su puerta',
    de: 'eine ummauerte Stadt auf einem Felssporn, eine Treppe führt zum Tor',
  },
  'hilltown/shrine-village': {
    en: 'a hillside village around a shrine with a green roof',
    fr: 'un village à flanc de colline autour d’un sanctuaire au toit vert',
    es: 'un pueblo en la ladera alrededor de un santuario de tejado verde',
    de: 'ein Dorf am Hang um ein Heiligtum mit grünem Dach',
  },
  garden: {
    en: 'a garden with palms and water',
    fr: 'un jardin, des palmiers et de l’eau',
    es: 'un jardín con palmeras y agua',
    de: 'ein Garten mit Palmen und Wasser',
  },
  'garden/slides': {
    en: 'water slides above a pool',
    fr: 'des toboggans au-dessus d’une piscine',
    es: 'toboganes de agua sobre una piscina',
    de: 'Wasserrutschen über einem Becken',
  },
  'garden/park': {
    en: 'benches and walkers under old shade trees',
    fr: 'des bancs et des promeneurs sous de vieux arbres',
    es: 'bancos y paseantes bajo árboles viejos',
    de: 'Bänke und Spaziergänger unter alten Bäumen',
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
} satisfies Descriptions;
