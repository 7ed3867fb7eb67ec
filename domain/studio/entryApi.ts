/**
 * The Studio's API for content, below `/studio/api`: types of its responses; the
 * schemas of its requests are in `entryRequests.ts`. A successful response is
 * `{ data }`; a refusal is a problem description (RFC 9457) with a `code`. Moments are ISO 8601 texts.
 *
 * | request                                            | body            | `data`                 |
 * | -------------------------------------------------- | --------------- | ---------------------- |
 * | `GET /entries/:kind`                               | `ListQuery`     | `ListedEntry[]`, total |
 * | `POST /entries/:kind`                              | `NewEntry`      | `SavedDraft` (201)     |
 * | `GET /entries/:kind/:id`                           |                 | `EntryState`           |
 * | `GET /entries/:kind/:id/problems`                  |                 | `EntryProblem[]`       |
 * | `PATCH /entries/:kind/:id/draft`                   | `DraftChanges`  | `SavedDraft`           |
 * | `DELETE /entries/:kind/:id/draft?version=`         |                 | data, kept: id         |
 * | `POST /entries/:kind/:id/publish`                  | `Publication`   | `PublishedEntry`       |
 * | `POST /entries/:kind/:id/unpublish`                | `Unpublication` | `PublishedEntry`       |
 * | `PUT /entries/:kind/:id/schedule`                  | `DraftSchedule` | `SavedDraft`           |
 * | `PUT`, `DELETE /entries/:kind/:id/presence`        | `Presence`      | `PresentMember[]`      |
 * | `PUT /entries/:kind/:id/assignment`                | `Assignment`    | `{ assigned: Author }` |
 * | `POST /entries/:kind/:id/still-correct`            | `StillCorrect`  | `OutdatedTranslation[]`|
 * | `GET /entries/:kind/:id/history?before=`           |                 | `Revision[]`, next     |
 * | `GET /entries/:kind/:id/revisions/:revision`       |                 | `RevisionWithData`     |
 * | `POST /entries/:kind/:id/revisions/:rev/restore`   | `Restoration`   | `SavedDraft`           |
 * | `GET /entries/:kind/:id/drafts`, former versions   |                 | `KeptDraft[]`          |
 * | `GET /entries/:kind/:id/drafts/:draft`             |                 | `KeptDraftWithData`    |
 * | `POST /entries/:kind/:id/drafts/:draft/restore`    | `Restoration`   | `SavedDraft`           |
 * | `GET /bin`                                         |                 | `BinnedEntry[]`        |
 * | `POST /entries/:kind/:id/preview`                  | `PreviewRequest`| `Preview`              |
 * | `GET /illustrations`                               |                 | `Illustration[]`       |
 * | `GET /illustrations/picture.svg?id=&poster=&tags=` |                 | SVG                    |
 * | `GET /drafts?mine=true&page=`                      |                 | `ListedDraft[]`, total |
 * | `GET /assigned`, those assigned to oneself         |                 | `SearchResult[]`       |
 * | `GET /members`, to whom entries can be assigned    |                 | `Assignee[]`           |
 * | `GET /kinds/:kind/fields`, that can be empty       |                 | paths: `string[]`      |
 * | `GET /settings/empty`, that the site lacks         |                 | paths: `string[]`      |
 * | `GET /outdated`, entries by kind and language      |                 | `OutdatedCount[]`      |
 * | `GET /changes?before=`                             |                 | `Change[]`, next       |
 * | `GET /search?q=`                                   |                 | `SearchResult[]`       |
 *
 * Codes of refusals: `NOT_FOUND` (404), `EXISTS` (409, a new entry's id is taken), `BAD_ID` (400),
 * `CONFLICT` (409, with `conflicts` and `data: SavedDraft`; both versions are kept until one is chosen), `STALE` (409, somebody changed the draft or
 * published; read the entry again), `REFERENCED` (409, with `references`), `INVALID` (422, with
 * `problems`), `TOO_LONG` (413, an entry or a text), `TOO_MANY` (413, elements of a list), `UNKNOWN_FIELD`
 * (400, the kind has none of the name), `END_BEFORE_START` (400),
 * `PAST` (409, a planned moment has passed), `NO_DRAFT` (409, nothing to publish at a time), `NO_PAGE` (409, the entry has no page to
 * preview), `NO_ASSIGNEE` (400), `FIXED_KIND` (400, none is begun or taken off), `FORBIDDEN` (403),
 * `SIGNED_OUT` (401). A body that is too long is 413, one of another shape
 * 400 with `field`; while the database is unavailable everything is 503.
 */
import type { CodedProblem } from '../content/contentProblem.ts';
import type { Kind } from '../content/kinds.ts';
import type { Locale, LocalizedText } from '../locale.ts';
import type { SceneName } from '../media/poster.ts';
import type { EntryData, FieldConflict, FieldPath } from './fieldPath.ts';
import type { SchemaReason } from './schemaReason.ts';

/** What a list shows of an entry's state; `draft` for changes that are not published yet. */
export const STATUSES = ['published', 'draft', 'scheduled', 'unpublished'] as const;
export type Status = (typeof STATUSES)[number];

/** A member of the staff, null for imports and the command line. */
export type Author = { id: string; name: string } | null;

/** A member to whom entries can be assigned. */
export interface Assignee {
  id: string;
  name: string;
  role: string;
}

/** Why a field is wrong: the code of a message, and the values in it. The Studio words it. */
export type Reason = Pick<CodedProblem, 'code' | 'values'> | SchemaReason;

