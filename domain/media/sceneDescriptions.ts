import { LOCALES, type Locale, type LocalizedText, textIn } from '../locale.ts';
import { COUNTRYSIDE } from './descriptions/countryside.ts';
import type { Descriptions } from './descriptions/descriptions.ts';
import { GATES } from './descriptions/gates.ts';
import { HOTELS } from './descriptions/hotels.ts';
import { LIFE } from './descriptions/life.ts';
import { MEALS } from './descriptions/meals.ts';
import { MONUMENTS } from './descriptions/monuments.ts';
import { MOUNTAINS } from './descriptions/mountains.ts';
import { RIADS } from './descriptions/riads.ts';
import { TOWNS } from './descriptions/towns.ts';
import { WATERS } from './descriptions/waters.ts';
import type { Poster, SceneName } from './poster.ts';

const DESCRIPTIONS: Record<SceneName, LocalizedText> & Descriptions = {
  ...COUNTRYSIDE,
  ...GATES,
  ...HOTELS,
  ...LIFE,
  ...MEALS,
  ...MONUMENTS,
  ...MOUNTAINS,
  ...WATERS,
  ...RIADS,
  ...TOWNS,
};

/** The alternative text of a picture: the entry's title, and what the scene shows. */
export function describeScene({ scene, motif }: Poster, title?: LocalizedText): LocalizedText {
  const description = DESCRIPTIONS[`${scene}/${motif}`] ?? DESCRIPTIONS[scene];
  if (!title) return description;
  const alt = (locale: Locale) =>
    `${textIn(title, locale)}${locale === 'fr' ? ' :' : ':'} ${textIn(description, locale)}`;
  return Object.fromEntries(LOCALES.map((locale) => [locale, alt(locale)])) as LocalizedText;
}

/** The scenes, and their variants that show something else, with what they show. */
export const describedScenes = (): {
  scene: SceneName;
  motif?: string;
  description: LocalizedText;
}[] =>
  Object.entries(DESCRIPTIONS).flatMap(([key, description]) => {
    const [scene, motif] = key.split('/');
    return description ? [{ scene: scene as SceneName, ...(motif && { motif }), description }] : [];
  });
