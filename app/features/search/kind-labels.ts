import { KIND_LABEL } from '../../text/labels.ts';
import { counted, WORDS } from '../../text/plurals.ts';
import type { FoundKind } from './views.ts';

/** What one find is. */
export const FOUND_KIND_LABEL: Readonly<Record<FoundKind, string>> = {
  ...KIND_LABEL,
  individual: 'U stablu',
  place: 'Na karti',
  draft: 'Nacrt',
  contribution: 'Prilog koji čeka',
};

/** What several are called together. */
export const FOUND_GROUP_LABEL: Readonly<Record<FoundKind, string>> = {
  person: 'Poznate osobe',
  individual: 'Ljudi iz stabala',
  memorial: 'In memoriam',
  article: 'Članci',
  locality: 'Lokaliteti',
  place: 'Na karti',
  period: 'Razdoblja',
  memory: 'Uspomene',
  page: 'Stranice',
  draft: 'Nacrti',
  contribution: 'Prilozi koji čekaju',
};

/** Here rather than where it is used: what a document does in the browser imports no app/text. */
export function findsInWords(total: number): string {
  return total === 0 ? 'Ništa nije nađeno' : counted(total, WORDS.find);
}
