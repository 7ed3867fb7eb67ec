/** The words of the API's OpenAPI description: operations, and shapes out of schemas. */
import { z } from 'zod';

const Problem = z.object({
  type: z.string(),
  title: z.string().optional(),
  status: z.number().int(),
  detail: z.string(),
  field: z.string().optional(),
});

export const schemaOf = (type: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return schema;
};

export const answer = (description: string, type: z.ZodType, mime = 'application/json') => ({
  description,
  content: { [mime]: { schema: schemaOf(type, 'output') } },
});

export const refusal = (description: string) =>
  answer(description, Problem, 'application/problem+json');

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required: boolean;
  description?: string;
  schema: object;
}

export interface Operation {
  summary: string;
  parameters: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema: object }> };
  responses: Record<number, { description: string; content?: Record<string, { schema: object }> }>;
}

/** What can be done at an address, by method. */
export type PathItem = Partial<Record<'get' | 'post' | 'put' | 'delete', Operation>>;
