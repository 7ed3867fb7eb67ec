import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { isReference } from '../../../domain/forms/reference.ts';
import { screenWords } from '../../i18n/screenWords.ts';
import { answerForm } from '../../parts/forms/answer.ts';
import { sendOrStay } from '../../parts/forms/sendOrStay.ts';
import { pageMeta } from '../../parts/head.ts';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { sitePage } from '../../parts/sitePage.ts';
import { TextPage } from '../../parts/TextPage.tsx';
import { visitOf } from '../../parts/visit.ts';
import type { loader as rootLoader } from '../../root.tsx';
import type { Route } from './+types/route';
import { ContactForm, ContactSent } from './ContactForm.tsx';

/** `sent` in the address is the reference of what was just sent. */
export function loader({ params, context, request }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  const sent = new URL(request.url).searchParams.get('sent');
  return {
    ...sitePage(visit, 'contact'),
    words: screenWords('forms', visit.locale),
    sent: isReference(sent) ? sent : undefined,
  };
}

export function action({ request, context, params }: Route.ActionArgs) {
  const onward = (reference: string) => `/${params.locale}/contact?sent=${reference}`;
  return answerForm(request, context, 'contact', onward);
}

export const clientAction = sendOrStay;

/** What most questions are about. */
const WAYS = [
  ['/practical-info', 'practicalInfo'],
  ['/mapsguides', 'mapsguides'],
  ['/mice', 'mice'],
] as const;

export const meta = pageMeta;

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations();
  const config = useRouteLoaderData<typeof rootLoader>('root')?.config;
  return (
    <TextPage page={loaderData}>
      <div>
        {(config?.email || config?.phone) && (
          <address>
            {config.email && <a href={`mailto:${config.email}`}>{config.email}</a>}
            {config.phone && <a href={`tel:${config.phone.replaceAll(' ', '')}`}>{config.phone}</a>}
          </address>
        )}
        <p className="ways-on">
          {WAYS.map(([path, key]) => (
            <LocaleLink key={path} to={path} className="button quiet">
              {t(`menu.${key}`)}
            </LocaleLink>
          ))}
        </p>
      </div>
      {loaderData.sent ? (
        <ContactSent reference={loaderData.sent} />
      ) : (
        <ContactForm answer={actionData} />
      )}
    </TextPage>
  );
}
