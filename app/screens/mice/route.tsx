import { useTranslations } from 'use-intl';
import { pictureOf } from '../../../domain/picture.ts';
import { Say, wordsIn } from '../../i18n/words.tsx';
import { pictureView } from '../../parts/card.ts';
import { pageMeta } from '../../parts/head.ts';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { sitePage } from '../../parts/sitePage.ts';
import { TextPage } from '../../parts/TextPage.tsx';
import { visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';

const KINDS = ['venue', 'category', 'format'] as const;

export function loader({ params, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  const { catalogue, locale } = visit;
  const offers = catalogue.mice.all.map((offer) => ({
    id: offer._id,
    kind: offer.kind,
    title: wordsIn(offer.title, locale),
    summary: wordsIn(offer.summary, locale),
    picture: pictureView(pictureOf('mice', offer), locale),
    // A link only to what is there: a venue need not be a place of its own.
    place: catalogue.places.get(offer.place ?? '')?._id,
  }));
  return { ...sitePage(visit, 'mice', '/mice'), offers };
}

export const meta = pageMeta;

export default function MicePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('mice');
  return (
    <TextPage page={loaderData}>
      {KINDS.map((kind) => (
        <section key={kind}>
          <div className="section-head">
            <h2>{t(kind)}</h2>
          </div>
          <ul className="card-grid">
            {loaderData.offers
              .filter((offer) => offer.kind === kind)
              .map(({ id, title, summary, picture, place }) => (
                <li key={id} className="card">
                  <Picture
                    picture={{ ...picture, alt: '' }}
                    sizes="(min-width: 768px) 310px, 92vw"
                  />
                  <h3 className="card-title">
                    {place ? (
                      <LocaleLink to={`/poi/${place}`}>
                        <Say words={title} />
                      </LocaleLink>
                    ) : (
                      <Say words={title} />
                    )}
                  </h3>
                  {summary && (
                    <p className="card-summary">
                      <Say words={summary} />
                    </p>
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </TextPage>
  );
}
