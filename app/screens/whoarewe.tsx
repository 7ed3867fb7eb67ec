import { getPageContext } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import type { Route } from './+types/whoarewe';
import { sitePage } from './templates/sitePage.ts';
import { TextPage } from './templates/TextPage.tsx';

export function loader({ params, context }: Route.LoaderArgs) {
  return sitePage(getPageContext(context, params), 'whoarewe');
}

export const meta = pageMeta;

export default function WhoAreWe({ loaderData }: Route.ComponentProps) {
  return <TextPage page={loaderData} />;
}
