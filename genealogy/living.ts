export { HIDDEN_NAME, type LivingLevel, reduceLiving } from './living/reduce-living.ts';
export { findLiving } from './living/who-lives.ts';
