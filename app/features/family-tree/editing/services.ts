import type { PackedGenealogy } from '../../../../genealogy/packed/packed.ts';
import { SEARCH_PARAM } from '../../../query-words.ts';
import { pathTo } from '../../../routes.ts';
import type { EditAnswer, EditRequest, FactsAnswer, UndoRequest } from '../edit-messages.ts';

/** Why an edit was not taken. */
export type EditTrouble = Extract<EditAnswer, { kind: 'conflict' | 'signed-out' | 'refused' }>;

export interface OfferedPhotograph {
  readonly file: string;
  readonly title: string;
  readonly alt: string;
  readonly src: string;
  readonly thumbnail: string;
}

export type EditingServices = ReturnType<typeof browserServices>;

/** The site's services for the edits of a tree. */
export function browserServices(tree: string) {
  return {
    facts: async (id: string) => {
      const response = await fetch(pathTo('treeFacts', { tree, id }));
      if (!response.ok) throw new Error(String(response.status));
      return (await response.json()) as FactsAnswer;
    },
    /** As it is now, where an answer came without it or not at all. */
    tree: async () => {
      const response = await fetch(pathTo('treeData', { tree }));
      if (!response.ok) throw new Error(String(response.status));
      return (await response.json()) as PackedGenealogy;
    },
    /** Sent again under the same key, it is the same edit. */
    send: (request: EditRequest, key: string) => post(pathTo('treeEdit', { tree }), request, key),
    undo: (request: UndoRequest) => post(pathTo('treeUndo', { tree }), request),
    /** Photographs of the desk that a tree may show. */
    photographs: async (query: string, signal: AbortSignal): Promise<readonly OfferedPhotograph[]> => {
      const asked = new URLSearchParams({ [SEARCH_PARAM]: query });
      const response = await fetch(`${pathTo('photographsData')}?${asked}`, { signal });
      return response.ok ? ((await response.json()) as { photographs: OfferedPhotograph[] }).photographs : [];
    },
    upload: async (file: File, onProgress: (share: number) => void): Promise<OfferedPhotograph> => {
      const { uploadPhotograph } = await import('../../../photograph-upload.ts');
      return { ...(await uploadPhotograph(file, onProgress)), title: '' };
    },
    /** Says that somebody is being edited here, and answers who else edits them. */
    presence: async (id: string): Promise<readonly string[]> => {
      const response = await fetch(pathTo('treePresence', { tree, id }), posting({}));
      return response.ok ? ((await response.json()) as { others: string[] }).others : [];
    },
    /** They are no longer edited here: nobody waits for an answer. */
    leave: (id: string) => {
      const said = new Blob(['{"left":true}'], { type: 'application/json' });
      navigator.sendBeacon(pathTo('treePresence', { tree, id }), said);
    },
  };
}

async function post(address: string, request: EditRequest | UndoRequest, key = ''): Promise<EditAnswer> {
  return (await (await fetch(address, posting(request, key))).json()) as EditAnswer;
}

function posting(body: object, key = ''): RequestInit {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}
