import { keyOf } from '../../domain/record.ts';
import { parseRecordKey } from '../../domain/reference.ts';
import type { ContributionText } from '../contributions/contribution.ts';
import type { Library } from '../reading/library.ts';

const SHORTEST_TITLE = 5;
const MOST = 12;

/** Records whose whole title stands in what was told: the dead, notable people, places. */
export function mentionedRecords(library: Library, { text, people, where }: ContributionText): string[] {
  const told = ` ${plainWords([text, people, where].join(' '))} `;
  return [...library.memorials(), ...library.people(), ...library.localities()]
    .filter(({ title }) => title.length >= SHORTEST_TITLE && told.includes(` ${plainWords(title)} `))
    .map(keyOf)
    .slice(0, MOST);
}

/** A whole reference to a memorial that is there, or nothing: what leads nowhere could never be published. */
export function memorialAbout(library: Library, about: string): string {
  const key = parseRecordKey(about);
  return key?.kind === 'memorial' && library.find('memorial', key.slug) ? about : '';
}

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
