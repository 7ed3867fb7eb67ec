import type { Page } from '@playwright/test';

/** The part of a node of Chromium's accessibility tree that is used here. */
interface Node {
  nodeId: string;
  parentId?: string;
  childIds?: string[];
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
}

/** Roles that need an accessible name. */
const NAMED = new Set([
  ...['button', 'link', 'DisclosureTriangle', 'textbox', 'searchbox', 'combobox', 'listbox'],
  ...['checkbox', 'radio', 'slider', 'spinbutton', 'Date', 'dialog', 'image', 'navigation'],
]);

const LANDMARKS = ['banner', 'main', 'contentinfo'];

/** Describes problems of a page in the accessibility tree that screen readers use. */
export async function accessibilityTreeIssues(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = (await browser.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
  await browser.detach();
  const all = new Map(nodes.map((node) => [node.nodeId, node]));
  const inOrder = (node: Node): Node[] => [
    node,
    ...(node.childIds ?? []).flatMap((id) => all.get(id) ?? []).flatMap(inOrder),
  ];
  const exposed = nodes
    .slice(0, 1)
    .flatMap(inOrder)
    .filter(({ ignored }) => !ignored);
  return [
    ...exposed
      .filter((node) => NAMED.has(roleOf(node)) && nameOf(node) === '')
      .map((node) => `a ${roleOf(node)} without a name`),
    ...LANDMARKS.filter((role) => exposed.filter((node) => roleOf(node) === role).length !== 1).map(
      (role) => `not exactly one ${role}`,
    ),
    ...duplicates(exposed.filter((node) => roleOf(node) === 'navigation').map(nameOf)).map(
      (name) => `two navigations called ${name}`,
    ),
    ...headingIssues(exposed.filter((node) => roleOf(node) === 'heading')),
    ...sharedButtonNames(exposed, all).map(
      (name) => `buttons of different entries share a name: ${name}`,
    ),
  ];
}

const roleOf = (node: Node) => node.role?.value ?? '';
const nameOf = (node: Node) => (node.name?.value ?? '').trim();
const duplicates = (names: string[]) => names.filter((name, at) => names.indexOf(name) < at);

function headingIssues(headings: readonly Node[]): string[] {
  const levels = headings.map(({ properties }) =>
    Number(properties?.find(({ name }) => name === 'level')?.value.value),
  );
  const topLevelHeadings = levels.filter((level) => level === 1).length;
  return [
    ...(topLevelHeadings === 1 ? [] : [`${topLevelHeadings} headings of level 1`]),
    ...headings
      .filter((_, at) => (levels[at] ?? 0) > (levels[at - 1] ?? 0) + 1)
      .map((heading) => `a heading level is skipped before “${nameOf(heading)}”`),
  ];
}

/** Names that buttons in list items share although the items link to different pages. */
function sharedButtonNames(exposed: readonly Node[], all: ReadonlyMap<string, Node>): string[] {
  const entryOf = (node: Node): Node | undefined => {
    for (let at: Node | undefined = node; at; at = all.get(at.parentId ?? '')) {
      if (roleOf(at) === 'listitem') return at;
    }
    return undefined;
  };
  const titles = new Map<Node, string>();
  for (const node of exposed) {
    const entry = roleOf(node) === 'link' ? entryOf(node) : undefined;
    if (entry && !titles.has(entry)) titles.set(entry, nameOf(node));
  }
  const titlesByName = new Map<string, Set<string>>();
  for (const node of exposed) {
    const entry = roleOf(node) === 'button' ? entryOf(node) : undefined;
    if (!entry) continue;
    const name = nameOf(node);
    titlesByName.set(name, (titlesByName.get(name) ?? new Set()).add(titles.get(entry) ?? ''));
  }
  return [...titlesByName]
    .filter(([, titlesOfName]) => titlesOfName.size > 1)
    .map(([name]) => name);
}
