import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { screenWords } from '../../i18n/screenWords.ts';
import { answerForm, type FormAnswer, valuesOf } from '../../parts/forms/answer.ts';
import { Sent } from '../../parts/forms/Sent.tsx';
import { sendOrStay } from '../../parts/forms/sendOrStay.ts';
import { pageMeta } from '../../parts/head.ts';
import { sitePage } from '../../parts/sitePage.ts';
import { TextPage } from '../../parts/TextPage.tsx';
import { notFound, visitOf } from '../../parts/visit.ts';
import { siteContext } from '../../site.ts';
import type { Route } from './+types/route';
import { ByKey } from './ByKey.tsx';
import { SubscribeForm } from './SubscribeForm.tsx';

/** After the form; and where the links of mails lead, each to a button: machines open links. */
const STEPS = ['asked', 'confirm', 'leave'] as const;
type Step = (typeof STEPS)[number];

export function loader({ params, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  const step = STEPS.find((known) => known === params.step);
  if (params.step && !step) throw notFound(visit.catalogue, visit.locale, params.step);
  const { head, ...page } = sitePage(visit, 'newsletter');
  return {
    ...page,
    head: { ...head, unlisted: step !== undefined },
    words: screenWords('forms', visit.locale),
    step,
  };
}

/** What became of a key that a mail brought. */
export interface KeyAnswer {
  done: boolean;
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const { desk } = context.get(siteContext);
  if (params.step === 'confirm') return told((await desk?.confirmNewsletter(key)) ?? false);
  // RFC 8058: mail programs send their one click here as well, and want no redirect.
  if (params.step === 'leave') return told((await desk?.leaveNewsletter(key)) ?? false);
  const form = await request.clone().formData();
  // The footer asks for the address alone; what is agreed to stands on this page.
  if (!form.has('locale')) return { problems: {}, values: valuesOf(form) } satisfies FormAnswer;
  return answerForm(request, context, 'newsletter', () => `/${params.locale}/newsletter/asked`);
}

const told = (done: boolean) => data<KeyAnswer>({ done }, { status: done ? 200 : 404 });

export const clientAction = sendOrStay;

export const meta = pageMeta;

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <TextPage page={loaderData}>
      <Step step={loaderData.step} answer={actionData} />
    </TextPage>
  );
}

function Step({ step, answer }: { step: Step | undefined; answer?: KeyAnswer | FormAnswer }) {
  const t = useTranslations('newsletter');
  if (step === 'asked') {
    return (
      <Sent title={t('asked')}>
        <p>{t('askedText')}</p>
      </Sent>
    );
  }
  const byKey = answer && 'done' in answer ? answer : undefined;
  if (step) return <ByKey step={step} answer={byKey} />;
  return <SubscribeForm answer={answer && 'problems' in answer ? answer : undefined} />;
}
