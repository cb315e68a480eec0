import type { DraftContent } from '../../../domain/draft-content.ts';
import type { ChosenPhotograph, EditorPaths, RecordChoice, SaveAnswer } from '../../editor-state.ts';

export interface SaveRequest {
  readonly version: number;
  readonly base: DraftContent | null;
  readonly content: DraftContent;
  /** Where it is to be proposed: why, in the proposer's words. */
  readonly why: string | undefined;
}

/** What the editor asks of the site. */
export interface EditorServices {
  /** Rejects where the line is lost, or the site is out of order for a while. */
  save(request: SaveRequest): Promise<SaveAnswer>;
  presence(): Promise<readonly string[]>;
  /** The page is being closed: nobody waits for an answer. */
  leave(): void;
  choices(query: string, signal?: AbortSignal): Promise<readonly RecordChoice[]>;
  tags(query: string, signal?: AbortSignal): Promise<readonly string[]>;
  /** For those who may see them. */
  readonly photographs: ((query: string, signal?: AbortSignal) => Promise<readonly ChosenPhotograph[]>) | undefined;
  /** Rejects with a sentence for whoever sent it. */
  upload(file: File, onProgress: (share: number) => void): Promise<ChosenPhotograph>;
}

const SAVING_TAKES_AT_MOST_MS = 30_000;

export function editorServices(paths: EditorPaths): EditorServices {
  const { photographs } = paths;
  return {
    async save(request) {
      const response = await fetch(paths.save, {
        ...posting(request),
        signal: AbortSignal.timeout(SAVING_TAKES_AT_MOST_MS),
      });
      const answer: unknown = await response.json().catch(() => undefined);
      if (isSaveAnswer(answer)) return answer;
      throw new Error(`the draft was not saved: ${response.status}`);
    },
    async presence() {
      const response = await fetch(paths.presence, posting({}));
      return response.ok ? ((await response.json()) as { others: string[] }).others : [];
    },
    leave() {
      navigator.sendBeacon(paths.presence, new Blob(['{"left":true}'], { type: 'application/json' }));
    },
    choices: async (query, signal) =>
      (await asked<{ options: RecordChoice[] }>(paths.choices, query, signal))?.options ?? [],
    tags: async (query, signal) => (await asked<{ tags: string[] }>(paths.tags, query, signal))?.tags ?? [],
    photographs:
      photographs === undefined
        ? undefined
        : async (query, signal) =>
            (await asked<{ photographs: ChosenPhotograph[] }>(photographs, query, signal))?.photographs ?? [],
    // Its code is fetched when the first picture is sent.
    upload: async (file, onProgress) => (await import('../../photograph-upload.ts')).uploadPhotograph(file, onProgress),
  };
}

function posting(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function isSaveAnswer(answer: unknown): answer is SaveAnswer {
  const kinds: unknown[] = ['saved', 'conflict', 'signed-out', 'refused'];
  return typeof answer === 'object' && answer !== null && 'kind' in answer && kinds.includes(answer.kind);
}

/** What is offered while one types; nothing where it cannot be had. */
async function asked<Answer>(path: string, query: string, signal?: AbortSignal): Promise<Answer | undefined> {
  try {
    const response = await fetch(`${path}?${new URLSearchParams({ q: query })}`, { signal: signal ?? null });
    return response.ok ? ((await response.json()) as Answer) : undefined;
  } catch {
    return undefined;
  }
}
