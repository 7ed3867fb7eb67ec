import type { Operation } from './describe.ts';
import type { describeApi } from './openapi.ts';

type Description = ReturnType<typeof describeApi>;

/** The description as a page that needs no script. */
export function docsPage(description: Description): string {
  const operations = Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => section(method, path, operation)),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${asHtml(description.info.title)}</title>
<main><h1>${asHtml(description.info.title)}</h1>
<p>${asHtml(description.info.description)} The machine-readable description is <a href="/api/openapi.json">openapi.json</a>.
Every list answers <code>{"data": […]}</code>; errors are <code>application/problem+json</code> (RFC 9457).</p>
${operations.join('\n')}</main></html>`;
}

function section(method: string, path: string, operation: Operation): string {
  const name = asHtml(`${method.toUpperCase()} ${path}`);
  const opens = method === 'get' && !operation.parameters.some(({ required }) => required);
  const rows = operation.parameters.map(
    ({ name, description = '', schema }) =>
      `<tr><td><code>${asHtml(name)}</code></td><td>${asHtml(description)}</td><td><code>${asHtml(JSON.stringify(schema))}</code></td></tr>`,
  );
  const shape = (title: string, schema: object | undefined) =>
    schema
      ? `<details><summary>${title} (JSON Schema)</summary><pre>${asHtml(JSON.stringify(schema, null, 2))}</pre></details>`
      : '';
  return `<section><h2>${opens ? `<a href="${asHtml(path)}">${name}</a>` : name}</h2>
<p>${asHtml(operation.summary)}</p>
${rows.length ? `<table><caption>Parameters</caption>${rows.join('')}</table>` : ''}
${shape('Shape of the body', operation.requestBody?.content['application/json']?.schema)}
${shape('Shape of the answer', operation.responses[200]?.content?.['application/json']?.schema)}
</section>`;
}

function asHtml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
