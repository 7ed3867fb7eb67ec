import type { NearbyFilter } from '../../../domain/content/nearby.ts';
import type { CompactHours } from '../../../domain/hours/compactHours.ts';
import type { LocalizedString } from '../../i18n/localize.tsx';

/** A place of the list that the browser sorts by distance. Optional fields are left out to save bytes. */
export interface NearbyPlace {
  id: string;
  title: LocalizedString;
  /** The id of its town. */
  city: string;
  longitude: number;
  latitude: number;
  /** True if only the town is known. */
  vague?: boolean;
  filters: readonly NearbyFilter[];
  /** The source of its picture; undefined for the poster with its id. */
  picture?: string;
  hours?: CompactHours;
}

/** The source of the poster of a place. */
export const posterOf = (id: string): string => `posters/places/${id}.svg`;
