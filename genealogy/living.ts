export { HIDDEN_NAME, isHiddenName } from './genealogy.ts';
export type { Mention } from './living/mentions.ts';
export { reduceLiving, textsNamingLiving } from './living/reduce-living.ts';
export { type LivingLevel, type PersonVisibility, visibilityOf } from './living/visibility.ts';
export { findLiving } from './living/who-lives.ts';
