import { createContext, type RouterContextProvider } from 'react-router';
import type { Catalogue } from '../domain/catalogue.ts';
import type { FormKind, Outcome } from '../domain/forms/outcome.ts';
import type { Travel } from '../domain/plan/model.ts';
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
