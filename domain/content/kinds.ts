import type { z } from 'zod';
import { Article, Page, Story } from './article.ts';
import { EmergencyNumber, Mice, SocialPost, TouristDocument } from './business.ts';
import { Circuit } from './circuit.ts';
import { City, Province } from './city.ts';
import { Event, Experience } from './event.ts';
import { Place } from './place.ts';
import { Settings } from './settings.ts';
import { Tag } from './tag.ts';
import { VisaRule } from './visa.ts';

/** Every kind of content and its schema. The names are the folders of `content/` too. */
export const KINDS = {
  tags: Tag,
  provinces: Province,
  cities: City,
  places: Place,
  events: Event,
  circuits: Circuit,
  experiences: Experience,
  articles: Article,
  stories: Story,
  mice: Mice,
  instawall: SocialPost,
  documents: TouristDocument,
  emergency: EmergencyNumber,
  visas: VisaRule,
  pages: Page,
  settings: Settings,
} as const;

export type Kind = keyof typeof KINDS;
export type EntryOf<K extends Kind> = z.infer<(typeof KINDS)[K]>;
export type AnyEntry = EntryOf<Kind>;

/** An entry with its kind, as it is stored and exchanged. */
export type Entry = { [K in Kind]: { kind: K; data: EntryOf<K> } }[Kind];

export const KIND_NAMES = Object.keys(KINDS) as Kind[];

export function isKind(value: string): value is Kind {
  return Object.hasOwn(KINDS, value);
}
