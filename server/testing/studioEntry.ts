/** An entry in tests of the Studio, as one member's browser sees it. */
import type { EntryState, SavedDraft } from '../../domain/studio/entryApi.ts';
import type { EntryData, FieldChange, FieldConflict } from '../../domain/studio/fieldPath.ts';
import type { StudioClient } from './studioClient.ts';

/** What a response of the API can contain. */
export interface Answer {
  status: number;
  code?: string;
  data: SavedDraft & { revision: number; draft: SavedDraft | null };
  conflicts: FieldConflict[];
  problems: { path: string[]; message: string; code: string; level: string }[];
  references: { kind: string; id: string; field: string }[];
}

export class StudioEntry {
  readonly #client: StudioClient;
  readonly #path: string;

  /** @param name kind and id: `places/bab-mansour` */
  constructor(client: StudioClient, name: string) {
    this.#client = client;
    this.#path = `/entries/${name}`;
  }

  async send(method: string, path = '', body?: object): Promise<Answer> {
    return (await this.#client.send(method, this.#path + path, body)) as unknown as Answer;
  }

  async state(): Promise<EntryState> {
    return (await this.send('GET')).data as unknown as EntryState;
  }

  /** The fields that the form shows. */
  async fields(): Promise<EntryData> {
    const { draft, published } = await this.state();
    return draft?.data ?? published ?? {};
  }

  /** Autosaves from the state that was read. */
  save(state: EntryState, ...changes: FieldChange[]): Promise<Answer> {
    const version = state.draft?.version ?? 0;
    return this.send('PATCH', '/draft', { version, base: state.revision, changes });
  }

  async publish(more: object = {}): Promise<Answer> {
    const { draft } = await this.state();
    return this.send('POST', '/publish', { version: draft?.version ?? 0, ...more });
  }
}
