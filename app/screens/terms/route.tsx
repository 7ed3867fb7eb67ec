import { pageMeta } from '../../parts/head.ts';
import { sitePage } from '../../parts/sitePage.ts';
import { TextPage } from '../../parts/TextPage.tsx';
import { visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';

export function loader({ params, context }: Route.LoaderArgs) {
  return sitePage(visitOf(context, params), 'terms');
}

export const meta = pageMeta;

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <TextPage page={loaderData} />;
}
