import type { TreeEdit } from '../../../../genealogy/gedcom/edit/tree-edit.ts';
import type { EditAnswer, EditingServices, PersonFacts } from './messages.ts';

/** The site's services for the edits of a tree. */
export function browserServices(tree: string): EditingServices {
  const post = async (address: string, body: unknown): Promise<EditAnswer> => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as EditAnswer;
  };
  const base = `/obiteljsko-stablo/${tree}`;
  return {
    facts: async (person) => {
      const response = await fetch(`${base}/osoba/${encodeURIComponent(person)}/podatci`);
      if (!response.ok) throw new Error(String(response.status));
      return (await response.json()) as PersonFacts;
    },
    send: (edit: TreeEdit, note) => post(`${base}/izmjena`, { edit, note }),
    undo: (version) => post(`${base}/ponisti`, { version }),
  };
}
