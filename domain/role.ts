/** What somebody with an account is on the site. What they are toward one contribution is another question (contribution-permissions.ts). */
export type Role = 'member' | 'writer' | 'editor';

/** What is given to an address. Everybody else is a member. */
export const GIVEN_ROLES = ['writer', 'editor'] as const satisfies readonly Role[];
export type GivenRole = (typeof GIVEN_ROLES)[number];
