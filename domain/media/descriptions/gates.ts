import type { Descriptions } from './descriptions.ts';

/** What pictures of gates show. */
export const GATES = {
  gate: {
    en: 'a town gate in its rampart',
    fr: 'une porte de ville dans son rempart',
    es: 'una puerta de la ciudad en su muralla',
    de: 'ein Stadttor in seiner Mauer',
  },
  'gate/bou-jeloud': {
    en: 'a gate of blue tiles with three horseshoe arches',
    fr: 'une porte de zelliges bleus à trois arcs outrepassés',
    es: 'una puerta de azulejos azules con tres arcos de herradura',
    de: 'ein Tor mit blauen Fliesen und drei Hufeisenbögen',
  },
  'gate/mansour': {
    en: 'a monumental gate between two porticoes on columns',
    fr: 'une porte monumentale entre deux portiques à colonnes',
    es: 'una puerta monumental entre dos pórticos con columnas',
    de: 'ein monumentales Tor zwischen zwei Säulenvorbauten',
  },
  'gate/palace': {
    en: 'seven brass doors in tiled arches',
    fr: 'sept portes de laiton sous des arcs de zellige',
    es: 'siete puertas de latón bajo arcos de azulejos',
    de: 'sieben Messingtüren in gefliesten Bögen',
  },
  'gate/palace-door': {
    en: 'a door of chased brass in a tiled arch',
    fr: 'une porte de laiton ciselé dans un arc de zellige',
    es: 'una puerta de latón cincelado en un arco de azulejos',
    de: 'eine Tür aus getriebenem Messing in einem gefliesten Bogen',
  },
  'gate/bab-berdaine': {
    en: 'two thick towers, an arch of green tiles and olive trees',
    fr: 'deux grosses tours, un arc de zelliges verts et des oliviers',
    es: 'dos gruesas torres, un arco de azulejos verdes y olivos',
    de: 'zwei dicke Türme, ein grün gefliester Bogen und Ölbäume',
  },
  'gate/bab-chorfa': {
    en: 'a horseshoe arch between two heavy towers on a square',
    fr: 'un arc outrepassé entre deux tours massives, au bord d’une place',
    es: 'un arco de herradura entre dos torres macizas, ante una plaza',
    de: 'ein Hufeisenbogen zwischen zwei wuchtigen Türmen an einem Platz',
  },
  'gate/bab-dekkakin': {
    en: 'a towered gate, a plain arch beside it, and benches along the wall',
    fr: 'une porte à tours, une simple arche à côté, des bancs le long du mur',
    es: 'una puerta con torres, un arco sencillo al lado y bancos junto al muro',
    de: 'ein Tor mit Türmen, daneben ein schlichter Bogen und Bänke an der Mauer',
  },
  'gate/bab-el-khemis': {
    en: 'a tall pointed arch with a tile panel between square towers',
    fr: 'un haut arc brisé et son panneau de zellige entre deux tours carrées',
    es: 'un alto arco apuntado con panel de azulejos entre torres cuadradas',
    de: 'ein hoher Spitzbogen mit Fliesenfeld zwischen viereckigen Türmen',
  },
  'gate/bab-er-rih': {
    en: 'a valley with olive trees and a mountain, seen through the arch of a gate',
    fr: 'une vallée d’oliviers et une montagne, vues par l’arc d’une porte',
    es: 'un valle de olivos y una montaña vistos por el arco de una puerta',
    de: 'ein Tal mit Ölbäumen und ein Berg, durch einen Torbogen gesehen',
  },
  'gate/bab-ftouh': {
    en: 'a town gate below a hillside of white graves, with red taxis',
    fr: 'une porte de ville au pied d’une colline de tombes blanches, des taxis rouges',
    es: 'una puerta al pie de una ladera de tumbas blancas, con taxis rojos',
    de: 'ein Stadttor unter einem Hang mit weißen Gräbern, davor rote Taxis',
  },
  'gate/bab-guissa': {
    en: 'mules with loads on a stepped lane below a town gate',
    fr: 'des mules chargées dans une ruelle en escalier sous une porte de ville',
    es: 'mulas cargadas en una calle con peldaños bajo una puerta',
    de: 'beladene Maultiere in einer Treppengasse unter einem Stadttor',
  },
  'gate/bab-jemaa': {
    en: 'a long stairway up to a gate in the wall',
    fr: 'un long escalier qui monte vers une porte du rempart',
    es: 'una larga escalera que sube a una puerta de la muralla',
    de: 'eine lange Treppe hinauf zu einem Tor in der Mauer',
  },
  'gate/bab-mahrouk': {
    en: 'a plain arch in a long ochre wall, with graves in the grass',
    fr: 'une arche simple dans un long mur ocre, des tombes dans l’herbe',
    es: 'un arco sencillo en un largo muro ocre y tumbas en la hierba',
    de: 'ein schlichter Bogen in einer langen ockerfarbenen Mauer, Gräber im Gras',
  },
  'gate/bab-makina': {
    en: 'rows of seats and a stage before an arch, between high walls',
    fr: 'des rangées de sièges et une scène devant une arche, entre de hauts murs',
    es: 'filas de asientos y un escenario ante un arco, entre altos muros',
    de: 'Sitzreihen und eine Bühne vor einem Bogen, zwischen hohen Mauern',
  },
  'gate/bab-semmarine': {
    en: 'two arches side by side, with a market street behind them',
    fr: 'deux arches côte à côte, une rue marchande au-delà',
    es: 'dos arcos gemelos y, tras ellos, una calle de mercado',
    de: 'zwei Bögen nebeneinander, dahinter eine Marktstraße',
  },
} satisfies Descriptions;
