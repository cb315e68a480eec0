import type { Reason } from './likeness.ts';

const WORDS: Readonly<Record<Reason, string>> = {
  'same-uid': 'ista trajna oznaka u obje datoteke',
  link: 'poveznica u obje datoteke',
  name: 'isto ime',
  'pet-form': 'drugi oblik istoga imena',
  spelling: 'slično zapisano ime',
  nickname: 'isti nadimak',
  surname: 'isto prezime',
  'married-name': 'prezime po mužu ili ocu',
  'birth-day': 'isti dan rođenja',
  'birth-year': 'ista ili bliska godina rođenja',
  'death-year': 'ista ili bliska godina smrti',
  place: 'isto mjesto',
  house: 'isti kućni nadimak',
  parents: 'isti roditelji',
  spouse: 'isti supružnik',
  children: 'ista djeca',
  siblings: 'ista braća i sestre',
};

/** Why two are held to be one, in words: «isto ime, isti roditelji». */
export function wordReasons(why: readonly Reason[]): string {
  return why.map((reason) => WORDS[reason]).join(', ');
}
