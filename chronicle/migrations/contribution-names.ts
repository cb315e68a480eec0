import { type Fields, isFields, type Value } from '../store/document-store.ts';

const ACTIONS = new Map<Value, string>([
  ['told', 'submitted'],
  ['let-through', 'auto-approved'],
  ['left-nameless', 'anonymized'],
]);

/** Plain names for what is stored of contributions. Written out rather than taken from the code, which goes on changing. */
const changes: Readonly<Record<string, (fields: Fields) => Fields>> = {
  contributions: ({ telling, ...rest }) =>
    telling === undefined ? rest : { ...rest, content: isFields(telling) ? withAuthor(telling) : telling },
  'contribution-history': ({ deed, ...rest }) => ({
    ...rest,
    ...(deed === undefined ? {} : { action: ACTIONS.get(deed) ?? deed }),
    ...(rest.role === 'teller' ? { role: 'author' } : {}),
  }),
  'anniversary-subscriptions': ({ letters, ...rest }) => (letters === undefined ? rest : { ...rest, emails: letters }),
};

const renames = {
  tellers: 'authors',
  'tellers-let-through': 'auto-approved-authors',
  'anniversary-letters': 'anniversary-emails',
} as const;

export const CONTRIBUTION_NAMES = { changes, renames };

function withAuthor({ teller, ...text }: Fields): Fields {
  return teller === undefined ? text : { ...text, author: teller };
}
