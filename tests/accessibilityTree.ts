import type { Page } from '@playwright/test';

/** A node of Chromium's accessibility tree, as far as it is read here. */
interface Node {
  nodeId: string;
  parentId?: string;
  childIds?: string[];
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
}

/** What must say what it is when one comes to it. */
const NAMED = new Set([
  ...['button', 'link', 'DisclosureTriangle', 'textbox', 'searchbox', 'combobox', 'listbox'],
  ...['checkbox', 'radio', 'slider', 'spinbutton', 'Date', 'dialog', 'image', 'navigation'],
]);

const LANDMARKS = ['banner', 'main', 'contentinfo'];

/** What is wrong with a page as a screen reader is told of it, in words. */
export async function accessibilityTreeIssues(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = (await browser.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
  await browser.detach();
  const all = new Map(nodes.map((node) => [node.nodeId, node]));
  const inOrder = (node: Node): Node[] => [
    node,
    ...(node.childIds ?? []).flatMap((id) => all.get(id) ?? []).flatMap(inOrder),
  ];
  const told = nodes
    .slice(0, 1)
    .flatMap(inOrder)
    .filter(({ ignored }) => !ignored);
  return [
    ...told
      .filter((node) => NAMED.has(roleOf(node)) && nameOf(node) === '')
      .map((node) => `a ${roleOf(node)} without a name`),
    ...LANDMARKS.filter((role) => told.filter((node) => roleOf(node) === role).length !== 1).map(
      (role) => `not one ${role}`,
    ),
    ...twice(told.filter((node) => roleOf(node) === 'navigation').map(nameOf)).map(
      (name) => `two navigations called ${name}`,
    ),
    ...axeViolationsHeadings(told.filter((node) => roleOf(node) === 'heading')),
    ...alike(told, all).map((name) => `one name on buttons of different things: ${name}`),
  ];
}

const roleOf = (node: Node) => node.role?.value ?? '';
const nameOf = (node: Node) => (node.name?.value ?? '').trim();
const twice = (names: string[]) => names.filter((name, at) => names.indexOf(name) < at);

function axeViolationsHeadings(headings: readonly Node[]): string[] {
  const levels = headings.map(({ properties }) =>
    Number(properties?.find(({ name }) => name === 'level')?.value.value),
  );
  const tops = levels.filter((level) => level === 1).length;
  return [
    ...(tops === 1 ? [] : [`${tops} headings of the first level`]),
    ...headings
      .filter((_, at) => (levels[at] ?? 0) > (levels[at - 1] ?? 0) + 1)
      .map((heading) => `a level is left out before “${nameOf(heading)}”`),
  ];
}

/** Names that buttons share though the entries of the lists in which they stand lead elsewhere. */
function alike(told: readonly Node[], all: ReadonlyMap<string, Node>): string[] {
  const entryOf = (node: Node): Node | undefined => {
    for (let at: Node | undefined = node; at; at = all.get(at.parentId ?? '')) {
      if (roleOf(at) === 'listitem') return at;
    }
    return undefined;
  };
  const titles = new Map<Node, string>();
  for (const node of told) {
    const entry = roleOf(node) === 'link' ? entryOf(node) : undefined;
    if (entry && !titles.has(entry)) titles.set(entry, nameOf(node));
  }
  const things = new Map<string, Set<string>>();
  for (const node of told) {
    const entry = roleOf(node) === 'button' ? entryOf(node) : undefined;
    if (!entry) continue;
    const name = nameOf(node);
    things.set(name, (things.get(name) ?? new Set()).add(titles.get(entry) ?? ''));
  }
  return [...things].filter(([, titlesOfName]) => titlesOfName.size > 1).map(([name]) => name);
}
