/** Roles of the council's staff, and what each may do in the Studio. */

export const ROLES = ['administrator', 'editor', 'translator', 'reader'] as const;
export type Role = (typeof ROLES)[number];

/** The actions that not every role may do. All roles may read the content. */
const PERMISSIONS = {
  /** Invite people, change their roles, disable accounts, make reset links. */
  managePeople: ['administrator'],
  /** Read the log of sign-ins and changes. */
  readAudit: ['administrator'],
  /** Change all fields of entries, publish, take off the site. */
  edit: ['administrator', 'editor'],
  /** Change and publish texts in languages other than English. */
  translate: ['administrator', 'editor', 'translator'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

export const isRole = (value: unknown): value is Role => ROLES.includes(value as Role);

/** Whether a role has a permission. An unknown role has none. */
export function may(role: string, permission: Permission): boolean {
  const roles: readonly string[] = PERMISSIONS[permission];
  return roles.includes(role);
}
