import { brought } from '../../chronicle/editing/publish.ts';
import type { Opened } from '../../chronicle/editing/save-draft.ts';
import { HEADING, plainText } from '../../chronicle/search/plain-text.ts';
import { compareTexts, isChanged, letterBudget } from '../../domain/compare-texts.ts';
import { contentOf, type DraftContent } from '../../domain/draft-content.ts';
import { inWords } from '../../domain/merge-content.ts';
import type { ComparedField } from '../features/draft/side-by-side.tsx';
import type { RequestSite } from '../site-context.ts';
import { dateText } from '../text/dates.ts';
import { FIELD_LABEL } from '../text/editing-faults.ts';
import { CERTAINTY_LABEL } from '../text/labels.ts';
import { referenceView } from './reference-view.ts';

/** The fields that differ, as people read them. */
export async function comparedContents(
  site: RequestSite,
  before: DraftContent | undefined,
  after: DraftContent,
): Promise<ComparedField[]> {
  const references = new Set([before, after].flatMap((content) => content?.links ?? []));
  const named = await Promise.all(
    [...references].map(async (reference) => [reference, (await referenceView(site, reference)).label] as const),
  );
  const names = new Map(named);
  const budget = letterBudget();
  const compared = (field: keyof DraftContent): ComparedField => {
    const then = before ? fieldText(before, field, names) : '';
    return {
      label: FIELD_LABEL[field] ?? field,
      rows: compareTexts(then, fieldText(after, field, names), {
        budget,
        ...(field === 'body' ? { show: readable } : {}),
      }),
    };
  };
  // A long text must not use up what the others need.
  const all = Object.keys(FIELD_LABEL) as (keyof DraftContent)[];
  const short = new Map<keyof DraftContent, ComparedField>(
    all.filter((field) => field !== 'body').map((field) => [field, compared(field)]),
  );
  const fields = all.map((field) => short.get(field) ?? compared(field));
  return fields.filter(({ rows }) => rows.some(isChanged));
}

export function changedFields(before: DraftContent, after: DraftContent): string[] {
  const fields = Object.keys(FIELD_LABEL) as (keyof DraftContent)[];
  return fields
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => (FIELD_LABEL[field] ?? field).toLocaleLowerCase('hr'));
}

/** What publishing a draft would change of the record as it is now. */
export async function changesOf(site: RequestSite, { open, stored }: Opened): Promise<ComparedField[]> {
  if (!open || !stored) return [];
  const { content } = await brought(site, open.draft, stored);
  return comparedContents(site, contentOf(stored.record), content);
}

/** Without the signs of Markdown, which nobody who writes here need know. */
function readable(paragraph: string): string {
  return plainText(paragraph).replaceAll(HEADING, '').trim();
}

/** A field as text, one paragraph for each item of a list. */
function fieldText(content: DraftContent, field: keyof DraftContent, names: ReadonlyMap<string, string>): string {
  const value = content[field];
  if (field === 'date' || field === 'born' || field === 'died') return dateText(String(value));
  if (field === 'links') return content.links.map((reference) => names.get(reference) ?? reference).join('\n\n');
  if (field === 'sources') {
    const sources = content.sources.map((source) => ({ ...source, certainty: CERTAINTY_LABEL[source.certainty] }));
    return sources.map(inWords).join('\n\n');
  }
  if (Array.isArray(value)) {
    const items = value as readonly Parameters<typeof inWords>[0][];
    return items.map(inWords).join('\n\n');
  }
  return inWords(value as Parameters<typeof inWords>[0]);
}
