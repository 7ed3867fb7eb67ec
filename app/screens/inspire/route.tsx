import { useTranslations } from 'use-intl';
import { pageMeta } from '../../parts/head.ts';
import { Moods } from '../../parts/Moods.tsx';
import { moodsOf } from '../../parts/moods.ts';
import { Shelf } from '../../parts/Shelf.tsx';
import { sitePage } from '../../parts/sitePage.ts';
import { TextPage } from '../../parts/TextPage.tsx';
import { visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';

/** Ways to begin for those who do not know yet where to. */
export function loader({ params, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  const { catalogue, cards } = visit;
  const highlights = catalogue.cities.all.flatMap((city) =>
    city.highlights.flatMap(({ place }) => catalogue.places.get(place) ?? []),
  );
  return {
    ...sitePage(visit, 'inspire', '/inspire'),
    moods: moodsOf(visit),
    places: highlights.map((place) => cards.place(place)),
    experiences: catalogue.experiences.all.map(cards.experience),
  };
}

export const meta = pageMeta;

export default function Inspire({ loaderData }: Route.ComponentProps) {
  const t = useTranslations();
  return (
    <>
      <TextPage page={loaderData}>
        <Moods moods={loaderData.moods} />
      </TextPage>
      <Shelf title={t('home.places')} cards={loaderData.places} />
      <Shelf title={t('menu.experiences')} cards={loaderData.experiences} className="band" />
    </>
  );
}
