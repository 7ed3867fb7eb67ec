/** Content from wherever it is: a folder, a file or another system's list. */
import { readFile, stat } from 'node:fs/promises';
import { parse } from 'yaml';
import type { RawEntry } from '../../domain/admit.ts';
import type { Problem } from '../../domain/check.ts';
import { isKind, type Kind } from '../../domain/kinds.ts';
import { readContent } from './files.ts';

/** The last part of the list addresses of the API, where it is not the kind's own name. */
const LIST_NAMES: Record<string, Kind> = { city: 'cities', pois: 'places', page: 'pages' };

/** Entries of a folder of content, or of a list as the API gives it. */
export async function readSource(
  source: string,
  kindName: string | undefined,
): Promise<{ raws: RawEntry[]; problems: Problem[] }> {
  const isAddress = /^https?:\/\//.test(source);
  if (!isAddress && (await stat(source)).isDirectory()) return readContent(source);
  const text = isAddress ? await download(source) : await readFile(source, 'utf8');
  // JSON is YAML too.
  const list = (parse(text) as { data?: unknown } | null)?.data;
  if (!Array.isArray(list)) throw new Error(`${source} holds no {"data": […]}`);
  const name = kindName ?? source.replace(/[?#].*$/, '').match(/([a-z]+)(\.[a-z]+)?$/)?.[1] ?? '';
  const kind = LIST_NAMES[name] ?? name;
  if (!isKind(kind)) throw new Error(`Of what kind is ${source}? Say it with --kind.`);
  return { raws: list.map((raw: unknown) => ({ kind, raw })), problems: [] };
}

async function download(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.text();
}
