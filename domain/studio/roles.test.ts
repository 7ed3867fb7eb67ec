import { expect, it } from 'vitest';
import { isRole, may, ROLES } from './roles.ts';

it('lets administrators alone manage people and read the audit log', () => {
  for (const permission of ['managePeople', 'readAudit'] as const) {
    expect(ROLES.filter((role) => may(role, permission))).toEqual(['administrator']);
  }
});

it('gives an unknown role no permission', () => {
  expect(isRole('owner')).toBe(false);
  expect(may('owner', 'managePeople')).toBe(false);
});
