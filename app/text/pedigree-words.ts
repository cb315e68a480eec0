import type { PEDIGREES } from '../../genealogy/index.ts';

/** How a child belongs to a family. */
export const PEDIGREE_WORD: Readonly<Record<(typeof PEDIGREES)[number], string>> = {
  birth: 'rođeno dijete',
  adopted: 'posvojeno dijete',
  foster: 'udomljeno dijete',
  step: 'pastorak ili pastorka',
};
