export interface Response {
  status: number;
  type: string;
  location: string;
  body: string;
}

let requests = 0;

/** Fetches a path without following redirects. Each request has another client address, against rate limits. */
export async function fetchResponse(site: string, address: string): Promise<Response> {
  const headers = { 'x-forwarded-for': `2001:db8:${(requests++).toString(16)}::1` };
  const response = await fetch(site + address, { headers, redirect: 'manual' });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    location: response.headers.get('location') ?? '',
    body: await response.text(),
  };
}

/** Extracts the aspects of a response that are compared, by name: status, text, links … */
export function aspectsOf({ status, type, location, body }: Response): Record<string, string> {
  const common = { status: String(status), type, location };
  if (!type.startsWith('text/html')) return { ...common, body: normalize(body) };
  return {
    ...common,
    title: /<title>([^<]*)/.exec(body)?.[1] ?? '',
    head: matches(body, /<(?:meta|link rel="(?:canonical|alternate)")[^>]*>/g),
    'structured data': matches(body, /<script type="application\/ld\+json">(.*?)<\/script>/gs),
    text: textOf(body),
    links: matches(body, /<a [^>]*?href="([^"]*)"/g),
    pictures: matches(body, /<img [^>]*?alt="([^"]*)"/g),
    fields: matches(body, /<(?:input|select|textarea|button|form) [^>]*?name="([^"]*)"/g),
  };
}

/** The text of a page in document order, with a line for each element. */
function textOf(html: string): string {
  return html
    .replace(/^.*<body/s, '<body')
    .replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll(/\s*\n\s*/g, '\n');
}

const matches = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([whole, part]) => normalize(part ?? whole)).join('\n');

/** Removes what differs between builds: hashes of files, versions of pictures and timestamps. */
const normalize = (text: string) =>
  text
    .replaceAll(/-[\w-]{8}\.(js|css|woff2|webp|svg|png)/g, '.$1')
    .replaceAll(/\?v=[\w-]+/g, '')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)/g, '(timestamp)')
    .replaceAll(/\d{8}T\d{6}Z/g, '(timestamp)')
    .replaceAll(/\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/g, '(timestamp)');
