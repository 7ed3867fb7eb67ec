/** Screens of entries: the first part of an address whose second is the id of an entry. */
const ENTRY_SCREENS = {
  poi: 'places',
  deal: 'deals',
  destination: 'cities',
  event: 'events',
  circuit: 'circuits',
  experience: 'experiences',
  lookfor: 'tags',
  articles: 'articles',
} as const;

type EntryScreen = keyof typeof ENTRY_SCREENS;
/** The kinds of entries that have a screen. */
export type ScreenKind = (typeof ENTRY_SCREENS)[EntryScreen];

/** The kind of the entries that a screen shows; nothing for a screen of something else. */
export function kindOfScreen(screen: string): ScreenKind | undefined {
  return Object.hasOwn(ENTRY_SCREENS, screen) ? ENTRY_SCREENS[screen as EntryScreen] : undefined;
}
