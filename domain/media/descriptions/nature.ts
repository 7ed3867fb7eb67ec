import type { Descriptions } from './descriptions.ts';

/** What pictures of forests, waters and mountains show. */
export const NATURE = {
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
} satisfies Descriptions;
