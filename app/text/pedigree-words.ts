/** How a child belongs to a family. */
export const PEDIGREE_WORD = {
  birth: 'rođeno dijete',
  adopted: 'posvojeno dijete',
  foster: 'udomljeno dijete',
  step: 'pastorak ili pastorka',
} as const;
