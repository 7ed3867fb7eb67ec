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
  'music/lesson': {
    en: 'musicians with violin, drum and oud in the salon of an old house',
    fr: 'des musiciens, violon, tambour et oud, dans le salon d’une vieille demeure',
    es: 'músicos con violín, tambor y laúd en el salón de una casa antigua',
    de: 'Musiker mit Geige, Trommel und Laute im Salon eines alten Hauses',
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
  'festival/cinema': {
    en: 'a film on a large screen in the open, and its audience',
    fr: 'un film sur un grand écran en plein air, et son public',
    es: 'una película en una gran pantalla al aire libre y su público',
    de: 'ein Film auf einer großen Leinwand im Freien und sein Publikum',
  },
  'festival/banners': {
    en: 'musicians with drums, oboes and banners before a mausoleum',
    fr: 'des musiciens, leurs tambours, hautbois et bannières, devant un mausolée',
    es: 'músicos con tambores, oboes y estandartes ante un mausoleo',
    de: 'Musiker mit Trommeln, Oboen und Fahnen vor einem Mausoleum',
  },
  'festival/candles': {
    en: 'a procession with tall candles towards a lit shrine',
    fr: 'une procession aux grands cierges vers un sanctuaire éclairé',
    es: 'una procesión con grandes velas hacia un santuario iluminado',
    de: 'ein Zug mit hohen Kerzen auf dem Weg zu einem erleuchteten Grabmal',
  },
  'festival/sweets': {
    en: 'stalls of sweets and balloons beside whitewashed domes',
    fr: 'des étals de friandises et des ballons près de coupoles blanches',
    es: 'puestos de dulces y globos junto a cúpulas blancas',
    de: 'Stände mit Süßem und Luftballons neben weißen Kuppeln',
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
  'brass/astrolabe': {
    en: 'a large brass astrolabe beside a window to the stars',
    fr: 'un grand astrolabe de laiton près d’une fenêtre ouverte aux étoiles',
    es: 'un gran astrolabio de latón junto a una ventana con estrellas',
    de: 'ein großes Astrolabium aus Messing vor einem Fenster mit Sternen',
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
  'market/hall': {
    en: 'fish on ice, vegetables and herbs in a covered market',
    fr: 'du poisson sur la glace, des légumes et des herbes sous une halle',
    es: 'pescado en hielo, verduras y hierbas en un mercado cubierto',
    de: 'Fisch auf Eis, Gemüse und Kräuter in einer Markthalle',
  },
  'market/carpets': {
    en: 'carpets for sale on a market in a mountain town',
    fr: 'des tapis à vendre sur le marché d’une ville de montagne',
    es: 'alfombras en venta en el mercado de una ciudad de montaña',
    de: 'Teppiche auf dem Markt einer Bergstadt',
  },
  'market/sheep': {
    en: 'a livestock market with sheep and lorries on a dry plain',
    fr: 'un marché aux moutons et ses camions, sur une plaine sèche',
    es: 'un mercado de ovejas con camiones en un llano seco',
    de: 'ein Schafmarkt mit Lastwagen auf einer trockenen Ebene',
  },
  'market/almonds': {
    en: 'a country market between almond trees on ochre hills',
    fr: 'un marché de campagne entre des amandiers, sur des collines ocre',
    es: 'un mercado rural entre almendros en colinas ocres',
    de: 'ein ländlicher Markt zwischen Mandelbäumen auf ockerfarbenen Hügeln',
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
