import { createContext, type RouterContextProvider } from 'react-router';
import type { Catalogue } from '../../domain/content/catalogue.ts';
import type { Settings } from '../../domain/content/settings.ts';
import type { SourcedRates } from '../../domain/exchangeRates.ts';
import type { FooterSubmission } from '../../domain/forms/newsletter.ts';
import type { FormKind, SubmissionResult } from '../../domain/forms/submissionResult.ts';
import type { Travel } from '../../domain/planner/model.ts';
import type { Tour } from '../../domain/visitor/visitor.ts';

/** Deployment settings for pages. Unconfigured links are not shown. */
export interface SiteConfig {
  url: string;
  imageCdn?: string;
  /** Whether a routing service is configured for `POST /api/travel`. */
  routing: boolean;
  itineraryUrl?: string;
  inspireUrl?: string;
  map: {
    /** Style of a map service, loaded by the browser; undefined for our own map. */
    styleUrl?: string;
    accessToken?: string;
    rtlPluginUrl?: string;
  };
  /** Matomo server for page views. */
  analytics?: { url: string; siteId: number };
}

/** A downloadable document in one language. */
export interface DocumentCopy {
  href: string;
  /** In bytes. */
  size?: number;
  pages?: number;
  /** Set for generated documents: the date of generation, or `later`. */
  generatedOn?: string;
  /** Set if it is the document that replaces the requested one. */
  current?: true;
}

/** Values for pages that are rendered for one visitor. */
export interface VisitorSite {
  /** Receives submissions; set for actions only. */
  submissions?: SubmissionHandler;
  /** Result of the footer's form, if this visitor submitted it. */
  footerSubmission?: FooterSubmission;
  /** Seconds until this visitor may search again, after a rate limit. */
  searchWait?: number;
  /** Why the preview at this address cannot be shown: the page says so instead. */
  previewProblem?: PreviewProblem;
}

/** `discarded`: there is neither a draft nor a published entry; `broken`: the draft has errors. */
export type PreviewProblem = 'expired' | 'invalid' | 'discarded' | 'broken';

/** Everything that loaders get from the server. */
export interface Site extends VisitorSite {
  /** True while a document is rendered, false if the data of a page was requested. */
  isDocument: boolean;
  catalogue: Catalogue;
  config: SiteConfig;
  /** Site settings: content, overridden by the environment. */
  settings: Settings;
  tours: {
    /** A stored plan; undefined if it does not exist or has expired. */
    get(id: string): Promise<Tour | undefined>;
  };
  /** Legs between stops: from the routing service, else estimates. */
  travelFor(tour: Tour): Promise<Travel>;
  documents: {
    /** A document in a language; undefined if there is none. */
    copy(id: string, language: string): Promise<DocumentCopy | undefined>;
  };
  rates: {
    /** False if no service is configured. */
    isConfigured: boolean;
    /** The last plausible exchange rates; undefined if there never were any. */
    now(): Promise<SourcedRates | undefined>;
  };
  mapTiles: {
    /** False if the map has no tiles, but its schematic ground alone. */
    isConfigured: boolean;
  };
  reportError(error: unknown): void;
}

/** The submission service, as far as pages use it. */
export interface SubmissionHandler {
  submit(kind: FormKind, fields: Record<string, unknown>): Promise<SubmissionResult>;
  /** False for an invalid or deleted key. */
  confirmNewsletter(key: string): Promise<boolean>;
  unsubscribeNewsletter(key: string): Promise<boolean>;
}

export const siteContext = createContext<Site>();

export type LoaderContext = Readonly<RouterContextProvider>;
