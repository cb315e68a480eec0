import type { DraftContent } from '../../../domain/draft-content.ts';
import type { FieldFault } from '../../editor-state.ts';

/** An empty field is no fault while one has not come to it yet: it is told when publishing was tried. */
export function shownFaults(
  faults: readonly FieldFault[],
  content: DraftContent,
  showsAll: boolean,
): readonly FieldFault[] {
  if (showsAll) return faults;
  return faults.filter(({ field }) => isFilled(content, field.split('.')));
}

/** Whether something has been written where it was missing: then that is no fault any more. */
export function hasBeenFilled(field: string, before: DraftContent, after: DraftContent): boolean {
  const path = field.split('.');
  return !isFilled(before, path) && isFilled(after, path);
}

function isFilled(value: unknown, [part, ...rest]: readonly string[]): boolean {
  if (Array.isArray(value) && part === undefined) return value.length > 0;
  if (part !== undefined && typeof value === 'object' && value !== null) {
    return isFilled((value as Readonly<Record<string, unknown>>)[part], rest);
  }
  // Of a text there may be a part that is missing: what its pictures show.
  return typeof value === 'string' && part === undefined && value.trim() !== '';
}
