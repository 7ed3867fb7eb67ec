/** Reads content from a folder, a file or a URL. */
import { readFile, stat } from 'node:fs/promises';
import { isKind, type Kind } from '../../domain/content/kinds.ts';
import { type FolderContent, readContent } from './files.ts';
import { parseYaml } from './parseYaml.ts';

/** Last path segments of the API's lists that differ from the name of their kind. */
const LIST_NAMES = new Map<string, Kind>([
  ['city', 'cities'],
  ['pois', 'places'],
  ['page', 'pages'],
]);

/** Entries of a content folder, or of a list in the format of the API. */
export async function readSource(
  source: string,
  kindName: string | undefined,
): Promise<Omit<FolderContent, 'misnamed'>> {
  const isAddress = /^https?:\/\//.test(source);
  if (!isAddress && (await stat(source)).isDirectory()) return readContent(source);
  const text = isAddress ? await download(source) : await readFile(source, 'utf8');
  const list = (parseList(text) as { data?: unknown } | null)?.data;
  if (!Array.isArray(list)) throw new Error(`${source} holds no {"data": […]}`);
  const name =
    kindName ?? source.split(/[?#]/, 1)[0]?.match(/(?<![a-z])([a-z]+)(\.[a-z]+)?$/)?.[1] ?? '';
  const kind = LIST_NAMES.get(name) ?? name;
  if (!isKind(kind)) throw new Error(`Of what kind is ${source}? Say it with --kind.`);
  return { raws: list.map((raw: unknown) => ({ kind, raw })), problems: [], files: new Map() };
}

/** In bytes: a list of thousands of entries. */
const MOST_YAML = 20 * 1024 * 1024;

/** Lists are JSON or YAML; JSON of any length is read fast. */
function parseList(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return parseYaml(text, MOST_YAML);
  }
}

async function download(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.text();
}
