import type { Descriptions } from './descriptions.ts';

/** What pictures of festivals, crafts, markets and journeys show. */
export const LIFE = {
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
  'festival/theatre': {
    en: 'two players on the stage of a theatre',
    fr: 'deux acteurs sur la scène d’un théâtre',
    es: 'dos actores en el escenario de un teatro',
    de: 'zwei Schauspieler auf einer Theaterbühne',
  },
  'festival/congress': {
    en: 'a speaker before rows of listeners in a hall',
    fr: 'un orateur devant des rangées d’auditeurs dans une salle',
    es: 'un orador ante filas de oyentes en una sala',
    de: 'ein Redner vor Zuhörern in einem Saal',
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
} satisfies Descriptions;
