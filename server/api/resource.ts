import type { z } from 'zod';
import type { Catalogue } from '../../domain/catalogue.ts';

/** A read-only list of the API: `GET /api/{path}` answers `{"data": …}`. */
export interface Resource<Query extends z.ZodObject = z.ZodObject> {
  path: string;
  summary: string;
  query: Query;
  /** True where few questions are asked, so that the answers are worth keeping. */
  kept?: boolean;
  /** The shape of `data`. */
  data: z.ZodType;
  /** Reads the answer from the catalogue of this moment. */
  read(catalogue: Catalogue, query: z.infer<Query>): unknown;
}

/** Keeps the types of a resource's own query while it stands among the others. */
export function resource<Query extends z.ZodObject>(definition: Resource<Query>): Resource {
  return definition as unknown as Resource;
}
