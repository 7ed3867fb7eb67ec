import { useEffect } from 'react';
import { data } from 'react-router';
import { type FormResult, formResult } from '../features/forms/formResult.ts';
import { offlineSafeAction } from '../features/forms/offlineSafeAction.ts';
import { SubmissionSuccess } from '../features/forms/SubmissionSuccess.tsx';
import { SubscribeForm } from '../features/newsletter/SubscribeForm.tsx';
import { TokenAction, type TokenResult } from '../features/newsletter/TokenAction.tsx';
import { messages } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { getPageContext, notFound } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import { siteContext } from '../lib/siteContext.ts';
import { useUser } from '../lib/userStore.ts';
import type { Route } from './+types/newsletter';
import { sitePage } from './templates/sitePage.ts';
import { TextPage } from './templates/TextPage.tsx';

/**
 * The newsletter form, and the target of links in e-mails. Each link leads to a button, because
 * scanners follow links.
 */
const STEPS = ['asked', 'confirm', 'leave'] as const;
type Step = (typeof STEPS)[number];

export function loader({ params, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  const step = STEPS.find((known) => known === params.step);
  if (params.step && !step) throw notFound(pageContext.catalogue, pageContext.locale, params.step);
  const { head, ...page } = sitePage(pageContext, 'newsletter');
  return {
    ...page,
    head: { ...head, unlisted: step !== undefined },
    messages: messages(pageContext.locale, ['forms', 'newsletter', 'newsletterForm']),
    step,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const { submissions } = context.get(siteContext);
  if (params.step === 'confirm')
    return tokenResponse((await submissions?.confirmNewsletter(key)) ?? false);
  // RFC 8058: e-mail programs post their one-click request here and expect no redirect.
  if (params.step === 'leave')
    return tokenResponse((await submissions?.unsubscribeNewsletter(key)) ?? false);
  return formResult(request, context, 'newsletter', () => `/${params.locale}/newsletter/asked`);
}

const tokenResponse = (isDone: boolean) =>
  data<TokenResult>({ done: isDone }, { status: isDone ? 200 : 404 });

export const clientAction = offlineSafeAction;

export const meta = pageMeta;

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <TextPage page={loaderData}>
      <Step step={loaderData.step} actionData={actionData} />
    </TextPage>
  );
}

function Step({
  step,
  actionData,
}: {
  step: Step | undefined;
  actionData?: TokenResult | FormResult;
}) {
  const t = useTranslations('newsletter');
  const tokenResult = actionData && 'done' in actionData ? actionData : undefined;
  const isDone = step === 'asked' || tokenResult?.done;
  useEffect(() => {
    if (!isDone) return;
    const subscribed = step === 'confirm';
    useUser.setState({ newsletter: step !== 'leave', subscribedToNewsletter: subscribed });
  }, [step, isDone]);
  if (step === 'asked') {
    return (
      <SubmissionSuccess title={t('asked')}>
        <p>{t('askedText')}</p>
      </SubmissionSuccess>
    );
  }
  if (step) return <TokenAction step={step} result={tokenResult} />;
  return <SubscribeForm result={actionData && 'problems' in actionData ? actionData : undefined} />;
}