/** `error` prevents publishing, `warning` does not. */
export interface EntryProblem {
  path: FieldPath;
  /** In English. */
  message: string;
  /** `schema`, `reference`, `consistency`, or the name of the rule. */
  code: string;
  reason: Reason;
  level: 'error' | 'warning';
}

export interface Draft {
  data: EntryData;
  version: number;
  /** The revision that the draft changes; null for an entry that is not published. */
  base: number | null;
  /** `unpublished` where the entry was taken off the site and nothing was changed since. */
  status: 'draft' | 'unpublished';
  updated: string;
  /** Who changed it last. */
  author: Author;
  publishAt: string | null;
  unpublishAt: string | null;
  /** Why the last scheduled action failed. */
  failure: string | null;
}

/** An entry as the editor opens it: the form starts with the draft, or else with what is published. */
export interface EntryState {
  kind: Kind;
  id: string;
  published: EntryData | null;
  /** The published revision. */
  revision: number | null;
  draft: Draft | null;
  /** Path of the public page below the language; null for entries without one. */
  path: string | null;
  /** Fields with two versions, of which the member has not chosen one yet. */
  conflicts: FieldConflict[];
  /** Problems of the draft, or else of what is published. */
  problems: EntryProblem[];
  /** Paths of the fields that an entry of this kind must have, by its schema and by the rules. */
  required: string[];
  /** Of what is published. */
  outdated: OutdatedTranslation[];
  /** Who is to work on it. */
  assigned: Author;
  /** Other members who have the entry open. */
  present: PresentMember[];
}

/** A translation whose English text changed since it was written. */
export interface OutdatedTranslation {
  /** Of the text in its language: `['title', 'fr']`. */
  path: FieldPath;
  /** The English text that it translates. */
  source: string;
}

/** How many published entries of a kind have outdated translations in a language. */
export interface OutdatedCount {
  kind: Kind;
  locale: Locale;
  count: number;
}

export interface PresentMember {
  id: string;
  name: string;
  locale: Locale | null;
}

/** The draft after a change. */
export interface SavedDraft {
  version: number;
  base: number | null;
  updated: string;
  /**
   * All fields, where the draft has changes that the browser does not know: those of somebody else, or
   * of a merge with what was published meanwhile.
   */
  data?: EntryData;
}

export interface PublishedEntry {
  revision: number;
  /** What remains a draft: other languages, a planned end. */
  draft: SavedDraft | null;
}

/** An entry that refers to one that somebody wants to take off the site. */
export interface Reference {
  kind: Kind;
  id: string;
  title: string;
  field: string;
}

export const SOURCES = ['studio', 'import', 'sync', 'restore', 'schedule'] as const;
export type Source = (typeof SOURCES)[number];

export interface Revision {
  id: number;
  author: Author;
  created: string;
  source: Source;
  note: string | null;
  /** Whether the entry was taken off the site: such a revision has no data. */
  isUnpublished: boolean;
}

/** Why a version of a draft was kept. */
export const KEPT_REASONS = ['edit', 'restore', 'discard'] as const;
export type KeptReason = (typeof KEPT_REASONS)[number];

/** In days: how long former versions of drafts are kept, those in the bin too. */
export const DRAFT_DAYS = 90;

/** A former version of a draft: of before somebody went on, restored a version, or discarded it. */
export interface KeptDraft {
  id: number;
  reason: KeptReason;
  /** Who wrote it last, and when. */
  author: Author;
  updated: string;
}

export interface KeptDraftWithData extends KeptDraft {
  data: EntryData;
}

/** An entry in the bin: its draft was discarded, and it is not on the website. */
export interface BinnedEntry {
  kind: Kind;
  id: string;
  title: string;
  /** The kept draft to restore. */
  draft: number;
  discarded: string;
  by: string;
  /** Whether it was ever published: its history has those versions. */
  wasPublished: boolean;
}

export interface RevisionWithData extends Revision {
  data: EntryData | null;
}

/** Revisions of an entry, the newest first; `next` is `before` of the older ones. */
export interface HistoryPage {
  data: Revision[];
  next: number | null;
}

/** A revision of any entry. */
export interface Change extends Revision {
  kind: Kind;
  entry: string;
  title: string;
}

export interface ListedEntry {
  id: string;
  /** In English, or the id. */
  title: string;
  status: Status;
  /** Whether a version is on the site. */
  isPublished: boolean;
  updated: string;
  checkedOn: string | null;
  isSample: boolean;
  /** The languages that every text of the entry has. */
  locales: Locale[];
  /** The languages with outdated translations. */
  outdated: Locale[];
  town: string | null;
  tags: string[];
  publishAt: string | null;
  unpublishAt: string | null;
  /** Who is to work on it. */
  assigned: Author;
  path: string | null;
}

export interface ListedDraft {
  kind: Kind;
  id: string;
  title: string;
  status: Status;
  isPublished: boolean;
  updated: string;
  author: Author;
  publishAt: string | null;
  unpublishAt: string | null;
}

/** An entry that the search found. */
export interface SearchResult {
  kind: Kind;
  id: string;
  title: string;
  status: Status;
  path: string | null;
}

/** A scene that an entry's picture can show, or a variant of one. */
export interface Illustration {
  scene: SceneName;
  motif?: string;
  /** What it shows. */
  description: LocalizedText;
}

/** The address of the public page with the draft laid over. It needs no account and expires. */
export interface Preview {
  url: string;
  expires: string;
}
