import { isReference } from '../../domain/forms/reference.ts';
import { ButtonGroup, ButtonLink } from '../components/Button.tsx';
import { ContactForm, ContactSent } from '../features/contact/ContactForm.tsx';
import { formResult } from '../features/forms/formResult.ts';
import { offlineSafeAction } from '../features/forms/offlineSafeAction.ts';
import { messages } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { getPageContext } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import { useRootData } from '../lib/rootData.ts';
import type { Route } from './+types/contact';
import * as styles from './contact.module.css';
import { sitePage } from './templates/sitePage.ts';
import { TextPage } from './templates/TextPage.tsx';

/** `sent` in the query is the reference of the last submission. */
export function loader({ params, context, request }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  const sent = new URL(request.url).searchParams.get('sent');
  return {
    ...sitePage(pageContext, 'contact'),
    messages: messages(pageContext.locale, ['contactForm', 'forms']),
    sent: isReference(sent) ? sent : undefined,
  };
}

export function action({ request, context, params }: Route.ActionArgs) {
  const nextPath = (reference: string) => `/${params.locale}/contact?sent=${reference}`;
  return formResult(request, context, 'contact', nextPath);
}

export const clientAction = offlineSafeAction;

/** Frequent topics. */
const WAYS = [
  ['/practical-info', 'practicalInfo'],
  ['/mapsguides', 'mapsguides'],
  ['/mice', 'mice'],
] as const;

export const meta = pageMeta;

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations();
  const { email, phone } = useRootData()?.settings.contact ?? {};
  return (
    <TextPage page={loaderData}>
      <div>
        {(email || phone) && (
          <address className={styles.address}>
            {email && <a href={`mailto:${email}`}>{email}</a>}
            {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
          </address>
        )}
        <ButtonGroup>
          {WAYS.map(([path, key]) => (
            <ButtonLink key={path} to={path} quiet>
              {t(`menu.${key}`)}
            </ButtonLink>
          ))}
        </ButtonGroup>
      </div>
      {loaderData.sent ? (
        <ContactSent reference={loaderData.sent} />
      ) : (
        <ContactForm result={actionData} />
      )}
    </TextPage>
  );
}
