import { createContext, type RouterContextProvider } from 'react-router';
import type { Catalogue } from '../domain/catalogue.ts';
import type { FormKind, Outcome } from '../domain/forms/outcome.ts';
import type { Travel } from '../domain/plan/model.ts';
import type { ToldRates } from '../domain/rates.ts';
import type { Tour } from '../domain/visitor.ts';

/** What the pages are told of the deployment. Links that are not configured are not shown. */
export interface SiteConfig {
  url: string;
  imageCdn?: string;
  /** Whether `POST /api/travel` knows more than the estimate. */
  routing: boolean;
  itineraryUrl?: string;
  inspireUrl?: string;
  map: {
    /** The style of a map service, loaded by the browser; none for our own map. */
    styleUrl?: string;
    accessToken?: string;
    rtlPluginUrl?: string;
  };
  /** The Matomo server that is told of views. */
  analytics?: { url: string; siteId: number };
  email?: string;
  phone?: string;
  facebook?: string;
  instagram?: string;
  youtube?: string;
  appStore?: string;
  googlePlay?: string;
  agency?: string;
  partners: readonly { name: string; href: string }[];
}

/** A document in one language, to download. */
export interface DocumentCopy {
  href: string;
  /** In bytes. */
  size?: number;
  pages?: number;
  /** Set for what the site makes itself: the day on which that was, or `later`. */
  made?: string;
}

/** All that loaders get from the server: content of this moment, kept plans, configuration. */
export interface Site {
  catalogue: Catalogue;
  config: SiteConfig;
  tours: {
    /** The plan that a visitor keeps under this id; none where there is none, or no more. */
    get(id: string): Promise<Tour | undefined>;
  };
  /** How one gets from stop to stop: by the routing service where there is one, else estimated. */
  travelFor(tour: Tour): Promise<Travel>;
  documents: {
    /** What is known of a document in a language; nothing where there is none to be had. */
    copy(id: string, language: string): Promise<DocumentCopy | undefined>;
  };
  rates: {
    /** The last believable rates of the dirham; none where there never were any. */
    now(): Promise<ToldRates | undefined>;
  };
  reportError(error: unknown): void;
  /** Takes what visitors send; there for actions alone, which answer one visitor. */
  desk?: Desk;
}

/** The server's desk, as far as pages need it. */
export interface Desk {
  take(kind: FormKind, fields: Record<string, unknown>): Promise<Outcome>;
  /** False for a key that is wrong or forgotten. */
  confirmNewsletter(key: string): Promise<boolean>;
  leaveNewsletter(key: string): Promise<boolean>;
}

export const siteContext = createContext<Site>();

export type LoaderContext = Readonly<RouterContextProvider>;
