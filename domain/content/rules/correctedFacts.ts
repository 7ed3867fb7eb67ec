import type { Locale } from '../../locale.ts';
import type { Kind } from '../kinds.ts';

type Patterns = Partial<Record<Locale, RegExp>>;

/** A statement that sources disprove. No sentence may match its patterns. */
export interface WrongStatement {
  /** Of the Studio's message for the right fact. */
  code: string;
  /** The right fact, in English. */
  reason: string;
  patterns: Patterns;
  /** The entries it concerns, as `kind` or `kind/id`; all entries by default. */
  within?: readonly string[];
}

/** A fact that an entry must state in each language, because readers act on it. */
export interface NeededStatement {
  kind: Kind;
  id: string;
  code: string;
  reason: string;
  patterns: Patterns;
}

/** A pattern for all languages. */
const everywhere = (pattern: RegExp): Patterns => ({
  en: pattern,
  fr: pattern,
  es: pattern,
  de: pattern,
});

export const WRONG: readonly WrongStatement[] = [
  {
    code: 'waterClockDoors',
    reason: 'the water clock has twelve doors; thirteen is the number of its beams',
    patterns: {
      en: /\b(thirteen|13) ([\w-]+ ){0,2}(window|door)/i,
      fr: /\b(treize|13) (petites )?(fenêtres|portes)/i,
      es: /\b(trece|13) (ventan|puert)/i,
      de: /\b(dreizehn|13) (\p{L}+ )?(Fenster|Tür)/iu,
    },
  },
  {
    code: 'storkNests',
    reason: 'storks nest on the columns round the forum, not on the capitol',
    patterns: {
      en: /^(?=.*\bstork)(?=.*\bcapitol)/is,
      fr: /^(?=.*cigogne)(?=.*capitole)/is,
      es: /^(?=.*cigüeña)(?=.*capitolio)/is,
      de: /^(?=.*st[oö]rch)(?=.*kapitol)/is,
    },
  },
  {
    code: 'tazaChandelier',
    reason: 'the chandelier of Taza has about 500 cups; 514 is not counted anywhere',
    patterns: everywhere(/\b514\b/),
  },
  {
    code: 'amergouBuilders',
    reason: 'who built Amergou is disputed, and nothing proves that it is the best preserved',
    patterns: {
      en: /\bAlmoravid ([\w-]+ )?(fortress|stronghold)/i,
      fr: /\b(forteresse|place forte) almoravide/i,
      es: /\b(fortaleza|plaza fuerte) almorávide/i,
      de: /almoravidenfestung|almoravidische \p{L}*festung|festung der almoraviden/iu,
    },
  },
  {
    code: 'sacredMusicDays',
    reason: 'the festival of sacred music lasted nine days in 2025 and four in 2026',
    patterns: {
      en: /\bnine days\b/i,
      fr: /\bneuf jours\b/i,
      es: /\bnueve días\b/i,
      de: /\bneun tage\b/i,
    },
    within: ['events/fes-festival-world-sacred-music'],
  },
  {
    code: 'agriculturalShowApril',
    reason: 'the agricultural show takes place in the second half of April',
    patterns: {
      en: /April or (early )?May/i,
      fr: /avril ou (en |début )?mai/i,
      es: /abril o (a comienzos de )?mayo/i,
      de: /April oder (Anfang )?Mai/i,
    },
    within: ['events/siam-meknes', 'pages/about'],
  },
  {
    code: 'dayetAouaBoats',
    reason: 'boats on Dayet Aoua cannot be promised: it was still low in early 2026',
    patterns: {
      en: /\bboats?\b/i,
      fr: /\b(barque|pédalo)s?\b/i,
      es: /\bbarcas?\b/i,
      de: /boote?\b/i,
    },
    within: ['tags', 'places/dayet-aoua', 'cities/immouzer', 'cities/ifrane'],
  },
  {
    code: 'timeZone',
    reason: 'Morocco has been on UTC+0 all year since 20 September 2026',
    patterns: {
      en: /^(?!.*\b(was|were|until|before)\b).*\b(UTC|GMT) ?\+ ?0?1\b/is,
      fr: /^(?!.*\b(auparavant|avant|jusqu|était)).*\b(UTC|GMT) ?\+ ?0?1\b/is,
      es: /^(?!.*\b(antes|hasta|era)\b).*\b(UTC|GMT) ?\+ ?0?1\b/is,
      de: /^(?!.*\b(vorher|bis|galt|war)\b).*\b(UTC|GMT) ?\+ ?0?1\b/is,
    },
  },
  {
    code: 'airportBus',
    reason:
      'the airport bus 16 of Fez is not confirmed since the operator changed in December 2025',
    patterns: {
      en: /\bbus 16\b/i,
      fr: /\b(auto)?bus 16\b/i,
      es: /\bautobús 16\b/i,
      de: /\bbus 16\b/i,
    },
  },
  {
    code: 'afennourirYear',
    reason: 'Afennourir has been a Ramsar wetland since 1980',
    patterns: everywhere(/Ramsar(?=.*\b1990\b)|\b1990\b(?=.*Ramsar)/s),
  },
  {
    code: 'shrineForAll',
    reason: 'mausoleums and shrines open their courts to visitors, never the tomb to all',
    patterns: {
      en: /\bshrine open to all\b/i,
      fr: /\b(mausolée|sanctuaire) ouvert à tous\b/i,
      es: /\b(mausoleo|santuario) abierto a todos\b/i,
      de: /\b(grabmal|mausoleum) mit zutritt für alle\b/i,
    },
  },
  {
    code: 'presidentName',
    reason: 'the council has not agreed to print the name of its president',
    patterns: everywhere(/\bAhmed Sentissi\b/i),
  },
];

