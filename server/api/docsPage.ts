import type { OpenApiDocument, Operation } from './openapi.ts';

/** The OpenAPI document as an HTML page without scripts. */
export function docsPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => section(method, path, operation)),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(document.info.title)}</title>
<main><h1>${escapeHtml(document.info.title)}</h1>
<p>${escapeHtml(document.info.description)} The machine-readable description is <a href="/api/openapi.json">openapi.json</a>.
Every list answers <code>{"data": […]}</code>; errors are <code>application/problem+json</code> (RFC 9457).</p>
${operations.join('\n')}</main></html>`;
}

function section(method: string, path: string, operation: Operation): string {
  const name = escapeHtml(`${method.toUpperCase()} ${path}`);
  const isLink = method === 'get' && !operation.parameters.some(({ required }) => required);
  const rows = operation.parameters.map(
    ({ name, description = '', schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(description)}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
  );
  const schemaDetails = (title: string, schema: object | undefined) =>
    schema
      ? `<details><summary>${title} (JSON Schema)</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`
      : '';
  return `<section><h2>${isLink ? `<a href="${escapeHtml(path)}">${name}</a>` : name}</h2>
<p>${escapeHtml(operation.summary)}</p>
${rows.length ? `<table><caption>Parameters</caption>${rows.join('')}</table>` : ''}
${schemaDetails('Shape of the body', operation.requestBody?.content['application/json']?.schema)}
${schemaDetails('Shape of the answer', operation.responses[200]?.content?.['application/json']?.schema)}
</section>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
