import type { Page } from '@playwright/test';

/** The states of the faces of a typeface: of its common letters, and of its rare ones. */
export const facesOf = (page: Page, family: string) =>
  page.evaluate(
    (name) =>
      [...document.fonts]
        .filter((face) => face.family.replaceAll('"', '') === name)
        .map(({ status }) => status),
    family,
  );
