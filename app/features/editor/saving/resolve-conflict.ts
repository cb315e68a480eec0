import type { DraftContent } from '../../../../domain/draft-content.ts';
import type { Conflict } from '../../../editor-state.ts';

export type Choice = 'mine' | 'theirs' | 'both';

/** What comes of the choices, one for each conflict. Of the text `merged` has both, one after the other; of other fields mine. */
export function resolved({ merged, theirs, conflicts }: Conflict, choices: readonly Choice[]): DraftContent {
  let body = merged.body;
  const fields: Record<string, unknown> = {};
  conflicts.forEach(({ field, mine, theirs: others, both = '' }, index) => {
    const choice = choices[index] ?? 'both';
    if (field !== 'body') {
      if (choice === 'theirs') fields[field] = theirs[field as keyof DraftContent];
      return;
    }
    if (choice !== 'both') body = replaceOnce(body, both, choice === 'mine' ? mine : others);
  });
  return { ...merged, ...fields, body: body.replace(/\n{3,}/g, '\n\n').trim() };
}

function replaceOnce(text: string, part: string, by: string): string {
  const index = text.indexOf(part);
  return index === -1 ? text : text.slice(0, index) + by + text.slice(index + part.length);
}
