/**
 * No pattern of the product takes more than linear time: text of visitors and of the staff can be long, and
 * a pattern such as `\w+@` tries each letter of a long word as a start.
 */
import { globSync, readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';

const sources = globSync('{app,domain,server,studio}/**/*.{ts,tsx}', {
  exclude: (path) => /\.test\.tsx?$|(^|\/)testing$/.test(path),
});

interface Literal {
  regex: { pattern: string; flags: string };
  raw: string;
}

/** The regular expressions below a node of a syntax tree. */
function literalsOf(node: unknown): Literal[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('regex' in node && node.regex) return [node as Literal];
  return Object.values(node).flatMap(literalsOf);
}

/** The regular expressions of a source that may take longer than linear time. */
function slowPatterns(text: string, isJsx = false): string[] {
  // Most files have none: a slash that begins no comment, then something that repeats.
  if (!/(?<!\/)\/[^/*\n][^\n]*[*+}]/.test(text)) return [];
  const program: ReturnType<typeof parseAst> = parseAst(text, { lang: isJsx ? 'tsx' : 'ts' });
  return literalsOf(program.body).flatMap(({ regex: { pattern, flags }, raw }) =>
    analyse({ source: pattern, flags }, { reportTypes: { Move: true, Self: true, Trade: true } })
      .reports.length > 0
      ? [raw]
      : [],
  );
}

it('has patterns that take linear time', () => {
  const slow = sources.flatMap((path) =>
    slowPatterns(readFileSync(path, 'utf8'), path.endsWith('x')).map((raw) => `${path}: ${raw}`),
  );
  expect(slow).toEqual([]);
  expect(sources.length).toBeGreaterThan(500);
});

it.each(['/[\\w.]+@x/', '/^\\S+@\\S+$/', '/(a+)+b/', '/\\s+$/'])('notices %s', (pattern) => {
  expect(slowPatterns(`text.match(${pattern})`)).toEqual([pattern]);
});
