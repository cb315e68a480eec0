import { pathTo } from '../../../routes.ts';
import type { EditAnswer, EditRequest, FactsAnswer, UndoRequest } from '../edit-messages.ts';

/** Why an edit was not taken. */
export type EditTrouble = Extract<EditAnswer, { kind: 'conflict' | 'signed-out' | 'refused' }>;

export interface EditingServices {
  facts(person: string): Promise<FactsAnswer>;
  send(request: EditRequest): Promise<EditAnswer>;
  undo(request: UndoRequest): Promise<EditAnswer>;
}

/** The site's services for the edits of a tree. */
export function browserServices(tree: string): EditingServices {
  return {
    facts: async (id) => {
      const response = await fetch(pathTo('treeFacts', { tree, id }));
      if (!response.ok) throw new Error(String(response.status));
      return (await response.json()) as FactsAnswer;
    },
    send: (request) => post(pathTo('treeEdit', { tree }), request),
    undo: (request) => post(pathTo('treeUndo', { tree }), request),
  };
}

async function post(address: string, request: EditRequest | UndoRequest): Promise<EditAnswer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  });
  return (await response.json()) as EditAnswer;
}
