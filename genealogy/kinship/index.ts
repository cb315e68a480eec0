export { relate } from './relate.ts';
export type { Kind, PathStep, Relationship } from './relationship.ts';
