import type { Descriptions } from './descriptions.ts';

/** What pictures of food and drink show. */
export const MEALS = {
  tagine: {
    en: 'a dish of the house on the table',
    fr: 'un plat de la maison sur la table',
    es: 'un plato de la casa en la mesa',
    de: 'ein Gericht des Hauses auf dem Tisch',
  },
  meal: {
    en: 'a laid table',
    fr: 'une table dressée',
    es: 'una mesa puesta',
    de: 'ein gedeckter Tisch',
  },
  'meal/burger': {
    en: 'a burger with chips and mint tea',
    fr: 'un burger, des frites et un thé à la menthe',
    es: 'una hamburguesa con patatas y té con menta',
    de: 'ein Burger mit Pommes frites und Minztee',
  },
  'meal/coffee': {
    en: 'coffee and a croissant at a window on chalets',
    fr: 'un café et un croissant devant une fenêtre sur des chalets',
    es: 'un café y un cruasán ante una ventana con chalés',
    de: 'Kaffee und Croissant am Fenster vor Chalets',
  },
  'meal/garden': {
    en: 'laid tables in a garden, with a chalkboard',
    fr: 'des tables dressées dans un jardin, une ardoise',
    es: 'mesas puestas en un jardín, con una pizarra',
    de: 'gedeckte Tische in einem Garten, davor eine Schiefertafel',
  },
  'meal/grill': {
    en: 'skewers over charcoal on the street',
    fr: 'des brochettes sur la braise, dans la rue',
    es: 'pinchos a la brasa en la calle',
    de: 'Spieße über Holzkohle auf der Straße',
  },
  'meal/juices': {
    en: 'fruit juices and a salad on a roof terrace',
    fr: 'des jus de fruits et une salade sur une terrasse',
    es: 'zumos y una ensalada en una azotea',
    de: 'Fruchtsäfte und Salat auf einer Dachterrasse',
  },
  'meal/pizza': {
    en: 'a pizza on a chequered cloth',
    fr: 'une pizza sur une nappe à carreaux',
    es: 'una pizza sobre un mantel de cuadros',
    de: 'eine Pizza auf kariertem Tuch',
  },
  'meal/pomegranates': {
    en: 'pomegranates and a plate of fish in a lit court',
    fr: 'des grenades et un plat de poisson dans un patio éclairé',
    es: 'granadas y un plato de pescado en un patio iluminado',
    de: 'Granatäpfel und ein Fischteller in einem erleuchteten Hof',
  },
  'meal/ruin': {
    en: 'tables between broken columns and orange trees',
    fr: 'des tables entre colonnes brisées et orangers',
    es: 'mesas entre columnas rotas y naranjos',
    de: 'Tische zwischen zerbrochenen Säulen und Orangenbäumen',
  },
  'meal/salads': {
    en: 'bowls of cooked salads around a loaf',
    fr: 'des salades cuites en coupelles autour d’un pain',
    es: 'cuencos de ensaladas cocidas en torno a un pan',
    de: 'Schälchen mit gekochten Salaten um ein Brot',
  },
  'meal/soup': {
    en: 'a bowl of harira with potato cakes, egg and dates',
    fr: 'un bol de harira, des maakoudas, un œuf et des dattes',
    es: 'un cuenco de harira con maakuda, huevo y dátiles',
    de: 'eine Schüssel Harira mit Maakouda, Ei und Datteln',
  },
  'meal/tastings': {
    en: 'three small courses on a pale table',
    fr: 'trois petits plats sur une table claire',
    es: 'tres pequeños platos en una mesa clara',
    de: 'drei kleine Gänge auf einem hellen Tisch',
  },
  'meal/trout': {
    en: 'a trout with lemon on a chequered cloth',
    fr: 'une truite au citron sur une nappe à carreaux',
    es: 'una trucha con limón sobre un mantel de cuadros',
    de: 'eine Forelle mit Zitrone auf kariertem Tuch',
  },
  'meal/valley': {
    en: 'a pastilla on a terrace above a green valley',
    fr: 'une pastilla sur une terrasse au-dessus d’une vallée verte',
    es: 'una pastela en una terraza sobre un valle verde',
    de: 'eine Pastilla auf einer Terrasse über einem grünen Tal',
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
} satisfies Descriptions;
