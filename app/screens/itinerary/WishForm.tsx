import { useRef, useState } from 'react';
import { Form, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PACES, PRICE_LEVELS, TRAVEL_MODES } from '../../../domain/plan/model.ts';
import { dateAfter } from '../../../domain/plan/schedule.ts';
import { labelOf, readPoint } from '../../../domain/plan/startingPoint.ts';
import { MOST_WISHED_DAYS } from '../../../domain/plan/wish.ts';
import { Say } from '../../i18n/words.tsx';
import { keepFilters } from '../../parts/keepFilters.ts';
import { OwnFilters } from '../../parts/OwnFilters.tsx';
import { BuildByHand } from './BuildByHand.tsx';
import { ChoiceChips } from './ChoiceChips.tsx';
import { MyPosition } from './MyPosition.tsx';
import { PickOnMap } from './PickOnMap.tsx';
import { StartChoice } from './StartChoice.tsx';
import type { WishFormData } from './wishForm.ts';

const OWN_FILTERS = ['dates', 'startingPoint', 'triptags'] as const;

/** What one wishes of a journey: a plan is proposed for it, without scripts too. */
export function WishForm({ form: { asked, problem, starts, interests } }: { form: WishFormData }) {
  const t = useTranslations('plan');
  const { locale } = useParams();
  const form = useRef<HTMLFormElement>(null);
  const point = readPoint(asked.start);
  const [own, setOwn] = useState(
    point && { id: labelOf(point), title: t('pointAt', { point: labelOf(point) }) },
  );
  const [start, setStart] = useState(own?.id ?? asked.start);
  const towns = starts.map(({ id, title }) => ({ id, title: { text: title } }));

  function takeOwn(id: string, title: string): void {
    setOwn({ id, title });
    setStart(id);
  }

  return (
    <section className="wish band full" aria-labelledby="wish">
      <div className="section-head">
        <h2 id="wish">{t('wish.title')}</h2>
        <p className="section-lead">{t('wish.lead')}</p>
      </div>
      <OwnFilters names={OWN_FILTERS} options={{ startingPoint: towns, triptags: interests }} />
      <Form
        ref={form}
        action={`/${locale}/itinerary`}
        className="wish-form"
        onSubmit={({ currentTarget }) => keep(new FormData(currentTarget))}
      >
        {problem && (
          <p role="alert" className="form-problem">
            {t(`problem.${problem}`, { most: MOST_WISHED_DAYS })}
          </p>
        )}
        <div className="wish-line">
          <div className="wish-start">
            <StartChoice
              label={t('startingPoint')}
              name="start"
              required
              starts={starts}
              none={t('choose')}
              own={own}
              value={start}
              onChange={({ target }) => setStart(target.value)}
              error={problem === 'start' ? t('problem.start') : undefined}
            />
            <div className="start-ways">
              <MyPosition onPosition={takeOwn} />
              <PickOnMap onPosition={takeOwn} />
            </div>
          </div>
          <label className="choice">
            <span>{t('wish.days')}</span>
            <input
              type="number"
              name="days"
              min={1}
              max={MOST_WISHED_DAYS}
              required
              defaultValue={asked.days}
            />
          </label>
          <label className="choice">
            <span>{t('wish.from')}</span>
            <input type="date" name="from" defaultValue={asked.from} />
          </label>
        </div>
        <ChoiceChips
          legend={t('wish.by')}
          name="by"
          type="radio"
          options={TRAVEL_MODES.map((mode) => ({
            value: mode,
            label: t(`by.${mode}`),
            checked: asked.by === mode,
          }))}
        />
        <ChoiceChips
          legend={t('wish.pace')}
          name="pace"
          type="radio"
          options={PACES.map((pace) => ({
            value: pace,
            label: t(`pace.${pace}`),
            hint: t(`paceHint.${pace}`),
            checked: asked.pace === pace,
          }))}
        />
        <ChoiceChips
          legend={t('wish.budget')}
          name="budget"
          type="radio"
          options={PRICE_LEVELS.map((level) => ({
            value: String(level),
            label: t(`budget.${level}`),
            checked: asked.budget === level,
          }))}
        />
        <ChoiceChips
          legend={t('wish.interests')}
          name="for"
          type="checkbox"
          options={interests.map(({ id, title, chosen }) => ({
            value: id,
            label: <Say words={title} />,
            checked: chosen,
          }))}
        />
        <p className="ways-on">
          <button type="submit" className="button">
            {t('wish.propose')}
          </button>
          <BuildByHand form={form} starts={starts} />
        </p>
      </Form>
    </section>
  );
}

/** What other pages can be narrowed by too is remembered. */
function keep(fields: FormData): void {
  const text = (name: string) => String(fields.get(name) ?? '');
  const from = text('from');
  void keepFilters({
    startingPoint: readPoint(text('start')) ? undefined : text('start') || undefined,
    triptags: fields.getAll('for').map(String),
    ...(from && { dates: { start: from, end: dateAfter(from, Number(text('days')) - 1) } }),
  });
}