export const NEEDED: readonly NeededStatement[] = [
  {
    kind: 'places',
    id: 'jnan-sbil',
    code: 'jnanSbilMondays',
    reason: 'the garden is closed on Mondays',
    patterns: { en: /Monday/, fr: /lundi/, es: /lunes/, de: /montag/i },
  },
  {
    kind: 'places',
    id: 'dar-al-magana',
    code: 'bronzeBowls',
    reason: 'the bronze bowls were taken down in 2004',
    patterns: everywhere(/\b2004\b/),
  },
  {
    kind: 'places',
    id: 'volubilis-house-of-venus',
    code: 'venusMosaic',
    reason: 'the mosaic of Venus is in the museum of Tangier',
    patterns: { en: /Tangier/, fr: /Tanger/, es: /Tánger/, de: /Tanger/ },
  },
  {
    kind: 'places',
    id: 'dayet-aoua-boating',
    code: 'dayetAouaLevel',
    reason: 'the lake was still low in early 2026',
    patterns: everywhere(/\b2026\b/),
  },
  {
    kind: 'events',
    id: 'fes-festival-world-sacred-music',
    code: 'sacredMusicYears',
    reason: 'the length changes: it must name the days of 2025 and 2026',
    patterns: everywhere(/\b2025\b.*\b2026\b/s),
  },
  {
    kind: 'pages',
    id: 'practical-info',
    code: 'rabies',
    reason: 'rabies occurs: wash for 15 minutes and go to a hospital the same day',
    patterns: {
      en: /rabies.*15 minutes/is,
      fr: /rage.*15.minutes/is,
      es: /rabia.*15.minutos/is,
      de: /Tollwut.*15.Minuten/is,
    },
  },
  {
    kind: 'pages',
    id: 'about',
    code: 'caftan',
    reason: 'the caftan is the latest Moroccan element on the intangible list (December 2025)',
    patterns: { en: /caftan/i, fr: /caftan/i, es: /caftán/i, de: /kaftan/i },
  },
];

/** Places outside the region, in Khénifra province: they are neighbours and belong to no province. */
export const NEIGHBOURS: readonly string[] = ['oum-er-rbia-springs', 'ouiouane-lake'];
