import { useRef, useState } from 'react';
import { Form, useParams } from 'react-router';
import { PRICE_LEVELS } from '../../../domain/content/priceLevels.ts';
import { dateAfter } from '../../../domain/format/dates.ts';
import { MAX_REQUEST_DAYS } from '../../../domain/planner/planRequest.ts';
import { labelOf, readPoint } from '../../../domain/planner/startingPoint.ts';
import { MAX_DAYS, PACES, TRAVEL_MODES } from '../../../domain/visitor/tourLimits.ts';
import * as band from '../../components/Band.module.css';
import { Button, ButtonGroup } from '../../components/Button.tsx';
import { ChoiceChips } from '../../components/ChoiceChips.tsx';
import { Field } from '../../components/Field.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { Text } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { saveFilters } from '../filters/FilterForm.tsx';
import { OwnFilters } from '../filters/OwnFilters.tsx';
import { BuildByHand } from './BuildByHand.tsx';
import { OwnStart } from './OwnStart.tsx';
import * as styles from './PlanRequestForm.module.css';
import type { PlanRequestData } from './planRequestData.ts';
import { StartChoice } from './StartChoice.tsx';

const OWN_FILTERS = ['dates', 'startingPoint', 'triptags', 'budget'] as const;

/** Form for a plan request. It is sent with GET and works without JavaScript. */
export function PlanRequestForm({
  form: { requested, problem, starts, interests },
}: {
  form: PlanRequestData;
}) {
  const t = useTranslations('plan');
  const { locale } = useParams();
  const form = useRef<HTMLFormElement>(null);
  const point = readPoint(requested.start);
  const [own, setOwn] = useState(
    point && { id: labelOf(point), title: t('pointAt', { point: labelOf(point) }) },
  );
  const [start, setStart] = useState(own?.id ?? requested.start);
  const towns = starts.map(({ id, title }) => ({ id, title: { text: title } }));
  const budgets = PRICE_LEVELS.map((level) => ({
    id: String(level),
    title: { text: t(`budget.${level}`) },
  }));

  function setOwnStart(id: string, title: string): void {
    setOwn({ id, title });
    setStart(id);
  }

  return (
    <section className={band.root} aria-labelledby="wish">
      <SectionHead id="wish" title={t('wish.title')} lead={t('wish.lead')} />
      <OwnFilters
        names={OWN_FILTERS}
        // The highest budget does not limit anything.
        options={{ startingPoint: towns, triptags: interests, budget: budgets.slice(0, -1) }}
      />
      <Form
        ref={form}
        action={`/${locale}/itinerary`}
        className={styles.root}
        onSubmit={({ currentTarget }) => rememberFilters(new FormData(currentTarget))}
      >
        {problem && (
          <p role="alert" className={styles.problem}>
            {t(`problem.${problem}`, { most: MAX_REQUEST_DAYS })}
          </p>
        )}
        <div className={styles.line}>
          <div className={styles.start}>
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
            <OwnStart onPosition={setOwnStart} />
          </div>
          <Field label={t('wish.days')}>
            <input
              type="number"
              name="days"
              min={1}
              max={MAX_DAYS}
              required
              defaultValue={requested.days}
            />
          </Field>
          <Field label={t('wish.from')}>
            <input type="date" name="from" defaultValue={requested.from} />
          </Field>
        </div>
        <ChoiceChips
          legend={t('wish.by')}
          name="by"
          type="radio"
          options={TRAVEL_MODES.map((mode) => ({
            value: mode,
            label: t(`by.${mode}`),
            checked: requested.by === mode,
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
            checked: requested.pace === pace,
          }))}
        />
        <ChoiceChips
          legend={t('wish.budget')}
          name="budget"
          type="radio"
          options={PRICE_LEVELS.map((level) => ({
            value: String(level),
            label: t(`budget.${level}`),
            checked: requested.budget === level,
          }))}
        />
        <ChoiceChips
          legend={t('wish.interests')}
          name="for"
          type="checkbox"
          options={interests.map(({ id, title, chosen }) => ({
            value: id,
            label: <Text value={title} />,
            checked: chosen,
          }))}
        />
        <ButtonGroup>
          <Button type="submit">{t('wish.propose')}</Button>
          <BuildByHand form={form} starts={starts} />
        </ButtonGroup>
      </Form>
    </section>
  );
}

/** Stores the answers that also filter lists on other pages. */
function rememberFilters(fields: FormData): void {
  const text = (name: string) => String(fields.get(name) ?? '');
  const from = text('from');
  void saveFilters({
    startingPoint: readPoint(text('start')) ? undefined : text('start') || undefined,
    triptags: fields.getAll('for').map(String),
    budget: Number(text('budget')),
    ...(from && { dates: { start: from, end: dateAfter(from, Number(text('days')) - 1) } }),
  });
}
