const ANCESTORS = ['Roditelji', 'Djedovi i bake', 'Pradjedovi i prabake', 'Prapradjedovi i praprabake'] as const;
const DESCENDANTS = ['Djeca', 'Unučad', 'Praunučad', 'Prapraunučad'] as const;

/** What a generation is called, 1 being the parents. */
export function ancestorsHeading(generation: number): string {
  return ANCESTORS[generation - 1] ?? `${generation}. koljeno predaka`;
}

/** 1 being the children. */
export function descendantsHeading(generation: number): string {
  return DESCENDANTS[generation - 1] ?? `${generation}. koljeno potomaka`;
}
